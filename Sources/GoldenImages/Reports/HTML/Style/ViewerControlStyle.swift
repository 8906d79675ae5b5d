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
  .mode-options, .steps, .zooms, .zoom-steps { display: flex; align-items: center; gap: 4px; }
  .mode-options { gap: 10px; }
  .mode-options:not(:has(> :not([hidden]))) { display: none; }
  .controls [hidden] { display: none; }
  .controls .steps output { min-width: 52px; text-align: center; }
  .controls .boxes { margin-left: 6px; }
  .zooms { margin-left: auto; }
  .zooms button { padding: 2px 7px; }
  .zoom-steps output { min-width: 44px; text-align: center; }
  .zoom-steps { margin-left: 6px; }
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
    .modes span { padding: 2px 9px; white-space: nowrap; line-height: 26px; }
    .zooms { margin-left: 0; flex-wrap: wrap; }
  }

  """
