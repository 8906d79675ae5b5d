public import CellViews
import LayoutGeometry
import TextShaping

extension Preview {
  /// Creates a screen of the views of `content`, from top to bottom.
  ///
  /// ```swift
  /// let preview = Preview("card", width: 390, background: .black.opacity(0.05)) {
  ///   Text("Hello").padding()
  /// }
  /// try preview.render(to: "Output/card.png", scale: 2)
  /// ```
  ///
  /// - Parameters:
  ///   - name: The picture's default name.
  ///   - width: The canvas's width, in points.
  ///   - height: The canvas's height; defaults to the content's.
  ///   - background: A colour over the system background.
  ///   - appearance: The light or the dark colours.
  ///   - fonts: Folders with the screen's own fonts, which texts name by their family, as in
  ///     `.font(.custom("Acme Sans", size: 17))`; a relative path starts at the working directory.
  ///   - content: The views, from top to bottom.
  public init(
    _ name: String, width: Double = 390, height: PreviewCanvas.Height = .fit,
    background: Color? = nil,
    appearance: Appearance = .light, fonts: [String] = [],
    @ViewBuilder content: @escaping @MainActor () -> some View
  ) {
    self.init(
      name,
      canvas: PreviewCanvas(
        width: width, height: height, background: background, appearance: appearance),
      fonts: fonts, content: content)
  }

  /// Creates a screen on a canvas, of the views of `content`, from top to bottom.
  public init(
    _ name: String, canvas: PreviewCanvas, fonts: [String] = [],
    @ViewBuilder content: @escaping @MainActor () -> some View
  ) {
    self.init(name: name, canvas: canvas.inApp, fonts: FontCatalog(folders: fonts)) {
      known, canvas in
      try canvas.column(known, content)
    }
    makeActions = { RestingViews() }
  }

  /// Creates a screen whose views read the results of an earlier layout pass.
  ///
  /// `content` is called again with the values of the views that have an `id` until they settle;
  /// the first pass has none.
  public init(
    _ name: String, canvas: PreviewCanvas, fonts: [String] = [],
    @ViewBuilder content: @escaping @MainActor (ComputedValues) -> some View
  ) {
    self.init(
      name: name, canvas: canvas.inApp, fonts: FontCatalog(folders: fonts),
      readsComputedValues: true
    ) { values, canvas in
      try canvas.column(values) { content(values) }
    }
    makeActions = { RestingViews() }
  }
}

extension PreviewCanvas {
  /// The canvas with the accent colour of the app's asset catalogs, unless it has one of its own.
  var inApp: PreviewCanvas {
    var canvas = self
    canvas.accentColor = accentColor ?? BundleCatalogs.accentColor
    return canvas
  }

  /// Returns one node for a screen's views: the only one, or a column of all of them.
  func column(_ known: ComputedValues, _ content: @MainActor () -> some View) throws -> ViewNode {
    try onMainActor {
      let context = _ViewContext(environment: environment(known))
      let node = context.evaluating(content)._nodes(in: context).stacked(along: .vertical)
      try context.problems.check()
      return node
    }
  }

  /// Returns one node for one of several views, each a screen of its own.
  func column(
    _ known: ComputedValues, ofElement index: Int, _ content: @MainActor () -> some View
  ) throws -> ViewNode {
    try onMainActor {
      let context = _ViewContext(environment: environment(known))
      let elements = context.evaluating(content)._nodes(in: context).elements
      try context.problems.check()
      return _ViewNodes(elements.dropFirst(index).prefix(1).map(\.self))
        .stacked(along: .vertical)
    }
  }
}

extension Preview {
  /// Creates an animated screen from the views of `content` for each frame.
  ///
  /// ```swift
  /// let preview = Preview("scroll", canvas: canvas, frames: 72, duration: 6) { frame in
  ///   CollectionView(banners, layout: carousel) { banner in Text(banner) }
  ///     .contentOffset(x: 2274 + 2274 * frame.progress)
  /// }
  /// try preview.render(to: "Output/scroll.apng")
  /// ```
  ///
  /// A still picture, such as a PNG, shows the first frame.
  ///
  /// - Parameters:
  ///   - name: The picture's default name.
  ///   - canvas: The canvas of every frame.
  ///   - frames: The number of frames, from 1 to `FrameAnimation.frameLimit`.
  ///   - duration: The duration of all frames together, in seconds, from 0 to 60.
  ///   - repeatCount: The number of repetitions; 0 repeats forever.
  ///   - content: The views of a frame, from top to bottom.
  public init(
    _ name: String, canvas: PreviewCanvas, frames: Int, duration: Double, repeatCount: Int = 0,
    @ViewBuilder content: @escaping @MainActor (FrameAnimation.Frame) -> some View
  ) {
    self.init(
      name: name, canvas: canvas.inApp,
      animation: FrameAnimation(
        frameCount: frames, duration: duration, repeatCount: repeatCount
      ) { frame, known, canvas in
        try canvas.column(known) { content(frame) }
      })
    makeActions = { RestingViews() }
  }
}

extension ComputedValues {
  /// The metrics of the view with an `id`; nil in the first pass, and if there is no such view.
  public subscript(id: String) -> Metrics? { views[id] }
}
