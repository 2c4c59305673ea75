import Foundation
import SwiftUI

/// Draws a preview in all variants.
@MainActor enum PreviewDrawing {
    /// Called before each picture, so that random numbers start again.
    static var willDraw: () -> Void = {}

    /// The previews that a registered one holds, each drawn in the variants.
    static func draw(_ registered: RegisteredPreview, in variants: [Variant]) async -> [CataloguedPreview] {
        var result: [CataloguedPreview] = []
        for part in registered.parts() {
            let device = screen(of: part)
            var drawings: [Drawing] = []
            for variant in variants { drawings.append(Drawing(variant: variant, tree: await picture(of: part, on: device, in: variant))) }
            result.append(
                CataloguedPreview(
                    name: part.name ?? "", source: source(of: part), kind: part.kind == .macro ? .macro : .provider,
                    stage: stage(of: part, on: device), drawings: drawings))
        }
        return result
    }

    /// Where a preview is written; a provider's line is not known to the program.
    static func source(of preview: RegisteredPreview) -> SourceLine {
        if let location = preview.location { return SourceLine(fileID: location.fileID, line: location.line) }
        return SourceLine(fileID: "\(preview.module)/\(preview.typeName ?? "PreviewProvider").swift", line: 0)
    }

    private static func screen(of preview: RegisteredPreview) -> Device {
        var device = preview.device?.screen ?? .iPhone15Pro
        if let orientation = preview.orientation, orientation == .landscapeLeft || orientation == .landscapeRight {
            device.size = CGSize(width: device.size.height, height: device.size.width)
        }
        return device
    }

    private static func stage(of preview: RegisteredPreview, on device: Device) -> CataloguedPreview.Stage {
        switch preview.layout {
        case .device: .screen(device: device.name, cornerRadius: device.cornerRadius)
        case .sizeThatFits: .component
        case .fixed: .fixed
        }
    }

    private static func picture(of preview: RegisteredPreview, on device: Device, in variant: Variant) async -> DisplayTree {
        willDraw()
        let view: AnyView
        do {
            view = AnyView(try await preview.view())
        } catch {
            return failed(Failure(message: "The preview's modifier failed: \(error)", source: source(of: preview)))
        }
        let graph = ViewGraph(surroundings(of: preview, on: device, in: variant)) { view }
        graph.settle()
        // Work that views started runs until the screen rests; what sleeps or waits for the network shows its loading state.
        for _ in 0..<20 {
            for _ in 0..<50 { await Task.yield() }
            graph.settle()
        }
        return graph.render()
    }

    private static func surroundings(of preview: RegisteredPreview, on device: Device, in variant: Variant) -> ViewGraph.Surroundings {
        var environment = EnvironmentValues()
        environment.colorScheme = variant.appearance == .dark ? .dark : .light
        environment._design = variant.design
        environment.displayScale = device.scale
        switch preview.layout {
        case .device:
            var surroundings = ViewGraph.Surroundings(device: device, environment: environment)
            if device.size.width > device.size.height {
                // Upright, the cut-out is at the top; on its side, at both ends, and the home indicator takes 21 points.
                let side = device.safeAreaTop > 20 ? device.safeAreaTop : 0
                surroundings.safeArea = EdgeInsets(top: 0, leading: side, bottom: side > 0 ? 21 : 0, trailing: side)
            }
            return surroundings
        case .sizeThatFits:
            var surroundings = ViewGraph.Surroundings(
                proposal: ProposedViewSize(device.size), environment: environment, background: .background)
            surroundings.fitsContent = true
            return surroundings
        case .fixed(let width, let height):
            return ViewGraph.Surroundings(
                proposal: ProposedViewSize(width: width, height: height), environment: environment, background: .background)
        }
    }

    /// A tree of a preview that could not be drawn.
    static func failed(_ failure: Failure) -> DisplayTree {
        var tree = DisplayTree(size: .zero, scale: 3)
        tree.failures = [failure]
        return tree
    }
}
