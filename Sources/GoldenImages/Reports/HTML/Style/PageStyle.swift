import PlainText

/// The page's frame: the bar, the list of cases, dialogs, and the controls that all parts share.
let pageStyle = """
  * { box-sizing: border-box; }
  body {
    margin: 0; color: var(--ink); background: var(--page);
    font: 13px/1.5 ui-sans-serif, system-ui, "Segoe UI", Roboto, Inter, sans-serif;
    font-variant-numeric: tabular-nums; overflow-wrap: anywhere;
  }
  h1, h2, h3, p, ul, ol, figure, fieldset { margin: 0; padding: 0; border: 0; }
  ol { list-style: none; }
  code, pre, kbd { font: 12px/1.5 ui-monospace, "SF Mono", Menlo, Consolas, monospace; }
  .unseen {
    position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%);
    white-space: nowrap;
  }
  .skip { position: fixed; left: 8px; top: -60px; z-index: 9; padding: 8px 12px; }
  .skip:focus { top: 8px; background: var(--raised); }
  a { color: var(--accent); }
  :focus-visible { outline: 2px solid var(--accent); outline-offset: 1px; }
  :is(main, article):focus-visible { outline: none; }
  button, .modes span, .verdicts span {
    font: inherit; color: var(--ink); background: var(--raised); border: 1px solid var(--line);
    border-radius: 6px; padding: 2px 9px; min-height: 26px; cursor: pointer;
  }
  button:hover { border-color: var(--soft); }
  button:disabled { opacity: .45; cursor: default; }
  button[aria-pressed="true"] {
    color: var(--on-accent); background: var(--accent); border-color: var(--accent);
  }
  .theme.theme { color: var(--ink); background: none; border-color: transparent; font-size: 15px; }
  kbd {
    padding: 0 5px; border: 1px solid var(--line); border-radius: 4px; background: var(--panel);
  }
  .bar {
    display: flex; align-items: center; gap: 10px; padding: 0 12px; min-height: 46px;
    border-bottom: 1px solid var(--line); background: var(--panel);
  }
  .bar h1 { font-size: 14px; font-weight: 650; white-space: nowrap; }
  .bar .summary { flex: 1; color: var(--soft); }
  .drawer, :root:not(.live) :is(.bar, nav, .approval) button, :root:not(.live) .filters {
    display: none;
  }
  :root:not(.live) .clusters button { pointer-events: none; }
  nav { background: var(--panel); }
  .filters { display: grid; gap: 8px; padding: 10px 12px; border-bottom: 1px solid var(--line); }
  .find input {
    width: 100%; font: inherit; color: inherit; padding: 4px 10px; min-height: 30px;
    background: var(--raised); border: 1px solid var(--line); border-radius: 6px;
  }
  .find input::placeholder { color: var(--soft); opacity: 1; }
  .verdicts { display: flex; flex-wrap: wrap; gap: 4px; }
  .verdicts label, .modes label { position: relative; display: flex; }
  .verdicts input, .modes input { position: absolute; inset: 0; margin: 0; opacity: 0; }
  .verdicts span { display: block; border-radius: 13px; padding: 1px 9px; }
  .verdicts b { font-weight: 500; color: var(--soft); }
  .verdicts input:checked + span {
    background: var(--accent-ground); border-color: var(--accent); color: var(--accent);
  }
  .verdicts input:checked + span b { color: inherit; }
  :is(.verdicts, .modes) input:focus-visible + span {
    outline: 2px solid var(--accent); outline-offset: 1px;
  }
  .group summary { padding: 10px 12px 4px; cursor: pointer; list-style: none; }
  .group summary::-webkit-details-marker { display: none; }
  .group h2 {
    display: flex; align-items: center; gap: 7px; font-size: 12px; font-weight: 600;
    color: var(--soft);
  }
  .group h2 span { font-weight: 400; }
  .group h2::after { content: "▾"; margin-left: auto; }
  .group:not([open]) h2::after { content: "▸"; }
  .dot { width: 8px; height: 8px; border-radius: 50%; background: var(--verdict); }
  .group li { content-visibility: auto; contain-intrinsic-size: auto 44px; }
  .group li > a, .group li:not(:has(a)) {
    display: grid; grid-template-columns: 1fr auto; padding: 4px 12px 5px 27px; column-gap: 8px;
    color: inherit; text-decoration: none;
  }
  .group a:hover { background: var(--raised); }
  .group a[aria-current] {
    background: var(--accent-ground); box-shadow: inset 3px 0 var(--accent);
  }
  .group .name { font-weight: 500; }
  .group li:not(:has(a)) .name { font-weight: 400; }
  .group .suite { grid-row: 2; font-size: 11.5px; color: var(--soft); }
  .group .size { font-size: 11.5px; color: var(--soft); white-space: nowrap; }
  .group .accepted .size::before { content: "✓ "; font-weight: 700; color: var(--well); }
  .none-shown { padding: 16px 12px; color: var(--soft); }
  .approve-all {
    display: grid; grid-template-columns: 1fr auto; gap: 2px 8px; align-items: center;
    padding: 10px 12px; border-top: 1px solid var(--line); background: var(--panel);
  }
  .approve-all p { grid-column: 1 / -1; color: var(--soft); font-size: 12px; }
  .approve-all code, .approval code {
    overflow: hidden; text-overflow: ellipsis; white-space: nowrap; color: var(--soft);
  }
  dialog {
    color: inherit; background: var(--page); border: 1px solid var(--line); border-radius: 12px;
    padding: 18px 20px; width: min(640px, 94vw); box-shadow: 0 12px 48px #0006;
  }
  dialog::backdrop { background: #0007; }
  dialog h2 { font-size: 15px; margin-bottom: 10px; }
  .keys {
    display: grid; grid-template-columns: repeat(auto-fill, minmax(250px, 1fr)); gap: 4px 28px;
  }
  .keys p { display: flex; justify-content: space-between; gap: 12px; }
  dialog .check { margin: 14px 0; }
  .check { display: inline-flex; align-items: center; gap: 5px; cursor: pointer; }
  .check input { margin: 0; accent-color: var(--accent); }
  @media (min-width: 960px) {
    body {
      display: grid; grid-template: auto minmax(0, 1fr) / 276px minmax(0, 1fr); height: 100dvh;
      overflow: hidden;
    }
    .bar { grid-column: 1 / -1; }
    nav {
      display: flex; flex-direction: column; overflow: auto; border-right: 1px solid var(--line);
    }
    nav .filters { position: sticky; top: 0; z-index: 1; background: var(--panel); }
    nav .approve-all { position: sticky; bottom: 0; margin-top: auto; }
    main { display: flex; flex-direction: column; min-height: 0; overflow: auto; }
  }
  @media (max-width: 959px) {
    .bar { position: sticky; top: 0; z-index: 3; }
    .bar .help, .bar h1 { display: none; }
    .bar .summary { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
    .live .drawer { display: block; }
    .live nav { display: none; position: fixed; inset: 46px 0 0; z-index: 3; overflow: auto; }
    .live nav.open { display: block; }
    button, .modes span, .verdicts span { min-height: 32px; }
    .verdicts span { line-height: 28px; border-radius: 16px; }
  }
  @media (prefers-reduced-motion: no-preference) {
    button, .group a { transition: background-color .12s, border-color .12s; }
  }

  """
