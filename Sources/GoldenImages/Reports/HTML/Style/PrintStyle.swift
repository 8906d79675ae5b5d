import PlainText

/// On paper, every case with its pictures side by side, in black on white.
let printStyle = """
  @media print {
    :root, :root[data-theme] { color-scheme: light; }
    body { display: block; height: auto; overflow: visible; font-size: 10pt; }
    .bar { border: 0; background: none; padding: 0; position: static; }
    nav, .controls, .approval button, .divider, .bar button, .skip { display: none !important; }
    main { display: block; overflow: visible; }
    .case, .live .case:not(.current) { display: block !important; break-before: page; }
    .case:first-of-type { break-before: auto; }
    .live .case .body { display: block; }
    .live .case .facts { overflow: visible; border: 0; padding: 0 0 12px; }
    .live .viewer { height: auto; display: block; border: 0; }
    .viewer .panes { display: grid !important; background: none !important; overflow: visible; }
    .viewer .panes figure {
      display: block !important; visibility: visible !important; grid-area: auto !important;
      break-inside: avoid;
    }
    .viewer .panes :is(figcaption, .window) {
      background: none !important; clip-path: none !important; mix-blend-mode: normal !important;
    }
    .viewer .panes figcaption { justify-content: start !important; padding: 4px 0; }
    .viewer .canvas {
      position: static; transform: none; width: auto !important; height: auto !important;
    }
    .viewer .canvas i { display: none; }
    .clusters ol { max-height: none; }
    .viewer .panes img {
      max-width: 100%; max-height: 200mm; opacity: 1 !important; mix-blend-mode: normal !important;
      box-shadow: 0 0 0 1px #0003;
    }
  }

  """
