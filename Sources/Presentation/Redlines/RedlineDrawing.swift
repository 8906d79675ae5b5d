package import CellViews
package import DisplayList
package import LayoutGeometry
package import TextShaping

/// Redlines whose labels have their places, ready to be drawn over their picture.
package struct RedlineDrawing {
  /// A label of the drawing.
  package struct Label {
    /// The text of the label.
    package var text: String
    /// The place of the label.
    package var place: PlacedLabel
    let topic: Redline.Topic
    let pill: LabelPill
  }

  /// The labels with a place, in the order in which they got it.
  package let labels: [Label]

  /// The text of the legend, line by line.
  package var legendLines: [String] { legend.strings }

  private let appearance: Appearance
  private let figures: [(topic: Redline.Topic, figure: Redline.Figure)]
  private let legend: Legend

  /// The largest number of shaped labels for one topic; no picture has room for more.
  private static let labelLimit = 20_000

  /// Measures a screen, and gives each label its place.
  ///
  /// - Parameter name: The name of the picture in the legend.
  /// - Throws: The shaper's errors.
  package init(
    _ screen: MeasuredScreen, name: String, annotations: [Annotation], shaper: TextShaper
  ) throws {
    appearance = screen.canvas.appearance
    var placement = LabelPlacement(in: screen.bounds)
    for part in screen.parts {
      guard case .text(let text) = part.role else { continue }
      for line in text.lines {
        if let seen = line.frame.intersection(part.visibleFrame) { placement.avoid(text: seen) }
      }
    }
    var figures: [(topic: Redline.Topic, figure: Redline.Figure)] = []
    func add(_ added: [Redline.Figure], of topic: Redline.Topic) {
      for figure in added {
        figures.append((topic, figure))
        if let obstacle = figure.obstacle { placement.avoid(line: obstacle) }
      }
    }
    var labels: [Label] = []
    var pills: [String: LabelPill] = [:]
    var counts: [Redline.Topic: Int] = [:]
    var omitted: [Redline.Topic: [String]] = [:]
    for redline in screen.redlines(annotations) {
      add(redline.figures, of: redline.topic)
      guard let text = redline.text else { continue }
      counts[redline.topic, default: 0] += 1
      guard counts[redline.topic, default: 0] <= Self.labelLimit else {
        omitted[redline.topic, default: []].append(text)
        continue
      }
      let pill = try pills[text] ?? LabelPill(text, shaper: shaper)
      pills[text] = pill
      let request = LabelRequest(
        size: pill.size, spots: redline.spots.map { .init($0.subject, anchors: $0.anchors) },
        mayLead: redline.mayLead)
      guard let place = placement.place(request) else {
        omitted[redline.topic, default: []].append(text)
        continue
      }
      add(redline.spots[place.spot].figures, of: redline.topic)
      labels.append(Label(text: text, place: place, topic: redline.topic, pill: pill))
    }
    self.labels = labels
    self.figures = figures
    legend = try Legend(
      of: screen, name: name, annotations: annotations, omitted: omitted, shaper: shaper)
  }

  /// Returns a picture with the redlines over it and their legend below it.
  ///
  /// - Parameter screenOrigin: The position of the measured screen's top left corner in the
  ///   picture, in points.
  package func displayList(
    over picture: DisplayList, screenOrigin: Point = .zero
  ) -> DisplayList {
    var commands: [Command] = []
    for (topic, figure) in figures {
      commands += figure.commands(of: topic, on: appearance)
    }
    for label in labels {
      guard let leader = label.place.leader else { continue }
      commands += Redline.Figure.leader(leader).commands(of: label.topic, on: appearance)
    }
    for label in labels {
      commands += label.pill.commands(in: label.place.frame, color: label.topic.color)
    }
    if screenOrigin != .zero {
      let move = Scaling(about: .zero, x: 1, y: 1, to: screenOrigin)
      commands = commands.map { $0.scaled(by: move) }
    }
    let frame = Rect(origin: .zero, size: picture.size)
    // Without the clip a shadow or a view at the picture's edge would reach into the legend.
    let content = picture.commands.clipped(to: .rect(frame))
    return DisplayList(
      size: Size(
        width: max(legend.width, frame.width), height: frame.height + legend.height),
      commands: content
        + [.group(Group(role: .named(id: "redlines", label: nil), commands: commands))]
        + legend.commands(below: frame))
  }
}
