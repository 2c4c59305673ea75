/// A style of controls (`ButtonStyle` and its like): dynamic properties of it are connected with the view that it makes.
public protocol _ViewStyle {}
