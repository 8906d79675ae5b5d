/* Cases that changed alike are together in the list, under what changed in all of them; of many, the first
   one is shown. */
import { entries, sortEntries } from "./case-list.js";
import { make } from "./elements.js";

/* More cases of a change are folded. */
const most = 3;

function foldingButton(items, words) {
  const arrow = make("span.arrow", { ariaHidden: "true" });
  const title = make("bdi.change", {}, words);
  const count = make("span", {}, `${items.length} cases`);
  const button = make("button", { type: "button" }, arrow, title, count);
  const fold = (isFolded) => {
    for (const item of items) item.classList.toggle("folded", isFolded);
    button.ariaExpanded = String(!isFolded);
  };
  button.addEventListener("click", () => fold(button.ariaExpanded === "true"));
  fold(items.length > most);
  return button;
}

function gather() {
  const kin = Map.groupBy(
    entries.filter(({ link }) => link?.dataset.like),
    ({ link }) => link.dataset.like,
  );
  for (const members of kin.values()) {
    const items = members.map(({ item }) => item);
    const words = members.map(({ link }) => link.dataset.change).find(Boolean) ?? "The same change";
    const head = make("li.kin", {}, foldingButton(items, words));
    items[0].parentElement.append(head, ...items);
    for (const entry of members) entry.kin = head;
  }
  sortEntries();
}

gather();
