import Testing
import UIKit

struct UIImageTests {
    /// The first bytes of files of 300 by 200 pixels, made by the rules of their formats.
    @Test func sizesAreReadFromTheFile() {
        let png = Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52, 0, 0, 1, 44, 0, 0, 0, 200])
        let gif = Data([0x47, 0x49, 0x46, 0x38, 0x39, 0x61, 44, 1, 200, 0])
        let jpeg = Data([0xFF, 0xD8, 0xFF, 0xE0, 0, 4, 0, 0, 0xFF, 0xC2, 0, 17, 8, 0, 200, 1, 44, 3, 0, 0])
        for data in [png, gif, jpeg] {
            #expect(UIImage(data: data)?.size == CGSize(width: 300, height: 200))
        }
        #expect(UIImage(data: png, scale: 2)?.size == CGSize(width: 150, height: 100))
        #expect(UIImage(data: png)?.pngData() == png)
        #expect(UIImage(data: png)?.jpegData(compressionQuality: 1) == nil)
        #expect(UIImage(data: Data()) == nil)
        #expect(UIImage(data: Data([0xFF, 0xD8, 0xFF, 0xE0, 0, 0]))?.size == .zero)
    }

    @Test func changesMakeNewPictures() {
        let heart = UIImage(systemName: "heart", withConfiguration: UIImage.SymbolConfiguration(pointSize: 30, weight: .bold))
        #expect(heart?.size == CGSize(width: 30, height: 30))
        let red = heart?.withTintColor(.red, renderingMode: .alwaysOriginal)
        #expect(red?.renderingMode == .alwaysOriginal)
        #expect(red?._tint == .red)
        #expect(heart?.renderingMode == .automatic)
        #expect(heart?.symbolConfiguration?.applying(UIImage.SymbolConfiguration(scale: .large))._pointSize == 30)
    }
}
