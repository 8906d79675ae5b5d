/* What the reader accepts, kept for the page's next visit where the browser keeps anything. */
import { current, entries, shownEntries } from "./case-list.js";
import { find, say } from "./page.js";
import { storage } from "./theme.js";

const accepted = new Set();

/* A report is known by its address; its fragment names a case. */
const storageKey = `maquette-accepted ${location.href.split("#")[0]}`;

function mark(entry, isAccepted) {
  entry.link.classList.toggle("accepted", isAccepted);
  if (isAccepted) accepted.add(entry);
  else accepted.delete(entry);
  showButton(entry);
}

function showButton(entry) {
  const button = entry.article && find(".accept", entry.article);
  if (!button) return;
  button.ariaPressed = String(accepted.has(entry));
  button.textContent = accepted.has(entry) ? "Accepted" : "Accept";
  const group = find(".accept-like", entry.article);
  if (group) group.textContent = `Accept all ${listed(entry).length} like this`;
}

const canBeAccepted = ({ link }) => link?.dataset.name !== undefined;

/* The cases of the list that changed as one did. */
export function listed(entry) {
  const { like } = entry.link.dataset;
  return shownEntries().filter((one) => canBeAccepted(one) && one.link.dataset.like === like);
}

/* Brings the command in step, and keeps the marks of cases whose pictures can be known again. */
function update() {
  const chosen = entries.filter((entry) => accepted.has(entry));
  const code = find(".approve-all code");
  if (!code) return;
  // Without a mark, those that the list shows.
  const shown = shownEntries().filter(canBeAccepted);
  const isFiltered = shown.length < entries.filter(canBeAccepted).length;
  const named = chosen.length === 0 && isFiltered ? shown : chosen;
  find(".approve-all").hidden = isFiltered && named.length === 0;
  const names = named.map(({ link }) => ` ${link.dataset.name}`).join("");
  code.textContent = code.dataset.all.replace("approve", () => `approve${names}`);
  find(".approve-all p span").textContent = named.length === 0 ? "all" : String(named.length);
  const kept = chosen
    .filter(({ link }) => link.dataset.digest)
    .map(({ link }) => [link.dataset.name, link.dataset.digest]);
  if (kept.length > 0) storage.set(storageKey, JSON.stringify(kept));
  else storage.remove(storageKey);
}

/* Accepts cases, or takes that back. */
export function accept(chosen, isAccepted) {
  for (const entry of chosen) mark(entry, isAccepted);
  update();
  say(isAccepted ? `Accepted; ${accepted.size} in all` : "Not accepted");
}

export function toggle(entry) {
  if (entry.link.dataset.name === undefined) return say("There is nothing to accept");
  if (entry.item.hidden) return say("The case is not in the list");
  accept([entry], !accepted.has(entry));
}

/* The marks of an earlier visit; not of a case whose picture is another one now. */
function restore() {
  let kept;
  try {
    kept = new Map(JSON.parse(storage.get(storageKey) ?? "[]"));
  } catch {
    return;
  }
  if (kept.size === 0) return;
  for (const entry of entries) {
    const { name, digest } = entry.link?.dataset ?? {};
    if (digest && kept.get(name) === digest) mark(entry, true);
  }
  update();
}

document.addEventListener("article", (event) => showButton(event.detail));
document.addEventListener("filtered", () => {
  if (current) showButton(current);
  update();
});
restore();
