import PlainText

/// A viewer's controls, and the divider that lies over its pictures.
let viewerControlStyle = """
  .controls {
    display: flex; flex-wrap: wrap; align-items: center; gap: 6px 16px; padding: 7px 12px;
    border-bottom: 1px solid var(--line);
  }
  .modes { display: flex; }
  .modes span { border-radius: 0; margin-left: -1px; display: block; padding: 2px 10px; }
  .modes label:first-of-type span { border-radius: 6px 0 0 6px; margin-left: 0; }
  .modes label:last-of-type span { border-radius: 0 6px 6px 0; }
  .modes input:checked + span {
    color: var(--on-accent); background: var(--accent); border-color: var(--accent);
  }
  .modes input:focus-visible + span { position: relative; z-index: 1; }
  .controls [hidden], .controls:not(:has(> :not([hidden]))) { display: none; }
  .controls output { min-width: 48px; text-align: center; }
  .steps { display: flex; align-items: center; gap: 4px; margin-left: auto; }
  .steps .boxes { margin-right: 8px; }
  .zooms { gap: 4px; border: 0; border-top: 1px solid var(--line); padding: 5px 12px; }
  .zooms button { padding: 1px 8px; }
  .zooms [data-zoom="out"] { margin-left: 10px; }
  .pixel { display: flex; align-items: center; gap: 6px; margin-left: auto; color: var(--soft); }
  .pixel i { width: 12px; height: 12px; border-radius: 3px; border: 1px solid var(--edge); }
  .pixel .differs { color: var(--ink); font-weight: 600; }
  .opacity { display: flex; align-items: center; gap: 8px; }
  .opacity input { width: 140px; accent-color: var(--accent); }
  .divider {
    position: absolute; z-index: 2; margin: 0; height: var(--divider-height); background: none;
    appearance: none; pointer-events: none; outline-offset: -2px;
  }
  .divider::-webkit-slider-runnable-track { height: 100%; }
  .divider::-webkit-slider-thumb {
    appearance: none; pointer-events: auto; cursor: ew-resize; width: 32px;
    height: var(--divider-height); border: 0; border-radius: 0;
    background:
      radial-gradient(circle closest-side, #fff 0 35%, #15171c 40% 82%, #fff 87% 97%, #0000)
        center / 26px 26px no-repeat,
      linear-gradient(#fff, #fff) center / 2px 100% no-repeat,
      linear-gradient(#15171c, #15171c) center / 4px 100% no-repeat;
  }
  .divider::-moz-range-thumb {
    pointer-events: auto; cursor: ew-resize; width: 32px; height: var(--divider-height);
    border: 0; border-radius: 0;
    background:
      radial-gradient(circle closest-side, #fff 0 35%, #15171c 40% 82%, #fff 87% 97%, #0000)
        center / 26px 26px no-repeat,
      linear-gradient(#fff, #fff) center / 2px 100% no-repeat,
      linear-gradient(#15171c, #15171c) center / 4px 100% no-repeat;
  }
  @media (max-width: 959px) {
    .controls { gap: 6px 10px; padding: 8px 12px; }
    .modes { overflow-x: auto; max-width: 100%; }
    .viewer { scroll-margin-top: 46px; }
    .modes span { padding: 2px 9px; white-space: nowrap; line-height: 26px; }
    .zooms { gap: 4px; }
    .zooms [data-rule="8"], .pixel { display: none; }
  }

  """
