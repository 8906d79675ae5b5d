import PlainText

/// A viewer's pictures, and how its modes lay them side by side or over one another.
let viewerStyle = """
  .viewer { display: flex; flex-direction: column; min-width: 0; min-height: 0; }
  .panes {
    position: relative; flex: 1; min-height: 0; display: grid; gap: 1px;
    grid-auto-flow: column; grid-auto-columns: minmax(0, 1fr); background: var(--line);
  }
  .viewer figure { display: flex; flex-direction: column; min-width: 0; min-height: 0; }
  .viewer figcaption {
    display: flex; gap: 8px; padding: 3px 12px; font-size: 12px; background: var(--panel);
  }
  .viewer figcaption b { font-weight: 600; }
  .viewer figcaption span { color: var(--soft); }
  .window { position: relative; flex: 1; min-height: 0; background: var(--stage); }
  .viewer img {
    display: block; max-width: 100%; height: auto;
    background:
      repeating-conic-gradient(var(--checks) 0 25%, var(--check-ground) 0 50%) 0 0 / 16px 16px;
  }
  .started .panes { overflow: hidden; }
  .started .panes:focus-visible { outline-offset: -2px; z-index: 1; }
  .started .window { overflow: hidden; touch-action: pan-x pan-y; }
  .started.overflowing .window { cursor: grab; touch-action: none; }
  .started.dragging .window { cursor: grabbing; }
  .started .canvas {
    position: absolute; left: 0; top: 0; transform-origin: 0 0;
    transform: translate(var(--x), var(--y)) scale(var(--scale)); user-select: none;
  }
  .started img {
    max-width: none; pointer-events: none;
    box-shadow: 0 0 0 calc(1px / var(--scale)) var(--edge);
  }
  .started.crisp img { image-rendering: pixelated; }
  .canvas i {
    position: absolute; outline: calc(1.5px / var(--scale)) solid var(--mark);
    outline-offset: calc(2px / var(--scale)); opacity: .75;
  }
  .canvas i.chosen { outline-width: calc(3px / var(--scale)); opacity: 1; }
  .canvas b {
    position: absolute; width: 0; height: 0; outline: calc(4px / var(--scale)) solid var(--mark);
    outline-offset: 0; border-radius: 50%; visibility: hidden; pointer-events: none;
  }
  .pointed .window:not(:hover) .canvas b { visibility: visible; }
  .viewer.unmarked .canvas i:not(.chosen) { display: none; }

  .started[data-mode="side"] .panes.rows { grid-auto-flow: row; grid-auto-rows: minmax(0, 1fr); }
  .started:not([data-mode="diff"]) figure[data-side="diff"]:not(:only-child) { display: none; }
  .started:not([data-mode="side"]) .panes { background: var(--stage); }
  .started:not([data-mode="side"]) figure { grid-area: 1 / 1; }
  .started:not([data-mode="side"]) figure + figure :is(figcaption, .window) { background: none; }
  .started:not([data-mode="side"]) [data-side="actual"] figcaption { justify-content: end; }
  .started[data-mode="slider"] [data-side="expected"] .window {
    clip-path: inset(0 calc(100% - var(--split)) 0 0);
  }
  .started[data-mode="slider"] [data-side="actual"] .window {
    clip-path: inset(0 0 0 var(--split));
  }
  .started[data-mode="slider"]:not(.overflowing) .window { cursor: ew-resize; }
  .started[data-mode="onion"] [data-side="actual"] img { opacity: var(--opacity); }
  .started[data-mode="toggle"][data-shown="expected"] [data-side="actual"] { visibility: hidden; }
  .started[data-mode="toggle"][data-shown="actual"] [data-side="expected"] { visibility: hidden; }
  .started[data-mode="diff"].has-diff :is([data-side="expected"], [data-side="actual"]) {
    visibility: hidden;
  }
  .started[data-mode="diff"].has-diff figure[data-side="diff"] figcaption {
    justify-content: start; background: var(--panel);
  }
  .started[data-mode="diff"]:not(.has-diff) [data-side="actual"] img {
    mix-blend-mode: difference; background: none;
  }
  .started[data-mode="diff"]:not(.has-diff) [data-side="actual"] :is(.window, .canvas) {
    mix-blend-mode: difference;
  }

  """
