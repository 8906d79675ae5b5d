import Goldens
import TestSupport
import Testing

/// What a reader of the report does with the pictures of a case.
@Suite(.serialized, .waiting) struct ReportViewerTests: ReportReading {
  @Test func `keys choose the modes, and the radios and the status follow`() throws {
    let radio = BrowserStep.evaluate("document.querySelector('.current .modes :checked').value")
    let values = try values(
      mode, .press("l"), mode, radio, status, .press("o"), mode, .press("t"), mode,
      .press("d"), mode, radio, status, .press("s"), mode)
    expect(
      values,
      equals: [
        "side", "slider", "slider", "Slider", "onion", "toggle", "diff", "diff", "Difference",
        "side",
      ])
  }

  @Test func `the radios choose the modes by arrow keys`() throws {
    let values = try values(
      .focus(".current .modes :checked"), .press("ArrowRight"), mode, .press("ArrowRight"), mode)
    expect(values, equals: ["slider", "onion"])
  }

  @Test func `the divider follows keys, and uncovers as much of the pictures`() throws {
    let divider = BrowserStep.evaluate("document.querySelector('.current .divider').ariaValueText")
    // Where the expected picture's window ends, from the left end of the picture, in percent.
    let clip = BrowserStep.evaluate(
      """
      (() => {
        const viewer = document.querySelector('.current .viewer').viewer;
        const panes = getComputedStyle(viewer.panes);
        const { x, width, scale } = viewer.placement;
        return Math.round(100 * (parseFloat(panes.getPropertyValue('--split')) - x) / (width * scale));
      })()
      """)
    let values = try values(
      .press("l"), .focus(".current .divider"), divider, clip,
      .press("ArrowRight"), .press("ArrowRight"), .press("PageUp"), divider, clip,
      .press("Home"), divider, clip, .press("End"), divider)
    expect(
      values,
      equals: [
        "50 percent expected", "50", "62 percent expected", "62", "0 percent expected", "0",
        "100 percent expected",
      ])
  }

  @Test func `the divider follows the mouse`() throws {
    let divider = BrowserStep.evaluate(
      "Math.round(document.querySelector('.current .divider').value)")
    // The range is 16 wider than the picture on each side, so its middle is the picture's.
    let values = try values(
      .press("l"), .drag(".current .divider", from: (0.5, 0.5), to: (0, 0.5)), divider,
      .drag(".current [data-side=actual] .window", from: (0.1, 0.5), to: (0.5, 0.5)), divider)
    expect(values, equals: ["0", "50"])
  }

  @Test func `the onion skin's opacity follows its range`() throws {
    let opacity = BrowserStep.evaluate(
      "getComputedStyle(document.querySelector('.current [data-side=actual] img')).opacity")
    let values = try values(
      .press("o"), opacity, .focus(".current .opacity input"), .press("Home"), opacity,
      .press("ArrowRight"), opacity)
    expect(values, equals: ["0.5", "0", "0.01"])
  }

  @Test func `toggling shows one picture at a time`() throws {
    let visible = BrowserStep.evaluate(
      """
      [...document.querySelectorAll('.current figure')]
        .filter((figure) => figure.checkVisibility({ visibilityProperty: true }))
        .map((figure) => figure.dataset.side).join()
      """)
    let values = try values(
      visible, .press("t"), visible, .press("t"), visible, status,
      .click(".current .swap"), visible, .click(".current [data-side=actual] .window"), visible)
    expect(
      values, equals: ["expected,actual", "actual", "expected", "Expected", "actual", "expected"])
  }

  @Test func `the difference is the folder's picture, or made in the browser without one`() throws {
    var report = try ReportFolder.example()
    let visible = BrowserStep.evaluate(
      """
      [...document.querySelectorAll('.current figure')]
        .filter((figure) => figure.checkVisibility({ visibilityProperty: true }))
        .map((figure) => figure.dataset.side).join()
      """)
    let blending = BrowserStep.evaluate(
      "getComputedStyle(document.querySelector('.current [data-side=actual] img')).mixBlendMode")
    let kept = try browse(report.page(), [.press("d"), visible])
    expect(kept.values, equals: ["diff"])
    report.results[0].files.diff = nil
    let made = try browse(report.page(), [.press("d"), visible, blending, status])
    expect(
      made.values, equals: ["expected,actual", "difference", "Difference, computed by the browser"])
  }

