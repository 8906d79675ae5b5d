/// A case's article: its title, and what is told in words beside the pictures.
let caseStyle = """
  .live .case:not(.current) { display: none; }
  .case { scroll-margin-top: 56px; }
  .case > header {
    display: flex; flex-wrap: wrap; align-items: center; gap: 8px 16px; padding: 10px 16px;
    border-bottom: 1px solid var(--line);
  }
  .case .title {
    display: flex; flex-wrap: wrap; align-items: baseline; gap: 0 10px; flex: 1 1 320px;
  }
  .case h2 { font-size: 17px; line-height: 1.3; font-weight: 650; }
  .verdict {
    color: var(--verdict); border: 1px solid currentColor; border-radius: 5px; padding: 0 6px;
    font-size: 11.5px; font-weight: 600; align-self: center;
  }
  .origin { flex-basis: 100%; color: var(--soft); font-size: 12px; }
  .approval { display: flex; align-items: center; gap: 8px; min-width: 0; max-width: 100%; }
  .approval code { max-width: 300px; }
  .facts { padding: 4px 16px 16px; }
  .facts > section { padding-top: 12px; }
  .facts h3 { font-size: 12px; font-weight: 600; color: var(--soft); margin-bottom: 3px; }
  .facts h3 span { font-weight: 400; }
  .facts ul { padding-left: 15px; }
  .facts li + li { margin-top: 3px; }
  .facts li::marker { color: var(--soft); }
  .machine, .machines { background: var(--warning-ground); color: var(--changed); }
  .facts > .machine { border-radius: 8px; padding: 8px 12px; margin-top: 12px; }
  .machine h3, .machine li::marker { color: inherit; }
  .incomplete { background: var(--removed-ground); color: var(--broken); padding: 12px 16px; }
  .incomplete h2 { font-size: 17px; }
  .machines { padding: 4px 16px; }
  .machines summary { cursor: pointer; }
  .machines ul { padding-left: 30px; }
  .patch {
    width: 10px; height: 10px; margin-right: 3px; border: 1px solid var(--edge); border-radius: 3px;
  }
  .whole, .pixels b { white-space: nowrap; }
  .message { padding-top: 12px; }
  .note { margin-top: 12px; padding-left: 10px; border-left: 3px solid var(--line); }
  .note, .no-pictures { color: var(--soft); }
  .no-pictures { padding: 48px 16px; text-align: center; background: var(--stage); }
  .clusters ol { display: grid; margin: 0 -8px; }
  .clusters button {
    display: flex; flex-wrap: wrap; gap: 0 8px; width: 100%; text-align: start;
    background: none; border-color: transparent; padding: 3px 8px;
  }
  .clusters button:hover { background: var(--panel); }
  .clusters button[aria-current] {
    background: var(--accent-ground); box-shadow: inset 3px 0 var(--mark);
  }
  .clusters .box { color: var(--soft); }
  .clusters .elements { flex-basis: 100%; }
  .clusters .elements bdi + bdi::before { content: ", "; }
  .sweep table { border-collapse: collapse; width: 100%; }
  .sweep td, .sweep th {
    padding: 1px 0; font-weight: 400; text-align: start; white-space: nowrap;
  }
  .sweep td:nth-child(2) { width: 100%; padding: 0 10px; }
  .sweep td:last-child { text-align: end; }
  .sweep svg { display: block; width: 100%; height: 6px; background: var(--panel); }
  .sweep svg { border-radius: 3px; overflow: hidden; }
  .sweep rect { fill: var(--changed); }
  .layout { padding-top: 14px; }
  .layout summary { cursor: pointer; font-size: 12px; font-weight: 600; color: var(--soft); }
  .layout pre {
    margin: 6px 0 0; padding: 8px 0; max-height: 420px; overflow: auto; background: var(--panel);
    border-radius: 6px; tab-size: 4; overflow-wrap: normal; padding-inline: 8px;
  }
  .layout ins, .layout del { text-decoration: none; display: inline-block; min-width: 100%; }
  .layout ins { background: var(--added-ground); }
  .layout del { background: var(--removed-ground); }
  .all-well { margin: auto; padding: 64px 16px; text-align: center; color: var(--soft); }
  .all-well .mark { font-size: 56px; line-height: 1; color: var(--well); }
  .all-well h2 { color: var(--ink); font-size: 19px; margin-top: 12px; }
  @media (min-width: 960px) {
    .live .case.current { flex: 1; display: flex; flex-direction: column; min-height: 0; }
    .live .case .body {
      flex: 1; min-height: 0; display: grid;
      grid-template: minmax(0, 1fr) / clamp(240px, 24%, 340px) minmax(0, 1fr);
    }
    .live .case .facts { overflow: auto; border-right: 1px solid var(--line); }
    .no-pictures { display: grid; place-content: center; }
  }
  @media (max-width: 959px) {
    .live .viewer { height: 86dvh; border-top: 1px solid var(--line); }
    .clusters ol { max-height: 196px; overflow: auto; }
    .approval code { max-width: 100%; }
    .live .approval { flex: 1 1 100%; }
  }

  """
