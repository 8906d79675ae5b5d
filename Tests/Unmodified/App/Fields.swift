import AVKit
import Charts
import Foundation
import MapKit
import PhotosUI
import SwiftUI
import UIKit
import WebKit

// Words of apps that a picture at rest shows as they begin: values in fields, keyframes, charts, other frameworks' views.

/// Fields of values.
public struct AmountForm: View {
  public init() {}
  @State private var amount = 1234.5
  @State private var count: Int?
  @State private var ratio = 0.25
  let formatter: NumberFormatter = {
    let formatter = NumberFormatter()
    formatter.numberStyle = .percent
    return formatter
  }()

  public var body: some View {
    VStack {
      TextField("Amount", value: $amount, format: .number)
      TextField("Count", value: $count, format: .number)
      TextField("Ratio", value: $ratio, formatter: formatter)
    }
    .navigationDestination(item: $count) { Text("\($0)") }
  }
}

/// Bars of three days, of which two are one day's.
public struct VisitsChart: View {
  public init() {}
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

  public var body: some View {
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
public struct Pulse: View {
  public init() {}
  struct Moves {
    var scale = 1.0
    var turn = Angle.zero
  }

  public var body: some View {
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
public struct OtherFrameworks: View {
  public init() {}
  struct Page: UIViewRepresentable {
    func makeUIView(context: Context) -> WKWebView { WKWebView() }
    func updateUIView(_ view: WKWebView, context: Context) {
      if let url = URL(string: "https://example.com") { view.load(URLRequest(url: url)) }
    }
  }

  @State private var photo: PhotosPickerItem?

  public var body: some View {
    VStack {
      PhotosPicker("Choose a photo", selection: $photo, matching: .images)
      VideoPlayer(player: AVPlayer())
      Page()
    }
  }
}

/// A controller and a bar that are made by their own initializers.
public class PlainController: UIViewController {
  private let text: String

  public init(text: String) {
    self.text = text
    super.init(nibName: nil, bundle: nil)
  }

  public required init?(coder: NSCoder) { fatalError("no storyboard") }

  public override func viewDidLoad() {
    let label = UILabel()
    label.text = text
    label.frame = CGRect(x: 0, y: 100, width: 200, height: 30)
    view.addSubview(label)
  }
}

public class EmptyController: UIViewController {
  public init() { super.init(nibName: nil, bundle: nil) }
  public required init?(coder: NSCoder) { fatalError("no storyboard") }
}

public class BrandNavigation: UINavigationController {
  public override init(rootViewController: UIViewController) {
    super.init(rootViewController: rootViewController)
  }

  public required init?(coder: NSCoder) { fatalError("no storyboard") }
}

public class Rows: UITableViewController {
  public init() { super.init(style: .insetGrouped) }
  public required init?(coder: NSCoder) { fatalError("no storyboard") }

  public override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
  public override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = "row"
    return cell
  }
}

public class Choice: UISegmentedControl {
  public override init(items: [Any]?) { super.init(items: items) }
  public required init?(coder: NSCoder) { fatalError("no nib") }
}

/// The picture of a view, as apps made it before renderers.
public func picture(of view: UIView) -> UIImage? {
  UIGraphicsBeginImageContextWithOptions(view.bounds.size, false, 0)
  defer { UIGraphicsEndImageContext() }
  view.drawHierarchy(in: view.bounds, afterScreenUpdates: true)
  return UIGraphicsGetImageFromCurrentImageContext()
}

extension UIView {
  public static func square(_ side: CGFloat, _ color: UIColor) -> UIView {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: side, height: side))
    view.backgroundColor = color
    return view
  }
}

/// The chart of the visits without its series and rule.
@MainActor public var stacked: some View {
  Chart {
    BarMark(x: .value("Day", "Mo"), y: .value("Count", 30))
    BarMark(x: .value("Day", "Tu"), y: .value("Count", 30))
  }
}
