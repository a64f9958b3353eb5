/// Returns the nongeneric types in this program that conform to each of the specified protocols.
///
/// The result contains an array of types for each protocol. The function reads the records that the
/// compiler emits for the runtime; see "Protocol conformance descriptors" in Swift's
/// `docs/ABI/TypeMetadata.rst`. On platforms other than Linux, the function finds no types.
///
/// - Complexity: Proportional to the number of records in the program and its libraries, about ten
///   thousand. Each record is compared, but only matching types are looked up.
package func conformingTypes(to protocols: [Any.Type]) -> [[Any.Type]] {
  let descriptors = protocols.map(protocolDescriptor)
  var found = protocols.map { _ in [Any.Type]() }
  forEachConformanceRecord { record in
    guard let descriptor = record.protocolDescriptor else { return }
    for index in descriptors.indices where descriptors[index] == descriptor {
      if let type = record.type { found[index].append(type) }
    }
  }
  return found
}

/// Returns the descriptor of a protocol from the metadata of its existential type.
private func protocolDescriptor(of existential: Any.Type) -> UnsafeRawPointer? {
  // The metadata contains the kind, the flags, the number of protocols, and then the protocols.
  let metadata = unsafeBitCast(existential, to: UnsafeRawPointer.self)
  guard metadata.load(fromByteOffset: 12, as: UInt32.self) == 1 else { return nil }
  return metadata.load(fromByteOffset: 16, as: UnsafeRawPointer.self)
}

/// A record of the conformance of a type to a protocol.
private struct ConformanceRecord {
  private let address: UnsafeRawPointer

  init(_ address: UnsafeRawPointer) { self.address = address }

  var protocolDescriptor: UnsafeRawPointer? {
    let reference = address.load(as: Int32.self)
    let target = address + Int(reference & ~1)
    return reference & 1 == 0 ? target : target.load(as: UnsafeRawPointer?.self)
  }

  var type: Any.Type? {
    guard let descriptor = typeDescriptor else { return nil }
    let flags = descriptor.load(as: UInt32.self)
    let isNominal = (16...18).contains(flags & 0x1F)  // A class, a struct or an enum.
    let isGeneric = flags & 0x80 != 0
    guard isNominal, !isGeneric else { return nil }
    // As in C, the accessor returns the type in the first register. It returns the state of the
    // type in the second register.
    typealias Accessor = @convention(c) (Int) -> UnsafeRawPointer
    let accessor = unsafeBitCast((descriptor + 12).relative, to: Accessor.self)
    return unsafeBitCast(accessor(0), to: Any.Type.self)
  }

  private var typeDescriptor: UnsafeRawPointer? {
    switch address.load(fromByteOffset: 12, as: UInt32.self) >> 3 & 7 {
    case 0: (address + 4).relative
    case 1: (address + 4).relative.load(as: UnsafeRawPointer?.self)
    default: nil
    }
  }
}

extension UnsafeRawPointer {
  /// The address that the relative pointer stored here refers to.
  fileprivate var relative: UnsafeRawPointer { self + Int(load(as: Int32.self)) }
}

private func forEachConformanceRecord(_ body: (ConformanceRecord) -> Void) {
  withoutActuallyEscaping(body) { body in
    withUnsafePointer(to: Visitor(visit: body)) { visitor in
      enumerateImages(
        { image, visitor in
          image.load(as: ImageSections.self).forEachRecord(
            visitor.assumingMemoryBound(to: Visitor.self).pointee.visit)
          return true
        }, visitor)
    }
  }
}

/// A closure context that a C function passes along with each record.
private struct Visitor {
  let visit: (ConformanceRecord) -> Void
}

/// The runtime's description of an executable or library: the first fields of `MetadataSections`.
private struct ImageSections {
  private let version: UInt
  private let baseAddress: UInt
  private let unused: (UInt, UInt)
  private let protocols: (start: UInt, size: UInt)
  private let conformanceRecords: (start: UnsafeRawPointer?, size: UInt)

  func forEachRecord(_ body: (ConformanceRecord) -> Void) {
    guard let start = conformanceRecords.start else { return }
    for offset in stride(from: 0, to: Int(conformanceRecords.size), by: 4) {
      body(ConformanceRecord((start + offset).relative))
    }
  }
}

/// Enumerates the loaded images with the runtime function that Swift Testing also uses.
@_silgen_name("swift_enumerateAllMetadataSections")
private func enumerateImages(
  _ body: @convention(c) (UnsafeRawPointer, UnsafeRawPointer) -> Bool,
  _ context: UnsafeRawPointer)
