import PlainText

/// How a review's page looks.
let reviewStyle = """
  * { box-sizing: border-box; }
  body {
    margin: 0; color: var(--ink); background: var(--page);
    font: 13px/1.5 ui-sans-serif, system-ui, "Segoe UI", Roboto, Inter, sans-serif;
    font-variant-numeric: tabular-nums; overflow-wrap: anywhere;
  }
  h1, h2, h3, p, ul, dl, dd, figure, fieldset { margin: 0; padding: 0; border: 0; }
  ul { list-style: none; }
  [hidden] { display: none !important; }
  .unseen {
    position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%);
    white-space: nowrap;
  }
  .skip { position: fixed; left: 8px; top: -60px; z-index: 9; padding: 8px 12px; }
  .skip:focus { top: 8px; background: var(--raised); }
  :focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
  main:focus-visible, .canvas:focus-visible { outline: none; }
  button {
    font: inherit; color: var(--ink); background: var(--raised); border: 1px solid var(--line);
    border-radius: 6px; padding: 2px 9px; min-height: 28px; cursor: pointer;
  }
  button:hover { border-color: var(--soft); }
  button[aria-pressed="true"] {
    color: var(--on-accent); background: var(--accent); border-color: var(--accent);
  }
  kbd {
    font: 12px ui-monospace, Menlo, Consolas, monospace; padding: 0 5px; border-radius: 4px;
    border: 1px solid var(--line); background: var(--panel);
  }
  .bar {
    display: flex; flex-wrap: wrap; align-items: center; gap: 4px 12px; padding: 8px 24px;
    min-height: 48px; border-bottom: 1px solid var(--line); background: var(--panel);
  }
  body > .bar { position: sticky; top: 0; z-index: 3; }
  .bar h1 { font-size: 15px; font-weight: 650; }
  .bar .summary { flex: 1; color: var(--soft); }
  :root:not(.live) :is(.bar button, .filters) { display: none; }
  .filters {
    display: flex; flex-wrap: wrap; gap: 8px 18px; padding: 10px 24px;
    border-bottom: 1px solid var(--line);
  }
  .find input {
    width: 220px; max-width: 100%; font: inherit; color: inherit; padding: 4px 10px;
    background: var(--raised); border: 1px solid var(--line); border-radius: 6px;
  }
  .find input::placeholder { color: var(--soft); opacity: 1; }
  .facets { display: flex; flex-wrap: wrap; gap: 4px 16px; align-items: center; }
  .check { display: inline-flex; align-items: center; gap: 5px; cursor: pointer; }
  .check input { margin: 0; accent-color: var(--accent); }
  .check span, .caption, .none-shown, figcaption { color: var(--soft); }
  .group { padding: 22px 24px 26px; display: flex; flex-wrap: wrap; gap: 28px; }
  .group + .group { border-top: 1px solid var(--line); }
  .group h2 { flex-basis: 100%; font-size: 17px; font-weight: 650; }
  .none-shown { padding: 24px; }
  .entry { max-width: 100%; min-width: 0; display: flex; flex-direction: column; gap: 8px; }
  .entry header { max-width: 460px; }
  .entry h3 { font-size: 13px; font-weight: 600; }
  .caption { font-size: 12px; line-height: 1.45; }
  .change {
    font-size: 11px; border: 1px solid currentColor; border-radius: 5px; padding: 0 6px;
    color: var(--soft);
  }
  .change[data-change="changed"] { color: var(--changed); }
  .change[data-change="new"] { color: var(--well); }
  .change[data-change="removed"] { color: var(--broken); }
  .sentences { max-width: 640px; padding-left: 16px; list-style: disc; }
  .sentences li::marker { color: var(--soft); }
  .pictures { display: flex; flex-wrap: wrap; gap: 20px; margin-top: auto; }
  figure { display: flex; flex-direction: column; gap: 4px; min-width: 0; max-width: 100%; }
  figcaption { font-size: 12px; }
  .note { color: var(--soft); }
  .stage { position: relative; line-height: 0; box-shadow: 0 0 0 1px var(--edge); }
  .live .stage[data-parts] { cursor: crosshair; }
  .stage img { display: block; max-width: 100%; height: auto; }
  .canvas .stage { margin: 16px auto; flex: none; }
  .canvas .stage img { width: 100%; height: 100%; }
  .canvas .magnified img { image-rendering: pixelated; }
  .overlay, .labels { position: absolute; inset: 0; pointer-events: none; }
  .overlay { width: 100%; height: 100%; overflow: visible; }
  .overlay * { vector-effect: non-scaling-stroke; }
  .overlay rect { fill: none; stroke: #0a66ff; stroke-width: 1.5; }
  .overlay .pointed { fill: #0a66ff1f; }
  .overlay .pinned { stroke: #e0004d; }
  .overlay line { stroke: #e0004d; stroke-width: 1.5; }
  .labels span {
    position: absolute; white-space: pre; font: 600 11px/1.5 ui-sans-serif, system-ui, sans-serif;
    padding: 1px 6px; border-radius: 4px; color: #fff; background: #0a58ca; max-width: 100%;
    overflow: hidden; text-overflow: ellipsis;
  }
  .labels .distance { background: #c8003f; }
  dialog {
    color: inherit; background: var(--page); border: 1px solid var(--line); border-radius: 12px;
    padding: 18px 20px; width: min(560px, 94vw); box-shadow: 0 12px 48px #0006;
  }
  dialog::backdrop { background: #0009; }
  dialog h2 { font-size: 15px; }
  dialog > h2, dialog > p { margin-bottom: 10px; }
  .keys { display: grid; gap: 6px; margin-bottom: 14px; }
  .keys div { display: flex; justify-content: space-between; gap: 12px; }
  #close-up { width: 96vw; height: 94dvh; max-width: none; max-height: none; padding: 0; }
  #close-up[open] { display: flex; flex-direction: column; overflow: hidden; }
  #close-up h2 { flex: 1; }
  .zooms { display: flex; gap: 4px; }
  .canvas { flex: 1; overflow: auto; background: var(--stage); display: flex; }
  @media (max-width: 640px) {
    .bar, .filters, .group { padding-inline: 14px; }
    .find, .find input { width: 100%; }
    button { min-height: 34px; }
  }
  @media print {
    .bar button, .filters, .skip { display: none !important; }
    .entry { break-inside: avoid; }
  }

  """
