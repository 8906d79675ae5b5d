import AVKit
import Charts
import Foundation
import MapKit
import PhotosUI
import SwiftUI
import UIKit
import WebKit

// Words of apps that a picture at rest shows as they begin: values in fields, keyframes, charts, other frameworks' views.

/// Texts of a table that has none of them, in both of Foundation's forms.
let localizedWords = [
  NSLocalizedString("Amount", comment: "A field"),
  NSLocalizedString("Count", tableName: nil, bundle: .main, value: "Number", comment: "A field"),
]

/// Fields of values.
struct AmountForm: View {
  @State private var amount = 1234.5
  @State private var count: Int?
  @State private var ratio = 0.25
  let formatter: NumberFormatter = {
    let formatter = NumberFormatter()
    formatter.numberStyle = .percent
    return formatter
  }()

  var body: some View {
    VStack {
      TextField("Amount", value: $amount, format: .number)
      TextField("Count", value: $count, format: .number)
      TextField(value: $count, format: .number, prompt: Text("None")) { Text("Count") }
      TextField("Ratio", value: $ratio, formatter: formatter)
    }
    .navigationDestination(item: $count) { Text("\($0)") }
  }
}

/// Bars of three days, of which two are one day's.
struct VisitsChart: View {
  struct Visit: Identifiable {
    let id: Int
    let day: String
    let kind: String
    let count: Int
  }

  let visits = [
    Visit(id: 1, day: "Mo", kind: "a", count: 10), Visit(id: 2, day: "Mo", kind: "b", count: 20),
    Visit(id: 3, day: "Tu", kind: "a", count: 30),
  ]

  var body: some View {
    Chart {
      ForEach(visits) { visit in
        BarMark(x: .value("Day", visit.day), y: .value("Count", visit.count))
          .foregroundStyle(by: .value("Kind", visit.kind))
      }
      RuleMark(y: .value("Goal", 25))
    }
    .chartXAxis {
      AxisMarks(values: .automatic) { value in
        AxisGridLine()
        if let day = value.as(String.self) { AxisValueLabel(day) }
      }
    }
    .chartLegend(.hidden)
  }
}

/// A view before its keyframes.
struct Pulse: View {
  struct Moves {
    var scale = 1.0
    var turn = Angle.zero
  }

  var body: some View {
    KeyframeAnimator(initialValue: Moves()) { moves in
      Text("scale \(moves.scale, specifier: "%.1f")").rotationEffect(moves.turn)
    } keyframes: { _ in
      KeyframeTrack(\.scale) {
        LinearKeyframe(1.5, duration: 0.2)
        SpringKeyframe(1, duration: 0.5, spring: .bouncy)
      }
      KeyframeTrack(\.turn) { CubicKeyframe(.degrees(30), duration: 0.4) }
    }
  }
}

/// Views of other frameworks.
struct OtherFrameworks: View {
  struct Page: UIViewRepresentable {
    func makeUIView(context: Context) -> WKWebView { WKWebView() }
    func updateUIView(_ view: WKWebView, context: Context) {
      if let url = URL(string: "https://example.com") { view.load(URLRequest(url: url)) }
    }
  }

  @State private var photo: PhotosPickerItem?

  var body: some View {
    VStack {
      PhotosPicker("Choose a photo", selection: $photo, matching: .images)
      VideoPlayer(player: AVPlayer())
      Page()
    }
  }
}

/// A controller and a bar that are made by their own initializers.
class PlainController: UIViewController {
  private let text: String

  init(text: String) {
    self.text = text
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { fatalError("no storyboard") }

  override func viewDidLoad() {
    let label = UILabel()
    label.text = text
    label.frame = CGRect(x: 0, y: 100, width: 200, height: 30)
    view.addSubview(label)
  }
}

class EmptyController: UIViewController {
  init() { super.init(nibName: nil, bundle: nil) }
  required init?(coder: NSCoder) { fatalError("no storyboard") }
}

class BrandNavigation: UINavigationController {
  override init(rootViewController: UIViewController) {
    super.init(rootViewController: rootViewController)
  }

  required init?(coder: NSCoder) { fatalError("no storyboard") }
}

class Rows: UITableViewController {
  init() { super.init(style: .insetGrouped) }
  required init?(coder: NSCoder) { fatalError("no storyboard") }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = "row"
    return cell
  }
}

class Choice: UISegmentedControl {
  override init(items: [Any]?) { super.init(items: items) }
  required init?(coder: NSCoder) { fatalError("no nib") }
}

/// Fields of values.
@MainActor public var amountForm: some View { AmountForm() }
/// A chart of visits.
@MainActor public var visitsChart: some View { VisitsChart() }
/// The chart of the visits without its series and rule.
@MainActor public var stackedChart: some View {
  Chart {
    BarMark(x: .value("Day", "Mo"), y: .value("Count", 30))
    BarMark(x: .value("Day", "Tu"), y: .value("Count", 30))
  }
}
/// Returns a chart of ten visits in the months of some dates, in seconds since 2001.
@MainActor public func monthsChart(_ dates: [Double]) -> some View {
  Chart(dates, id: \.self) { date in
    BarMark(
      x: .value("Month", Date(timeIntervalSinceReferenceDate: date), unit: .month),
      y: .value("Count", 10))
  }
}
/// A view before its keyframes.
@MainActor public var pulse: some View { Pulse() }
/// Views of other frameworks.
@MainActor public var otherFrameworks: some View { OtherFrameworks() }
/// Returns a controller with a text.
@MainActor public func plain(_ text: String) -> UIViewController { PlainController(text: text) }
/// Returns a controller without views.
@MainActor public func empty() -> UIViewController { EmptyController() }
/// Returns a controller of screens with a text.
@MainActor public func navigation(_ text: String) -> UIViewController {
  BrandNavigation(rootViewController: PlainController(text: text))
}
/// Returns a controller of a row.
@MainActor public func rows() -> UIViewController { Rows() }
/// Returns a row of choices.
@MainActor public func choice(_ items: [String]) -> UISegmentedControl { Choice(items: items) }

/// Returns the picture of a square of a colour, as apps made it before renderers.
@MainActor public func squarePicture(_ side: CGFloat, _ color: UIColor) -> UIImage? {
  let view = UIView(frame: CGRect(x: 0, y: 0, width: side, height: side))
  view.backgroundColor = color
  UIGraphicsBeginImageContextWithOptions(view.bounds.size, false, 0)
  defer { UIGraphicsEndImageContext() }
  view.drawHierarchy(in: view.bounds, afterScreenUpdates: true)
  return UIGraphicsGetImageFromCurrentImageContext()
}
