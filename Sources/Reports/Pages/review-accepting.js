/* Accepting on a served review: the server writes goldens, and puts them back. */
import { button, make } from "./elements.js";
import { find, findAll, say } from "./page.js";
import { ask, state } from "./serving.js";

const acceptable = findAll(".entry[data-acceptable]");

/* The previews that changed as one did, itself among them. */
const alike = ({ dataset }) => acceptable.filter((one) => one.dataset.like === dataset.like);

const isAccepted = ({ dataset }) => state?.accepted.includes(dataset.name) ?? false;

/* One after the other: a second click waits for what the first one asked. */
let working = Promise.resolve();

/* A button that accepts what is named, or takes that back if it is pressed. */
function makeButton(name, which) {
  const made = button(`button.${name}`, {}, (event) => {
    // The second click of a double click means what the first one meant.
    if (event.detail > 1) return;
    const isWanted = made.ariaPressed !== "true";
    working = working.then(async () => {
      const isDone = await ask(isWanted ? "accept" : "undo", which);
      if (isDone) say(isWanted ? "Accepted" : "Undone");
    });
  });
  return made;
}

function showButtons(entry) {
  const own = find(".accept", entry);
  const isDone = isAccepted(entry);
  own.ariaPressed = String(isDone);
  own.textContent = isDone ? "Undo" : "Accept";
  own.ariaLabel = `${own.textContent} ${entry.dataset.name}`;
  own.title = isDone ? "Put the golden back as it was" : "Make the picture the golden";
  const group = find(".accept-like", entry);
  if (!group) return;
  const entries = alike(entry);
  const areDone = entries.every(isAccepted);
  group.ariaPressed = String(areDone);
  group.textContent = areDone
    ? `Undo all ${entries.length}`
    : `Accept all ${entries.length} like this`;
}

for (const entry of acceptable) {
  const { name, like } = entry.dataset;
  const buttons = [makeButton("accept", { case: name })];
  if (like) buttons.push(makeButton("accept-like", { like }));
  find(".pictures", entry).before(make("div.acceptance", {}, ...buttons));
  showButtons(entry);
}
document.addEventListener("state", () => {
  for (const entry of acceptable) showButtons(entry);
});