  @Test func `zoom and place are the same on both sides`() throws {
    let transforms = BrowserStep.evaluate(
      """
      new Set([...document.querySelectorAll('.current .canvas')]
        .filter((canvas) => canvas.checkVisibility())
        .map((canvas) => getComputedStyle(canvas).transform)).size
      """)
    let zoom = BrowserStep.text(".current .zooms output")
    let place = BrowserStep.evaluate(
      "(({ x, y }) => [x, y])(document.querySelector('.current .viewer').viewer.placement)")
    let values = try values(
      .click(".current [data-rule='4']"), zoom, transforms, .press("+"), zoom, .press("-"), zoom,
      .press("1"), zoom, .press("f"), .click(".current [data-zoom=in]"), transforms,
      .press("8"), .press("+"), place, .focus(".current .panes"), .press("ArrowRight"),
      .press("ArrowUp"), place, transforms)
    expect(Array(values[0..<6]), equals: ["400%", "1", "800%", "400%", "100%", "1"])
    let numbers = values[6...7].map { value in
      value.dropFirst().dropLast().split(separator: ", ").compactMap { Double($0) }
    }
    // To the right moves the picture 40 to the left, and up 40 down.
    expect(numbers[1], equals: [numbers[0][0] - 40, numbers[0][1] + 40])
    expect(values[8], equals: "1")
  }

  @Test func `a sentence frames its places in both pictures, and lets go of them`() throws {
    let framed = BrowserStep.evaluate(
      """
      [...document.querySelectorAll('.current .place')].map((place) =>
        `${place.closest('figure').dataset.side} ${place.style.left} ${place.style.top}`).join()
      """)
    let values = try values(
      .click(".current .sentence"), framed, status,
      .focus(".current li:nth-child(2) .sentence"), .press("Enter"), framed,
      .press("Enter"), framed, status)
    expect(
      values,
      equals: [
        "expected 5px 5px,actual 25px 5px,diff 25px 5px",
        "1 framed in expected, 1 framed in actual",
        "expected 50px 30px,actual 50px 30px,diff 50px 30px", "", "Nothing framed",
      ])
  }

  @Test(arguments: [true, false])
  func `only what was inserted or removed differs, and without aligning all below`(
    isInsertion: Bool
  ) throws {
    var report = try ReportFolder()
    if isInsertion { try report.addInsertion("rows") } else { try report.addRemoval("rows") }
    // Red pixels of the difference that is shown, from the top down.
    let differing = BrowserStep.evaluate(
      """
      (() => {
        const figure = document.querySelector('.current [data-side=diff]');
        const shown = [...figure.querySelectorAll('.canvas > :is(canvas, img)')]
          .find((one) => one.checkVisibility({ visibilityProperty: true }));
        const canvas = Object.assign(document.createElement('canvas'), { width: 60, height: 60 });
        const context = canvas.getContext('2d');
        context.drawImage(shown, 0, 0);
        const isRed = (y) => String(context.getImageData(30, y, 1, 1).data) === '255,0,0,255';
        return [10, 30, 50].map(isRed).join();
      })()
      """)
    let isReady = BrowserStep.evaluate(
      "document.querySelector('.current .viewer').viewer.align().then(() => 'aligned')")
    let run = try browse(
      report.page(),
      [
        .press("d"), isReady, differing, .text(".current .align-count"), .press("m"), differing,
        status,
      ])
    expect(run.errors, equals: [])
    // 60 × 20 pixels are green, or were where the blue row is now; below, it is where it was not, or
    // not where it was.
    expect(
      run.values,
      equals: [
        "aligned", "false,true,false", "1,200 px differ", "false,true,true", "Nothing is aligned",
      ])
  }

  @Test func `a part of either picture is inspected, with what is otherwise in the other`() throws {
    var report = try ReportFolder()
    try report.addInsertion("rows")
    let read = BrowserStep.evaluate(
      "document.querySelector('.current .viewer').viewer.inspector.reading.then(() => 'read')")
    let panel = BrowserStep.evaluate(
      "document.querySelector('.current .inspector').innerText.replace(/\\s+/g, ' ')")
    let outlines = BrowserStep.evaluate(
      """
      [...document.querySelectorAll('.current .part-mark')].map((mark) =>
        `${mark.closest('figure').dataset.side} ${mark.classList[1]} ${mark.style.top}`).join()
      """)
    let run = try browse(
      report.page(),
      [
        .press("i"), read, .focus(".current .panes"), .press("ArrowDown"), .press("ArrowDown"),
        .press("ArrowDown"), .press("ArrowLeft"), status, outlines, panel, .press("Escape"),
        outlines,
      ])
    expect(run.errors, equals: [])
    // The first row's left neighbour is the last one: the blue one, which was 20 higher.
    expect(
      Array(run.values[0..<3]),
      equals: [
        "read", "blue, 60 by 20 at 0, 40",
        "expected counterpart 20px,actual selected 40px",
      ])
    for words in ["Before → after Frame 0, 20, 60 × 20 → 0, 40, 60 × 20", "Fill #0000FF"] {
      #expect(run.values[3].contains(words), "\(run.values[3])")
    }
    expect(run.values[4], equals: "")
  }

