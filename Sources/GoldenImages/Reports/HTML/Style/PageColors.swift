/// The colours of a page, light and dark, by names; text meets WCAG's contrast AA on every ground.
let pageColors = """
  :root {
    color-scheme: light dark;
    --page: light-dark(#ffffff, #17181b);
    --panel: light-dark(#f6f7f9, #1c1e22);
    --raised: light-dark(#ffffff, #26292e);
    --stage: light-dark(#e6e8ec, #0e0f11);
    --line: light-dark(#dcdfe4, #303339);
    --edge: light-dark(#00000026, #ffffff26);
    --ink: light-dark(#15171c, #eceef1);
    --soft: light-dark(#565d68, #a4abb6);
    --accent: light-dark(#0a58ca, #82b6ff);
    --accent-ground: light-dark(#e3eefe, #1d3356);
    --on-accent: light-dark(#ffffff, #0d1a2d);
    --changed: light-dark(#8a5200, #f3b95f);
    --new: light-dark(#6536bd, #bda4ff);
    --broken: light-dark(#b3201c, #ff9a92);
    --well: light-dark(#166b34, #74d296);
    --warning-ground: light-dark(#fff4dc, #372a10);
    --added-ground: light-dark(#e0f5e5, #14341f);
    --removed-ground: light-dark(#fde6e4, #431d1b);
    --mark: light-dark(#d6006c, #ff5caf);
    --checks: light-dark(#e4e4e4, #3a3a3a);
    --check-ground: light-dark(#ffffff, #2b2b2b);
  }
  :root[data-theme="light"] { color-scheme: light; }
  :root[data-theme="dark"] { color-scheme: dark; }
  [data-verdict="changed"] { --verdict: var(--changed); }
  [data-verdict="missing"], [data-verdict="recorded"], [data-verdict="updated"] {
    --verdict: var(--new);
  }
  [data-verdict="unreadable"], [data-verdict="failed"] { --verdict: var(--broken); }
  [data-verdict="stale"] { --verdict: var(--soft); }
  [data-verdict="passed"] { --verdict: var(--well); }

  """
