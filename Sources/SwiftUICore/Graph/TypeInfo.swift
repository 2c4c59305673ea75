import Foundation
@_spi(Reflection) import Swift

/// What is known of a view's type, found once per type.
final class TypeInfo: @unchecked Sendable {
    struct DynamicField {
        let offset: Int
        let type: any DynamicProperty.Type
    }

    private struct Field {
        let offset: Int
        let size: Int
        let compare: (UnsafeRawPointer, UnsafeRawPointer) -> Bool
    }

    /// Name of the type as written in source.
    let name: String
    private(set) var dynamicFields: [DynamicField] = []
    private var fields: [Field] = []
    private let isBitwise: Bool
    private let size: Int
    private var isKnown = true

    nonisolated(unsafe) private static var all: [ObjectIdentifier: TypeInfo] = [:]
    nonisolated(unsafe) private static var lastType: ObjectIdentifier?
    nonisolated(unsafe) private static var lastInfo: TypeInfo?

    static func of<V>(_ type: V.Type) -> TypeInfo {
        let id = ObjectIdentifier(type)
        if lastType == id { return lastInfo.unsafelyUnwrapped }
        let info = all[id] ?? TypeInfo(type)
        all[id] = info
        (lastType, lastInfo) = (id, info)
        return info
    }

    private init<V>(_ type: V.Type) {
        name = Self.shortName(type)
        isBitwise = _isPOD(type)
        size = MemoryLayout<V>.size
        addFields(of: type, at: 0)
    }

    /// The type's name without modules and generic arguments, so that messages name what the user wrote.
    static func shortName(_ type: Any.Type) -> String {
        let full = String(describing: type)
        if full.hasPrefix("_ModifierView<"), let comma = full.lastIndex(of: ",") {
            return String(full[full.index(after: comma)...].dropLast().drop { $0 == " " })
        }
        return String(full.prefix { $0 != "<" })
    }

    private func addFields(of type: Any.Type, at base: Int) {
        let complete = _forEachField(of: type, options: []) { [self] name, offset, fieldType, _ in
            if let dynamic = fieldType as? any DynamicProperty.Type {
                dynamicFields.append(DynamicField(offset: base + offset, type: dynamic))
            } else if fieldType is any ViewModifier.Type || fieldType is any _ViewStyle.Type {
                addDynamicFields(of: fieldType, at: base + offset)
            }
            fields.append(Self.field(fieldType, at: base + offset))
            return true
        }
        if !complete { isKnown = false }
    }

    /// A modifier's or style's dynamic properties live on the record of the view that it makes.
    private func addDynamicFields(of type: Any.Type, at base: Int) {
        _ = _forEachField(of: type, options: []) { [self] _, offset, fieldType, _ in
            if let dynamic = fieldType as? any DynamicProperty.Type {
                dynamicFields.append(DynamicField(offset: base + offset, type: dynamic))
            }
            return true
        }
    }

    private static func field(_ type: Any.Type, at offset: Int) -> Field {
        func open<T>(_: T.Type) -> Field {
            let size = MemoryLayout<T>.size
            if let equatable = type as? any Equatable.Type, !_isPOD(T.self) { return equatableField(equatable, at: offset, size) }
            return Field(offset: offset, size: size) { memcmp($0, $1, size) == 0 }
        }
        return _openExistential(type, do: open)
    }

    private static func equatableField<E: Equatable>(_ type: E.Type, at offset: Int, _ size: Int) -> Field {
        Field(offset: offset, size: size) {
            memcmp($0, $1, size) == 0 || $0.assumingMemoryBound(to: E.self).pointee == $1.assumingMemoryBound(to: E.self).pointee
        }
    }

    /// Whether two values cannot be told apart: by bits, and where these differ by the fields that can be compared.
    func isSame<V>(_ a: inout V, _ b: V) -> Bool {
        withUnsafeBytes(of: &a) { a in
            withUnsafeBytes(of: b) { b in
                let (a, b) = (a.baseAddress!, b.baseAddress!)
                if memcmp(a, b, size) == 0 { return true }
                if isBitwise || !isKnown { return false }
                return fields.allSatisfy { $0.compare(a + $0.offset, b + $0.offset) }
            }
        }
    }
}
