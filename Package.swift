// swift-tools-version: 6.2
import CompilerPluginSupport
import Foundation
import PackageDescription

/// Folder of the swift-syntax that ships in the toolchain (`…/usr/lib/swift/host`), found from the `swiftc` on PATH.
let toolchainHost: String = {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    for folder in path.split(separator: ":") {
        let compiler = URL(fileURLWithPath: String(folder)).appendingPathComponent("swiftc")
        guard FileManager.default.isExecutableFile(atPath: compiler.path) else { continue }
        let bin = compiler.resolvingSymlinksInPath().deletingLastPathComponent()
        return bin.deletingLastPathComponent().appendingPathComponent("lib/swift/host").path
    }
    return "/usr/lib/swift/host"
}()

let macroLibraries = ["SwiftSyntax", "SwiftSyntaxMacros", "SwiftSyntaxBuilder", "SwiftDiagnostics"]

/// Finds the swift-syntax modules of the toolchain.
let readsToolchain = SwiftSetting.unsafeFlags(["-I", toolchainHost])

/// Links these swift-syntax libraries of the toolchain.
func linksToolchain(_ libraries: [String]) -> LinkerSetting {
    .unsafeFlags(["-L", toolchainHost, "-Xlinker", "-rpath", "-Xlinker", toolchainHost] + libraries.map { "-l\($0)" })
}

/// Lets the shared libraries find the functions of `FrozenHost` in the executable before those of the C library.
let exportsSymbols = LinkerSetting.unsafeFlags(["-Xlinker", "--export-dynamic"])

let package = Package(
    name: "Vitrine",
    products: [
        .library(name: "SwiftUI", targets: ["SwiftUI", "UIKit", "Combine", "CoreGraphics"]),
        .library(name: "VitrineTesting", targets: ["VitrineTesting"]),
        .executable(name: "vitrine", targets: ["vitrine"]),
    ],
    targets: [
        .target(name: "Combine"),
        .target(name: "CStack"),
        .target(name: "_Testing_CoreGraphics"),
        .target(name: "_Testing_UIKit"),
        .target(name: "CoreGraphics", dependencies: ["_Testing_CoreGraphics"]),
        .target(name: "UIKit", dependencies: ["SwiftUICore", "CoreGraphics", "_Testing_UIKit"]),
        .target(
            name: "SwiftUICore",
            dependencies: ["CStack", "Combine", "CoreGraphics", "PreviewMacros"],
            exclude: ["Text/make-text-metrics.py"]),
        .target(name: "SwiftUI", dependencies: ["SwiftUICore", "UIKit", "Combine", "PreviewMacros", "PreviewSections"]),
        .target(name: "PreviewSections"),
        .target(name: "PreviewExpansion", swiftSettings: [readsToolchain], linkerSettings: [linksToolchain(macroLibraries)]),
        .macro(
            name: "PreviewMacros", dependencies: ["PreviewExpansion"], swiftSettings: [readsToolchain],
            linkerSettings: [linksToolchain(["SwiftCompilerPluginMessageHandling"])]),
        .target(name: "HTML"),
        .target(name: "Rendering", dependencies: ["SwiftUICore", "HTML"]),
        .systemLibrary(name: "CLibXML2", pkgConfig: "libxml-2.0", providers: [.apt(["libxml2-dev"])]),
        .target(name: "HTMLDocument", dependencies: ["CLibXML2"]),
        .target(name: "Difference", dependencies: ["SwiftUICore"]),
        .target(name: "VitrineTesting", dependencies: ["SwiftUI", "Difference", "Rendering", "HTMLDocument"]),
        .target(
            name: "Gallery",
            dependencies: ["SwiftUI", "SwiftUICore", "Rendering", "HTML", "HTMLDocument", "Difference"],
            resources: [.embedInCode("Shell/vitrine.css"), .embedInCode("Shell/vitrine.js"), .embedInCode("Shell/room.js")]
        ),
        .target(name: "Previews", dependencies: ["SwiftUI"], path: "Previews"),
        .target(name: "FrozenHost"),
        .target(name: "FrozenLocale"),
        .executableTarget(
            name: "vitrine", dependencies: ["Gallery", "Previews", "FrozenHost", "FrozenLocale"], linkerSettings: [exportsSymbols]),
        .executableTarget(name: "Bench", dependencies: ["SwiftUI", "Rendering"], path: "Tests/Bench"),
        .testTarget(name: "GalleryTests", dependencies: ["Gallery", "SwiftUICore"]),
        .testTarget(name: "BrowserTests", dependencies: ["Gallery", "Rendering", "SwiftUI", "Previews"]),
        .testTarget(name: "LayoutTests", dependencies: ["SwiftUI"]),
        .testTarget(name: "SwiftUITests", dependencies: ["SwiftUI"]),
        .testTarget(name: "CombineTests", dependencies: ["Combine"]),
        .testTarget(name: "CoreGraphicsTests", dependencies: ["CoreGraphics"]),
        .executableTarget(
            name: "FrozenHostProbe", dependencies: ["FrozenHost", "FrozenLocale"], path: "Tests/FrozenHostProbe",
            linkerSettings: [exportsSymbols]),
        .testTarget(name: "FrozenHostTests", dependencies: ["FrozenHost", "FrozenHostProbe"]),
        .testTarget(
            name: "PreviewExpansionTests", dependencies: ["PreviewExpansion"], swiftSettings: [readsToolchain],
            linkerSettings: [linksToolchain(["SwiftParser", "SwiftSyntaxMacroExpansion"])]),
        .testTarget(name: "PreviewTests", dependencies: ["SwiftUI"]),
        .testTarget(name: "RoomTests"),
        .testTarget(name: "SwiftUICoreTests", dependencies: ["SwiftUICore"]),
        .testTarget(name: "UIKitTests", dependencies: ["UIKit", "SwiftUICore"]),
        .testTarget(name: "HTMLTests", dependencies: ["HTML"]),
        .testTarget(name: "HTMLDocumentTests", dependencies: ["HTMLDocument", "HTML"]),
        .testTarget(name: "RenderingTests", dependencies: ["Rendering", "SwiftUICore", "HTML", "HTMLDocument"]),
    ],
    swiftLanguageModes: [.v6]
)
