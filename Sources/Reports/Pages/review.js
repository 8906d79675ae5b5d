/* What a review's page does as a whole: filters, the close-up and keys. */
import { compare, pressInComparison } from "./compare.js";
import { distances } from "./measuring.js";
import { make } from "./elements.js";
import { readBoxes } from "./packed.js";
import { partContents, partHead } from "./part-details.js";
import { boxOf } from "./part-tree.js";
import { find, findAll, say } from "./page.js";
import { Stage } from "./stage.js";

const inspector = find("#inspector");

async function copyText(text) {
  try {
    await navigator.clipboard.writeText(text);
    say(`Copied ${text}`);
  } catch {
    say("The browser does not let this page copy");
  }
}

/* What is known of the part that was chosen, and its distance from the one before. */
function showPart(part, last, stage) {
  inspector.hidden = !part;
  if (!part) return;
  // A dialog is over all that is not in it.
  (stage.element.closest("dialog") ?? document.body).append(inspector);
  const lengths = last && distances(boxOf(last), boxOf(part));
  const distance = lengths && { from: last, lengths };
  const choose = (one) => stage.pin(one);
  inspector.replaceChildren(
    ...[...partHead(part, distance, choose, copyText), partContents(part, choose)].filter(Boolean),
  );
  const close = make("button.close-inspector", { type: "button", ariaLabel: "Close" }, "×");
  close.addEventListener("click", () => stage.pin(stage.pinned));
  inspector.prepend(close);
}

for (const element of findAll("main .stage")) {
  element.stage = new Stage(element, say, showPart);
}

/* Frames the places of a sentence in the pictures beside it; those of the chosen one no more. */
function showSentence(button) {
  const entry = button.closest(".entry");
  const isChosen = button.ariaCurrent !== "true";
  for (const other of findAll(".sentence", entry)) other.ariaCurrent = null;
  if (isChosen) button.ariaCurrent = "true";
  let count = 0;
  for (const role of ["before", "after"]) {
    const places = isChosen ? readBoxes(button.dataset[role]) : [];
    const stage = find(`figure[data-role=${role}] .stage`, entry)?.stage;
    if (!stage?.overlay) continue;
    stage.frame(places);
    count += places.length;
  }
  find(".pictures", entry).scrollIntoView({ block: "nearest" });
  say(isChosen ? `${count} framed` : "Nothing framed");
}

/* Shows the entries whose names hold the text, that have one of the ticked changes and all other
   ticked facets. */
function filter() {
  const text = find(".find input").value.trim().toLowerCase();
  const values = (selector) => findAll(`${selector} input:checked`).map((box) => box.value);
  const [changes, ticked] = [values(".changes"), values(".variants")];
  let count = 0;
  for (const entry of findAll(".entry")) {
    const facets = entry.dataset.facets.split("\n");
    const isShown =
      entry.dataset.name.toLowerCase().includes(text) &&
      (changes.length === 0 || changes.some((change) => facets.includes(change))) &&
      ticked.every((facet) => facets.includes(facet));
    entry.hidden = !isShown;
    if (isShown) count += 1;
  }
  for (const group of findAll(".group")) group.hidden = !find(".entry:not([hidden])", group);
  find(".none-shown").hidden = count > 0;
  say(`${count} ${count === 1 ? "picture" : "pictures"}`);
}

find(".find input").addEventListener("input", filter);
for (const facets of findAll(".facets")) facets.addEventListener("change", filter);

const closeUp = find("#close-up");
function zoom(rule) {
  const stage = find(".stage", closeUp);
  const canvas = find(".canvas", closeUp);
  const [width, height] = [Number(stage.dataset.width), Number(stage.dataset.height)];
  const fit = Math.min((canvas.clientWidth - 32) / width, (canvas.clientHeight - 32) / height);
  const scale = rule === "fit" ? fit : Number(rule);
  stage.style.width = `${width * scale}px`;
  stage.style.height = `${height * scale}px`;
  stage.classList.toggle("magnified", scale > 1);
  for (const button of findAll("[data-zoom]", closeUp)) {
    button.ariaPressed = String(button.dataset.zoom === rule);
  }
  stage.stage.draw?.();
}

function openCloseUp(stage) {
  const copy = stage.cloneNode(true);
  find(".overlay", copy)?.remove();
  find(".labels", copy)?.remove();
  find(".canvas", closeUp).replaceChildren(copy);
  find("#close-up-title").textContent = stage.getAttribute("aria-label");
  closeUp.showModal();
  copy.stage = new Stage(copy, say, showPart);
  zoom("fit");
  copy.focus();
}

closeUp.addEventListener("click", (event) => {
  const button = event.target.closest("button");
  if (button?.dataset.zoom) zoom(button.dataset.zoom);
  if (button?.matches(".close")) closeUp.close();
});
document.addEventListener("dblclick", (event) => {
  const stage = event.target.closest("main .stage");
  if (stage) openCloseUp(stage);
});
document.addEventListener("click", (event) => {
  const button = event.target.closest(".entry .compare");
  if (button) compare(button.closest(".entry"));
  const sentence = event.target.closest(".entry .sentence");
  if (sentence) showSentence(sentence);
});
find(".help").addEventListener("click", () => find("#help").showModal());

function step(direction) {
  const stages = findAll("main .entry:not([hidden]) .stage");
  const index = stages.indexOf(document.activeElement);
  const next = stages[index < 0 ? (direction > 0 ? 0 : stages.length - 1) : index + direction];
  next?.focus();
  next?.scrollIntoView({ block: "nearest" });
}

document.addEventListener("keydown", (event) => {
  const isTyping = event.target.matches("input[type=search]");
  if (event.ctrlKey || event.metaKey || event.altKey || isTyping) return;
  if (pressInComparison(event.key)) return event.preventDefault();
  const stage = document.activeElement.closest(".stage");
  switch (event.key) {
    case "?":
      find("#help").open ? find("#help").close() : find("#help").showModal();
      break;
    case "/":
      find(".find input").focus();
      break;
    case "j":
      step(1);
      break;
    case "k":
      step(-1);
      break;
    case "z":
      if (stage && !closeUp.open) openCloseUp(stage);
      break;
    case "c":
      if (stage && !find("dialog[open]")) compare(stage.closest(".entry"));
      break;
    default:
      return;
  }
  event.preventDefault();
});
