import Glibc
import Goldens
import Reports
import TestSupport
import Testing

/// What a reader of the report does with the page: its cases, keys, marks and looks.
@Suite(.serialized, .waiting) struct ReportPageTests: ReportReading {
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
    expect(
      values,
      equals: [
        "cards,users", "Show\nAll 4\nChanged 1\nMissing 1\nPassed 2", "users", "1 of 4 cases",
        "banners,scripts", "users", "1 of 4 cases", "", "No case is like that.", "4 of 4 cases",
      ])
  }

  @Test func `the approve command is copied`() throws {
    let clipboard = BrowserStep.evaluate("navigator.clipboard.readText()")
    let values = try values(
      .click(".current .copy"), clipboard, status, .press("j"), .press("c"), clipboard)
    expect(values, equals: ["maquette approve g/cards", "Copied", "maquette approve g/users"])
  }

  @Test func `where the clipboard is forbidden, the command is selected and copied`() throws {
    let values = try values(
      .evaluate("void (navigator.clipboard.writeText = () => Promise.reject(new Error()))"),
      .click(".current .copy"), .evaluate("getSelection().toString()"), status)
    expect(values, equals: ["null", "maquette approve g/cards", "Copied"])
  }

  @Test func `accepted cases make one command`() throws {
    let command = BrowserStep.text(".approve-all code")
    let values = try values(
      command, .press("j"), .press("a"), command, .press("k"), .click(".current .accept"), command,
      status, .press("a"), command)
    expect(
      values,
      equals: [
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
    expect(values, equals: [light, dark, light, light, dark])
  }

  @Test func `every control has a name`() throws {
    let controls = try values(.press("l"), .controls)[0]
    let names = controls.dropFirst().dropLast().split(separator: ", ")
    #expect(names.count > 30)
    expect(names.filter { $0.hasSuffix(": \"") }, equals: [])
    #expect(controls.contains("slider: Divider between expected and actual"))
    #expect(controls.contains("radio: Onion skin"))
    #expect(controls.contains("searchbox: Find cases by name"))
  }

  @Test(arguments: ["light", "dark"])
  func `texts contrast with their background by WCAG's 4.5 to 1`(scheme: String) throws {
    let values = try values(
      scheme: scheme, reducesMotion: true, .press("a"), .press("n"), .evaluate(faintTexts),
      .press("?"), .evaluate(faintTexts))
    expect(values, equals: ["[]", "[]"])
  }

  @Test func `help opens by key and closes, and keys can be switched off`() throws {
    let isOpen = BrowserStep.evaluate("document.querySelector('#help').open")
    let values = try values(
      .press("?"), isOpen, .press("l"), mode, .click(".shortcuts"), .press("Escape"), isOpen,
      .press("l"), mode, .click(".help"), isOpen, .click(".shortcuts"), .press("Escape"),
      .press("l"), mode)
    expect(values, equals: ["true", "side", "false", "side", "true", "slider"])
  }

  @Test func `the keyboard reaches the whole page, and leaves the pictures again`() throws {
    let focus = BrowserStep.evaluate(
      "document.activeElement.classList[0] ?? document.activeElement.localName")
    let values = try values(
      .focus(".current .panes"), .press("Tab"), focus, .press("Shift+Tab"), focus,
      .press("Shift+Tab"), focus)
    expect(values, equals: ["button", "panes", "button"])
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
    expect(run.errors, equals: [])
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
    expect(values, equals: ["", "actual", ""])
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
    expect(values, equals: ["2", "null", "4"])
  }

  @Test func `an address names its case in the reports of all runs`() throws {
    let title = BrowserStep.text(".current h2")
    let values = try values(
      .evaluate("void (location.hash = '#case=g/users')"), title,
      .evaluate("void (location.hash = '#case=g%2Fcards')"), title, .press("j"), .reload, title)
    expect(values, equals: ["null", "users", "null", "cards", "users"])
  }

  @Test func `Enter opens the first case that is found`() throws {
    let title = BrowserStep.text(".current h2")
    let values = try values(
      .press("/"), .type("us"), .press("Enter"), title,
      .evaluate("document.activeElement.id"), status, .press("k"), title)
    // The only case that the filter leaves is the next and the previous one, too.
    expect(values, equals: ["users", "cases", "users, Missing", "users"])
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
    expect(
      values,
      equals: [
        "maquette approve g/cards g/users", "Accepted", "null", "maquette approve g/cards",
        "Accept", "Accepted", "maquette approve",
      ])
  }

  @Test func `a case's elements are made when it is shown`() throws {
    let count = BrowserStep.evaluate("document.querySelectorAll('article').length")
    let values = try values(count, .press("j"), count, .press("k"), count)
    expect(values, equals: ["1", "2", "2"])
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
    expect(run.values, equals: ["expected,actual,diff"])
    expect(run.errors, equals: [])
    #expect(run.requests.allSatisfy { $0.hasPrefix("file://\(report.folder.path)/") })
    try #require(unlink(report.folder.file("cards-actual.png")) == 0)
    let lost = try browse(page, [.text(".current .lost")])
    expect(
      lost.values,
      equals: [
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
    expect(values, equals: ["390", "false", "true", "390", "false", "users"])
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
    expect(run.errors, equals: [])
    expect(run.requests, equals: [])
    #expect(
      run.values == [
        "<img src=x onerror='document.title=1'>\\u{202e}\"x",
        "]]></script><script>document.title='2'</script>", "1 missing – golden images",
        #"maquette approve $'g/<img src=x onerror=\'document.title=1\'>\342\200\256"x'"#,
      ])
  }
}
