/// The types of this program that conform to a protocol, but for those that are generic.
///
/// They are read from the records that the compiler writes for the runtime; see "Protocol conformance
/// descriptors" in Swift's `docs/ABI/TypeMetadata.rst`. None are found off Linux.
func conformingTypes(to protocol: Any.Type) -> [Any.Type] {
  guard let descriptor = protocolDescriptor(of: `protocol`) else { return [] }
  return conformanceRecords().compactMap { record in
    record.protocolDescriptor == descriptor ? record.type : nil
  }
}

/// What describes a protocol, out of the metadata of its existential type.
private func protocolDescriptor(of existential: Any.Type) -> UnsafeRawPointer? {
  // The kind, the flags, the number of protocols, and then the protocols.
  let metadata = unsafeBitCast(existential, to: UnsafeRawPointer.self)
  guard metadata.load(fromByteOffset: 12, as: UInt32.self) == 1 else { return nil }
  return metadata.load(fromByteOffset: 16, as: UnsafeRawPointer.self)
}

/// What says that a type conforms to a protocol.
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
    // It returns the type in a first register, as C does, and how much of it is there in a second.
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
  /// What the distance that stands here leads to.
  fileprivate var relative: UnsafeRawPointer { self + Int(load(as: Int32.self)) }
}

#if os(Linux)
  private func conformanceRecords() -> [ConformanceRecord] {
    var records: [ConformanceRecord] = []
    withUnsafeMutablePointer(to: &records) { records in
      enumerateImages(
        { image, records in
          let found = image.load(as: ImageSections.self).conformances
          records.assumingMemoryBound(to: [ConformanceRecord].self).pointee += found.map {
            ConformanceRecord($0.relative)
          }
          return true
        }, records)
    }
    return records
  }

  /// What the runtime knows of a program's file or a library; the beginning of its `MetadataSections`.
  private struct ImageSections {
    private let version: UInt
    private let baseAddress: UInt
    private let unused: (UInt, UInt)
    private let protocols: (start: UInt, size: UInt)
    private let conformanceRecords: (start: UnsafeRawPointer?, size: UInt)

    /// Where distances to the records stand.
    var conformances: [UnsafeRawPointer] {
      guard let start = conformanceRecords.start else { return [] }
      return stride(from: 0, to: Int(conformanceRecords.size), by: 4).map { start + $0 }
    }
  }

  /// Swift Testing finds its tests by this function, too.
  @_silgen_name("swift_enumerateAllMetadataSections")
  private func enumerateImages(
    _ body: @convention(c) (UnsafeRawPointer, UnsafeMutableRawPointer) -> Bool,
    _ context: UnsafeMutableRawPointer)
#else
  private func conformanceRecords() -> [ConformanceRecord] { [] }
#endif
