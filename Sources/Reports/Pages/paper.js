/* On paper all cases are shown, so their articles are made for it. */
import { articleOf, prune } from "./articles.js";
import { current, entries } from "./case-list.js";

function makeAll() {
  for (const entry of entries) if (entry.link) articleOf(entry);
}

function pruneOthers() {
  if (current) articleOf(current);
  prune();
}

const paper = matchMedia("print");
paper.addEventListener("change", () => (paper.matches ? makeAll() : pruneOthers()));
addEventListener("beforeprint", makeAll);
addEventListener("afterprint", pruneOthers);
