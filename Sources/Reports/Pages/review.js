/* What a review's page does as a whole: filters, the close-up and keys. */
import { compare, pressInComparison } from "./compare.js";
import { find, findAll, say } from "./page.js";
import { Stage } from "./stage.js";

for (const element of findAll("main .stage")) element.stage = new Stage(element, say);

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
  copy.stage = new Stage(copy, say);
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
