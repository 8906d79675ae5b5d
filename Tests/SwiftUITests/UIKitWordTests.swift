import CoreLocation
import LibraryTestSupport
import MapKit
import MaquetteUIKit
import SwiftUI
import TestSupport
import Testing

/// UIKit's words that change what a control or a map shows.
@Suite @MainActor struct UIKitWordTests {
  private func drawn(
    width: Double = 200, height: Double = 400, _ view: @escaping @MainActor () -> UIView
  ) throws -> [String] {
    try listed(width: width, height: height) { UIKitView(view()) }
  }

  @Test func `a stepper that wraps has no end at which a button rests`() throws {
    func stepper(at value: Double, wraps: Bool) throws -> [String] {
      try drawn {
        let stepper = UIStepper()
        stepper.minimumValue = 0
        stepper.maximumValue = 10
        stepper.value = value
        stepper.wraps = wraps
        return stepper
      }
    }
    // At the least value the button that counts down is faded, unless the greatest follows.
    let between = try stepper(at: 5, wraps: false)
    try #require(stepper(at: 0, wraps: false) != between)
    expect(try stepper(at: 0, wraps: true), equals: between)
  }

  @Test func `a date picker has the look that is preferred`() throws {
    func texts(_ style: UIDatePicker.Style) throws -> Int {
      try drawn(width: 340) {
        let picker = UIDatePicker()
        picker.date = Date(timeIntervalSince1970: 0)
        picker.datePickerMode = .date
        picker.preferredDatePickerStyle = style
        return picker
      }.count { $0.contains("glyphs") }
    }
    // A month has a text for each of at least 28 days; a compact picker is one text on a surface.
    try #require(texts(.inline) >= 28)
    expect(try texts(.compact), equals: 1)
    try #require(texts(.wheels) > 3)
    let automatic = UIDatePicker()
    expect(automatic.datePickerStyle, equals: .compact)
  }

  @Test func `a button's background covers its bounds, in the state that it is in`() throws {
    func fills(isEnabled: Bool) throws -> [String] {
      try drawn(width: 100, height: 40) {
        let button = UIButton(type: .system)
        @MainActor func plain(_ color: UIColor) -> UIImage {
          UIGraphicsImageRenderer(size: CGSize(width: 1, height: 1)).image { context in
            color.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
          }
        }
        button.setBackgroundImage(plain(UIColor(red: 1, green: 0, blue: 0, alpha: 1)), for: .normal)
        button.setBackgroundImage(
          plain(UIColor(red: 0, green: 0, blue: 1, alpha: 1)), for: .disabled)
        button.isEnabled = isEnabled
        return button
      }.filter { $0.contains("fill") && $0.contains("100") && $0.contains("40") }
    }
    try #require(fills(isEnabled: true).contains { $0.contains("#FF0000") })
    try #require(fills(isEnabled: false).contains { $0.contains("#0000FF") })
  }

  @Test func `a map keeps its region and its marks, and is the surface of a map`() throws {
    let map = MKMapView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    let place = CLLocationCoordinate2D(latitude: 48, longitude: 11)
    map.setRegion(
      MKCoordinateRegion(
        center: place, span: MKCoordinateSpan(latitudeDelta: 1, longitudeDelta: 1)),
      animated: false)
    expect(map.centerCoordinate.latitude, equals: 48)
    let mark = MKPointAnnotation()
    mark.coordinate = place
    map.addAnnotation(mark)
    expect(map.annotations.count, equals: 1)
    map.removeAnnotation(mark)
    expect(map.annotations.count, equals: 0)
    let plain = try listed(width: 200, height: 100) { Map() }
    try #require(!plain.isEmpty)
    expect(try drawn(width: 200, height: 100) { map }, equals: plain)
  }
}
