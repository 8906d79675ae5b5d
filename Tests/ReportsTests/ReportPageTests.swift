import Glibc
import Goldens
import PlainText
import Reports
import TestSupport
import Testing

/// What a reader of the report does in a browser; one after the other, since each is a browser.
@Suite(.serialized) struct ReportPageTests {
  private let mode = BrowserStep.evaluate("document.querySelector('.current .viewer').dataset.mode")
  private let status = BrowserStep.evaluate("document.querySelector('#status').textContent")

  /// Goes through steps on the example's page, which must not fail on the way.
  private func values(
    size: (width: Int, height: Int) = (1440, 900), scheme: String = "light",
    reducesMotion: Bool = false, runsScripts: Bool = true, _ steps: BrowserStep...
  ) throws -> [String] {
    let report = try ReportFolder.example()
    let run = try browse(
      report.page(), size: size, scheme: scheme, reducesMotion: reducesMotion,
      runsScripts: runsScripts, steps)
    #expect(run.errors == [])
    #expect(run.requests == [])
    return run.values
  }

  @Test func `keys choose the modes, and the radios and the status follow`() throws {
    let radio = BrowserStep.evaluate("document.querySelector('.current .modes :checked').value")
    let values = try values(
      mode, .press("l"), mode, radio, status, .press("o"), mode, .press("t"), mode,
      .press("d"), mode, radio, status, .press("s"), mode)
    #expect(
      values == [
        "side", "slider", "slider", "Slider", "onion", "toggle", "diff", "diff", "Difference",
        "side",
      ])
  }

  @Test func `the radios choose the modes by arrow keys`() throws {
    let values = try values(
      .focus(".current .modes :checked"), .press("ArrowRight"), mode, .press("ArrowRight"), mode)
    #expect(values == ["slider", "onion"])
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
    #expect(
      values == [
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
    #expect(values == ["0", "50"])
  }

  @Test func `the onion skin's opacity follows its range`() throws {
    let opacity = BrowserStep.evaluate(
      "getComputedStyle(document.querySelector('.current [data-side=actual] img')).opacity")
    let values = try values(
      .press("o"), opacity, .focus(".current .opacity input"), .press("Home"), opacity,
      .press("ArrowRight"), opacity)
    #expect(values == ["0.5", "0", "0.01"])
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
    #expect(
      values == ["expected,actual", "actual", "expected", "Expected", "actual", "expected"])
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
    #expect(kept.values == ["diff"])
    report.results[0].files.diff = nil
    let made = try browse(report.page(), [.press("d"), visible, blending, status])
    #expect(
      made.values
        == ["expected,actual", "difference", "Difference, computed by the browser"])
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
    #expect(Array(values[0..<6]) == ["400%", "1", "800%", "400%", "100%", "1"])
    let numbers = values[6...7].map { value in
      value.dropFirst().dropLast().split(separator: ", ").compactMap { Double($0) }
    }
    // To the right moves the picture 40 to the left, and up 40 down.
    #expect(numbers[1] == [numbers[0][0] - 40, numbers[0][1] + 40])
    #expect(values[8] == "1")
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
    #expect(
      values == [
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
    #expect(run.errors == [])
    // 60 × 20 pixels are green, or were where the blue row is now; below, it is where it was not, or
    // not where it was.
    #expect(
      run.values == [
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
    #expect(run.errors == [])
    // The first row's left neighbour is the last one: the blue one, which was 20 higher.
    #expect(
      Array(run.values[0..<3]) == [
        "read", "blue, 60 by 20 at 0, 40",
        "expected counterpart 20px,actual selected 40px",
      ])
    for words in ["Before → after Frame 0, 20, 60 × 20 → 0, 40, 60 × 20", "Fill #0000FF"] {
      #expect(run.values[3].contains(words), "\(run.values[3])")
    }
    #expect(run.values[4] == "")
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
    #expect(run.errors == [])
    #expect(
      run.values.map {
        $0.split(separator: "\n").map { $0.trimmingPrefix(" ") }.joined(separator: ";")
      }
        == [
          "any kind;layout (1);data (1);style (1);pixels only (1)", "rows", "cards", "unexplained",
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
    #expect(run.values == ["800%", "12"])
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
    #expect(rolled == [dragged[0] - 30, dragged[1] + 50])
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
    #expect(
      values == [
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
    #expect(values.compactMap { Int($0) }.map { ($0 + 1) / 10 * 10 } == [0, 0, 40, 20])
  }

  @Test func `keys go from case to case`() throws {
    let title = BrowserStep.text(".current h2")
    let hash = BrowserStep.evaluate("location.hash")
    let values = try values(
      title, hash, .press("j"), title, hash, status, .press("j"), title, .press("k"), title)
    #expect(
      values == [
        "cards", "", "users", "#case=g/users", "2 of 2: users, Missing", "cards", "users",
      ])
  }

  @Test func `filters leave the cases of a verdict, or with a text`() throws {
    let shown = BrowserStep.evaluate(
      """
      [...document.querySelectorAll('#list li')].filter((item) => item.checkVisibility())
        .map((item) => item.querySelector('.name').textContent).join()
      """)
    let values = try values(
      shown, .text(".verdicts"), .click(".verdicts label:has([value=missing])"), shown, status,
      .click(".verdicts label:has([value=passed])"), shown,
      .click(".verdicts label >> nth=0"), .press("/"), .type("SERS all"), shown, status,
      .type("x"), shown, .text(".none-shown"), .press("Escape"), status)
    #expect(
      values == [
        "cards,users", "Show\nAll 4\nChanged 1\nMissing 1\nPassed 2", "users", "1 of 4 cases",
        "banners,scripts", "users", "1 of 4 cases", "", "No case is like that.", "4 of 4 cases",
      ])
  }

  @Test func `the approve command is copied`() throws {
    let clipboard = BrowserStep.evaluate("navigator.clipboard.readText()")
    let values = try values(
      .click(".current .copy"), clipboard, status, .press("j"), .press("c"), clipboard)
    #expect(values == ["maquette approve g/cards", "Copied", "maquette approve g/users"])
  }

  @Test func `where the clipboard is forbidden, the command is selected and copied`() throws {
    let values = try values(
      .evaluate("void (navigator.clipboard.writeText = () => Promise.reject(new Error()))"),
      .click(".current .copy"), .evaluate("getSelection().toString()"), status)
    #expect(values == ["null", "maquette approve g/cards", "Copied"])
  }

  @Test func `accepted cases make one command`() throws {
    let command = BrowserStep.text(".approve-all code")
    let values = try values(
      command, .press("j"), .press("a"), command, .press("k"), .click(".current .accept"), command,
      status, .press("a"), command)
    #expect(
      values == [
        "maquette approve", "maquette approve g/users", "maquette approve g/cards g/users",
        "Accepted; 2 in all", "maquette approve g/users",
      ])
  }

  @Test func `light and dark follow the system, and the switch`() throws {
    let ground = BrowserStep.evaluate("getComputedStyle(document.body).backgroundColor")
    let values = try values(
      ground, .scheme("dark"), ground, .click(".theme"), ground, .scheme("light"), ground,
      .click(".theme"), ground)
    let light = "rgb(255, 255, 255)"
    let dark = "rgb(23, 24, 27)"
    #expect(values == [light, dark, light, light, dark])
  }

  @Test func `every control has a name`() throws {
    let controls = try values(.press("l"), .controls)[0]
    let names = controls.dropFirst().dropLast().split(separator: ", ")
    #expect(names.count > 30)
    #expect(names.filter { $0.hasSuffix(": \"") } == [])
    #expect(controls.contains("slider: Divider between expected and actual"))
    #expect(controls.contains("radio: Onion skin"))
    #expect(controls.contains("searchbox: Find cases by name"))
  }

  @Test(arguments: ["light", "dark"])
  func `texts contrast with their background by WCAG's 4.5 to 1`(scheme: String) throws {
    let values = try values(
      scheme: scheme, reducesMotion: true, .press("a"), .press("n"), .evaluate(faintTexts),
      .press("?"), .evaluate(faintTexts))
    #expect(values == ["[]", "[]"])
  }

  @Test func `help opens by key and closes, and keys can be switched off`() throws {
    let isOpen = BrowserStep.evaluate("document.querySelector('#help').open")
    let values = try values(
      .press("?"), isOpen, .press("l"), mode, .click(".shortcuts"), .press("Escape"), isOpen,
      .press("l"), mode, .click(".help"), isOpen, .click(".shortcuts"), .press("Escape"),
      .press("l"), mode)
    #expect(values == ["true", "side", "false", "side", "true", "slider"])
  }

  @Test func `the keyboard reaches the whole page, and leaves the pictures again`() throws {
    let focus = BrowserStep.evaluate(
      "document.activeElement.classList[0] ?? document.activeElement.localName")
    let values = try values(
      .focus(".current .panes"), .press("Tab"), focus, .press("Shift+Tab"), focus,
      .press("Shift+Tab"), focus)
    #expect(values == ["button", "panes", "button"])
  }

  @Test func `the pixel under the pointer shows its colours`() throws {
    // At 8:1 the picture's 480 × 320 pixels lie in the middle of the window.
    let values = try values(
      .press("l"), .press("8"),
      .evaluate(
        """
        (() => {
          const { x, y, scale } = document.querySelector('.current .viewer').viewer.placement;
          const window = document.querySelector('.current [data-side=actual] .window');
          const box = window.getBoundingClientRect();
          window.dispatchEvent(new PointerEvent('pointermove', {
            bubbles: true, pointerType: 'mouse', clientX: box.left + x + 52.5 * scale,
            clientY: box.top + y + 32.5 * scale,
          }));
        })()
        """), .text(".current .pixel"))
    #expect(values[1].split(separator: "\n").joined() == "(52, 32)#000000→#FF0000")
  }

  @Test func `a small page shows both pictures as they are`() throws {
    let report = try ReportFolder.example()
    // Of a pixel in each square where it was and where it is, and of one beside them.
    let colors = BrowserStep.evaluate(
      """
      (async () => {
        const { figures, readout } = document.querySelector('.current .viewer').viewer;
        const images = ['expected', 'actual', 'diff'].map((side) =>
          figures[side].querySelector('img'));
        for (const image of images) {
          await image.unpacking;
          await image.decode();
        }
        return [[6, 6], [26, 6], [51, 31], [45, 20]].map(([x, y]) =>
          images.slice(0, 2).map((image) => readout.color(image, x, y)).join(' ')).join();
      })()
      """)
    let run = try browse(report.page(pictures: ReportPictures(place: .webp)), [colors])
    #expect(run.errors == [])
    #expect(
      run.values == [
        "#000000 #FFFFFF,#FFFFFF #000000,#000000 #FF0000,#FFFFFF #FFFFFF"
      ])
  }

  @Test func `the other pane marks the pixel under the pointer`() throws {
    let marked = BrowserStep.evaluate(
      """
      [...document.querySelectorAll('.current .canvas b')]
        .filter((dot) => dot.checkVisibility({ visibilityProperty: true }))
        .map((dot) => dot.closest('figure').dataset.side).join()
      """)
    let values = try values(
      marked, .hover(".current [data-side=expected] .window", x: 580, y: 160), marked,
      .hover(".current .controls", x: 5, y: 5), marked)
    #expect(values == ["", "actual", ""])
  }

  @Test func `without scripts all cases are one below the other, with their pictures`() throws {
    // What is seen of each picture: expected, actual and difference of one case, and the other's.
    let report = try ReportFolder.example()
    let run = try browse(
      report.page(), runsScripts: false, [.text("main"), .controls])
    #expect(run.values[0].contains("item 0 moved (5, 5) → (25, 5) pt"))
    #expect(run.values[0].contains("users"))
    #expect(!run.values[1].contains("Slider"))
  }

  @Test func `on paper all cases are one below the other`() throws {
    let seen = BrowserStep.evaluate(
      """
      [...document.querySelectorAll('.case img')].filter(
        (image) => image.checkVisibility({ visibilityProperty: true })).length
      """)
    let values = try values(
      seen, .press("t"), .media("print"),
      .evaluate("new Promise((done) => requestAnimationFrame(() => setTimeout(done, 100)))"), seen)
    // Two of the case that was shown; then its three, and the other's one.
    #expect(values == ["2", "null", "4"])
  }

  @Test func `an address names its case in the reports of all runs`() throws {
    let title = BrowserStep.text(".current h2")
    let values = try values(
      .evaluate("void (location.hash = '#case=g/users')"), title,
      .evaluate("void (location.hash = '#case=g%2Fcards')"), title, .press("j"), .reload, title)
    #expect(values == ["null", "users", "null", "cards", "users"])
  }

  @Test func `Enter opens the first case that is found`() throws {
    let title = BrowserStep.text(".current h2")
    let values = try values(
      .press("/"), .type("us"), .press("Enter"), title,
      .evaluate("document.activeElement.id"), status, .press("k"), title)
    // The only case that the filter leaves is the next and the previous one, too.
    #expect(values == ["users", "cases", "users, Missing", "users"])
  }

  @Test func `accepted marks survive a reload, but not another picture`() throws {
    let command = BrowserStep.text(".approve-all code")
    let button = BrowserStep.text(".current .accept")
    let values = try values(
      .press("a"), .press("j"), .press("a"), .reload, command, button,
      .evaluate(
        """
        (() => {
        for (const [key, value] of Object.entries(localStorage)) {
          if (!key.startsWith('maquette-accepted')) continue;
          const kept = JSON.parse(value).map(
            ([name, digest]) => [name, name === 'g/users' ? '0' : digest]);
          localStorage[key] = JSON.stringify(kept);
        }
        })()
        """), .reload, command, button, .press("k"), button, .press("a"), .reload, command)
    #expect(
      values == [
        "maquette approve g/cards g/users", "Accepted", "null", "maquette approve g/cards",
        "Accept", "Accepted", "maquette approve",
      ])
  }

  @Test func `a case's elements are made when it is shown`() throws {
    let count = BrowserStep.evaluate("document.querySelectorAll('article').length")
    let values = try values(count, .press("j"), count, .press("k"), count)
    #expect(values == ["1", "2", "2"])
  }

  @Test func `cases in the list have their pictures`() throws {
    let loaded = BrowserStep.evaluate(
      """
      new Promise((done) => {
        const look = () => {
          const images = [...document.querySelectorAll('#list a img')];
          if (images.length < 2 || images.some((one) => !one.naturalWidth)) return setTimeout(look, 50);
          done(images.map((image) => `${image.naturalWidth} × ${image.naturalHeight}`).join());
        };
        look();
      })
      """)
    try #require(values(loaded) == ["60 × 40,30 × 50"])
  }

  @Test func `pictures beside the page are shown, and one that is lost is named`() throws {
    let report = try ReportFolder.example()
    let page = try report.page(pictures: ReportPictures(place: .files, folderAddress: ""))
    let loaded = BrowserStep.evaluate(
      """
      Promise.all([...document.querySelectorAll('.current img')].map((image) => {
        image.loading = 'eager';
        return image.decode();
      })).then(() => [...document.querySelectorAll('.current img')]
        .filter((image) => image.naturalWidth === 60)
        .map((image) => image.closest('figure').dataset.side).join())
      """)
    let run = try browse(page, [.press("d"), loaded])
    #expect(run.values == ["expected,actual,diff"])
    #expect(run.errors == [])
    #expect(run.requests.allSatisfy { $0.hasPrefix("file://\(report.folder.path)/") })
    try #require(unlink(report.folder.file("cards-actual.png")) == 0)
    let lost = try browse(page, [.text(".current .lost")])
    #expect(
      lost.values == [
        "The file cards-actual.png is not there. Reports made with --pictures embed hold their"
          + " pictures."
      ])
  }

  @Test func `a narrow window shows the case, and the list on demand, without scrolling sideways`()
    throws
  {
    let width = BrowserStep.evaluate("document.documentElement.scrollWidth")
    let list = BrowserStep.evaluate("document.querySelector('#list').checkVisibility()")
    let values = try values(
      size: (390, 844), width, list, .click(".drawer"), list, width,
      .click("#list a >> nth=1"), list, .text(".current h2"))
    #expect(values == ["390", "false", "true", "390", "false", "users"])
  }

  @Test func `nothing moves by itself for those who want less motion`() throws {
    let duration = BrowserStep.evaluate(
      "getComputedStyle(document.querySelector('.help')).transitionDuration")
    try #require(values(duration) == ["0.12s, 0.12s"])
    try #require(values(reducesMotion: true, duration) == ["0s"])
  }

  @Test func `hostile text is shown, not obeyed`() throws {
    var report = try ReportFolder()
    try report.addMissing("users", TestPicture(3, 5))
    report.results[0].name = "<img src=x onerror='document.title=1'>\u{202E}\"x"
    report.results[0].golden = "g/\(report.results[0].name).png"
    report.results[0].message = "]]></script><script>document.title='2'</script>"
    let run = try browse(
      report.page(),
      [
        .text(".current h2"), .text(".current .message"), .evaluate("document.title"),
        .press("c"), .evaluate("navigator.clipboard.readText()"),
      ])
    #expect(run.errors == [])
    #expect(run.requests == [])
    #expect(
      run.values == [
        "<img src=x onerror='document.title=1'>\\u{202e}\"x",
        "]]></script><script>document.title='2'</script>", "1 missing – golden images",
        #"maquette approve $'g/<img src=x onerror=\'document.title=1\'>\342\200\256"x'"#,
      ])
  }
}
