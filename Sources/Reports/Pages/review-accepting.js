/* Accepting on a served review: the server writes goldens, and puts them back. */
import { find, findAll, say } from "./page.js";
import { ask, state } from "./serving.js";

/* One after the other: a second click waits for what the first one asked. */
let working = Promise.resolve();

function showButton(entry) {
  const isAccepted = state?.accepted.includes(entry.dataset.name) ?? false;
  const button = find(".accept", entry);
  button.ariaPressed = String(isAccepted);
  button.textContent = isAccepted ? "Undo" : "Accept";
  button.ariaLabel = `${button.textContent} ${entry.dataset.name}`;
  button.title = isAccepted ? "Put the golden back as it was" : "Make the picture the golden";
}

const acceptable = findAll(".entry[data-acceptable]");
for (const entry of acceptable) {
  const button = document.createElement("button");
  Object.assign(button, { type: "button", className: "accept" });
  button.addEventListener("click", (event) => {
    // The second click of a double click means what the first one meant.
    if (event.detail > 1) return;
    const isWanted = button.ariaPressed !== "true";
    working = working.then(async () => {
      const isDone = await ask(isWanted ? "accept" : "undo", { case: entry.dataset.name });
      if (isDone) say(isWanted ? "Accepted" : "Undone");
    });
  });
  find(".pictures", entry).before(button);
  showButton(entry);
}
document.addEventListener("state", () => {
  for (const entry of acceptable) showButton(entry);
});
