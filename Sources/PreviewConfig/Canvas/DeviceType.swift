import PlainText

extension ValueType<Device> {
  /// A preset by its id.
  static let device = ValueType.scalar(
    "a device", json: .members(["enum": .array(Device.all.map { .string($0.id) })]),
    pending: Device.all[0]
  ) { value throws(Mismatch) in
    guard case .string(let id) = value, let device = Device.all.first(where: { $0.id == id })
    else {
      throw Mismatch(
        expected: "a device", found: value,
        suggestion: value.suggestion(among: Device.all.map(\.id))
          ?? "'maquette devices' lists them")
    }
    return device
  }
}
