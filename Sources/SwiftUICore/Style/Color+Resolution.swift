extension Color {
    /// The colour as drawn in an environment: for rooms that keep colours of their own, such as UIKit's.
    public func _resolved(in environment: EnvironmentValues) -> RGBA { rgba(in: environment) }
}
