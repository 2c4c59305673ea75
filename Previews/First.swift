import SwiftUI

#Preview("Rows") {
    VStack(alignment: .leading) {
        Text("Hello & <world>")
        Text("A longer text that has to wrap because it does not fit into one line of the screen at all.").font(.caption)
        HStack { Circle().fill(Color.red).frame(width: 40, height: 40); Spacer(); Text("99").padding(8).background(Capsule().fill(Color.blue)) }
        Image(systemName: "star.fill")
    }
    .padding()
}
