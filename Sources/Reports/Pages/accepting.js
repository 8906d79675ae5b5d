/* Accepting on a served page: the server writes the goldens, and puts them back. */
import { current, entries } from "./case-list.js";
import { find, say } from "./page.js";
import { ask, note, startFollowing, state } from "./serving.js";

const accepted = new Set();
const acceptable = entries.filter(({ link }) => link?.dataset.name !== undefined);

/* What the server calls a case: its fragment's name. */
const caseOf = (entry) => entry.hash.slice("#case=".length);

/* The cases that changed as one did, itself among them. */
function alike(entry) {
  const { like } = entry.link.dataset;
  return like ? acceptable.filter(({ link }) => link.dataset.like === like) : [entry];
}

/* Those of them that the list shows. */
export const listed = (entry) => alike(entry).filter(({ item }) => !item.hidden);

function showButtons(entry) {
  const button = entry.article && find(".accept", entry.article);
  if (!button) return;
  const isAccepted = accepted.has(entry);
  button.ariaPressed = String(isAccepted);
  button.textContent = isAccepted ? "Undo" : "Accept";
  button.title = isAccepted ? "Put the golden back as it was" : "Make the picture the golden";
  const group = find(".accept-like", entry.article);
  if (!group) return;
  const cases = listed(entry);
  const isDone = cases.every((one) => accepted.has(one));
  group.ariaPressed = String(isDone);
  group.textContent = isDone ? `Undo all ${cases.length}` : `Accept all ${cases.length} like this`;
}

/* Brings the page in step with what the server knows. */
function update() {
  const names = new Set(state?.accepted);
  for (const entry of acceptable) {
    const isAccepted = names.has(caseOf(entry));
    entry.link.classList.toggle("accepted", isAccepted);
    if (isAccepted) accepted.add(entry);
    else accepted.delete(entry);
  }
  for (const entry of acceptable) showButtons(entry);
  const words = find(".approve-all p");
  if (words) words.textContent = `${accepted.size} of ${acceptable.length} accepted`;
}

/* One after the other: a second click waits for what the first one asked. */
let working = Promise.resolve();

/* Has the server accept cases, or take that back where all of several are accepted. */
export function accept(chosen, isAccepted) {
  const isWanted = isAccepted && !chosen.every((one) => accepted.has(one));
  const isWhole = chosen.length > 1 && chosen.length === alike(chosen[0]).length;
  const questions = isWhole
    ? [{ like: chosen[0].link.dataset.like }]
    : chosen.map((entry) => ({ case: caseOf(entry) }));
  working = working.then(async () => {
    const { results } = document.body.dataset;
    for (const which of questions) {
      if (!(await ask(isWanted ? "accept" : "undo", { ...which, results }))) return;
    }
    say(isWanted ? "Accepted" : "Undone");
  });
  return working;
}

export function toggle(entry) {
  if (entry.link.dataset.name === undefined) return say("There is nothing to accept");
  if (entry.item.hidden) return say("The case is not in the list");
  accept([entry], !accepted.has(entry));
}

/* The second click of a double click, and a key that is held, mean what the first one meant. */
document.addEventListener(
  "click",
  (event) => {
    if (event.detail > 1 && event.target.closest(".accept, .accept-like")) event.stopPropagation();
  },
  true,
);
document.addEventListener(
  "keydown",
  (event) => {
    if (event.repeat && event.key === "a") event.stopPropagation();
  },
  true,
);

document.addEventListener("article", (event) => showButtons(event.detail));
document.addEventListener("filtered", () => current && showButtons(current));
document.addEventListener("state", () => {
  update();
  if (state.results === document.body.dataset.results) return;
  note("The test ran again since this page was loaded: load it again to see its results.");
});
update();
if (current) showButtons(current);
startFollowing();