  @Test func `cases are filtered by the kinds of their changes`() throws {
    var report = try ReportFolder.example()
    try report.addInsertion("rows")
    try report.addInsertion("unexplained")
    report.results[report.results.count - 1].layoutChanges = []
    report.results[report.results.count - 1].changeFacts = []
    let choose = { (kind: String) in
      BrowserStep.evaluate(
        """
        (() => {
          const select = document.querySelector('.kind select');
          select.value = '\(kind)';
          select.dispatchEvent(new Event('change', { bubbles: true }));
          return [...document.querySelectorAll('#list li')]
            .filter((item) => item.checkVisibility())
            .map((item) => item.querySelector('.name').textContent).join();
        })()
        """)
    }
    let run = try browse(
      report.page(),
      [.text(".kind select"), choose("data"), choose("style"), choose("pixels")])
    expect(run.errors, equals: [])
    expect(
      run.values.map {
        $0.split(separator: "\n").map { $0.trimmingPrefix(" ") }.joined(separator: ";")
      },
      // Without live views, the rows that an inserted one moved are reported beside it.
      equals: [
        "any kind;layout (2);data (1);style (1);pixels only (1)", "rows", "cards", "unexplained",
      ])
  }

  @Test func `a picture much higher than the window is first shown in its width`() throws {
    var report = try ReportFolder()
    try report.addMissing("tall", TestPicture(100, 9000))
    let run = try browse(
      report.page(),
      [
        .text(".current .zooms output"),
        .evaluate("document.querySelector('.current .viewer').viewer.placement.y"),
      ])
    // All of its 9000 pixels would be seen at about 7 %; the window is more than 800 wide.
    expect(run.values, equals: ["800%", "12"])
  }

  @Test func `dragging and the wheel move a zoomed picture`() throws {
    let place = BrowserStep.evaluate(
      "(({ x, y }) => [x, y])(document.querySelector('.current .viewer').viewer.placement)")
    let size = BrowserStep.evaluate(
      "(({ width, height }) => [width, height])(document.querySelector('.current .viewer')"
        + ".viewer.placement.window)")
    let values = try values(
      .press("8"), .press("+"), .press("+"), size, place,
      .drag(".current [data-side=actual] .window", from: (0.5, 0.5), to: (0.25, 0.75)), place,
      .wheel(".current [data-side=actual] .window", x: 30, y: -50),
      .evaluate("new Promise((done) => requestAnimationFrame(() => setTimeout(done, 100)))"), place)
    let numbers = values.filter { $0 != "null" }.map { value in
      value.dropFirst().dropLast().split(separator: ", ").compactMap { Double($0) }
    }
    let (size0, before, dragged, rolled) = (numbers[0], numbers[1], numbers[2], numbers[3])
    // A quarter of the window to the left and down; pixels are whole.
    #expect(abs(dragged[0] - (before[0] - size0[0] / 4)) <= 2)
    #expect(abs(dragged[1] - (before[1] + size0[1] / 4)) <= 2)
    expect(rolled, equals: [dragged[0] - 30, dragged[1] + 50])
  }

  @Test func `keys go from cluster to cluster, mark it and bring it into the window`() throws {
    let steps = BrowserStep.text(".current .steps output")
    let marked = BrowserStep.evaluate(
      """
      [...document.querySelectorAll('.current .clusters button')]
        .findIndex((button) => button.ariaCurrent === 'true')
      """)
    // The smallest box is 4 pixels wide, and shown at 8:1.
    let inside = BrowserStep.evaluate(
      """
      [...document.querySelectorAll('.current i.chosen')].filter((mark) => mark.checkVisibility())
        .every((mark) => {
          const box = mark.getBoundingClientRect();
          const window = mark.closest('.window').getBoundingClientRect();
          return box.left >= window.left && box.right <= window.right && box.top >= window.top
            && box.bottom <= window.bottom && box.width >= 32;
        })
      """)
    let values = try values(
      steps, .press("n"), steps, marked, inside, .press("n"), .press("n"), steps, marked, inside,
      status, .press("n"), steps, .press("p"), steps, .click(".current [data-cluster='1']"), steps)
    expect(
      values,
      equals: [
        "– of 3", "1 of 3", "0", "true", "3 of 3", "2", "true",
        "Cluster 3 of 3: 16 px 4 × 4 px at (50, 30) px", "1 of 3", "3 of 3", "2 of 3",
      ])
  }

  @Test func `zooming keeps the chosen cluster in the middle, until the picture is moved`() throws {
    let offset = BrowserStep.evaluate(
      """
      (() => {
        const box = document.querySelector('.current i.chosen').getBoundingClientRect();
        const window = document.querySelector('.current .window').getBoundingClientRect();
        return Math.round(Math.abs(
          box.left + box.width / 2 - window.left - window.width / 2));
      })()
      """)
    let values = try values(
      // The last cluster, 4 × 4 at (50, 30).
      .press("p"), .press("8"), .press("+"), offset, .press("+"), offset,
      .focus(".current .panes"), .press("ArrowLeft"), offset, .press("-"), offset)
    // Moved by 40 at 32:1, that is 20 at 16:1. A place is a whole pixel.
    expect(values.compactMap { Int($0) }.map { ($0 + 1) / 10 * 10 }, equals: [0, 0, 40, 20])
  }
}
