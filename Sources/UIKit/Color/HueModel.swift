import Foundation

/// Colours by hue, saturation and brightness, all from 0 to 1.
enum HueModel {
    static func rgb(hue: CGFloat, saturation: CGFloat, brightness: CGFloat) -> (red: CGFloat, green: CGFloat, blue: CGFloat) {
        let sector = (hue - hue.rounded(.down)) * 6
        let part = sector - sector.rounded(.down)
        let low = brightness * (1 - saturation)
        let falling = brightness * (1 - saturation * part)
        let rising = brightness * (1 - saturation * (1 - part))
        return switch Int(sector) {
        case 0: (brightness, rising, low)
        case 1: (falling, brightness, low)
        case 2: (low, brightness, rising)
        case 3: (low, falling, brightness)
        case 4: (rising, low, brightness)
        default: (brightness, low, falling)
        }
    }

    static func hsb(red: CGFloat, green: CGFloat, blue: CGFloat) -> (hue: CGFloat, saturation: CGFloat, brightness: CGFloat) {
        let most = max(red, green, blue)
        let range = most - min(red, green, blue)
        guard range > 0 else { return (0, 0, most) }
        let hue: CGFloat =
            if most == red { (green - blue) / range + (green < blue ? 6 : 0) } else if most == green { (blue - red) / range + 2 } else {
                (red - green) / range + 4
            }
        return (hue / 6, range / most, most)
    }
}
