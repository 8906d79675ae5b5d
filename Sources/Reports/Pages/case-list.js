/* The list of cases: which one is shown, and filters. */
import { articleOf, prune, viewerOf } from "./articles.js";
import { find, findAll, say } from "./page.js";

/* What an address names; texts that are no address's name nothing. */
function decoded(hash) {
  try {
    return decodeURIComponent(hash);
  } catch {
    return "";
  }
}

let places = 0;
export let entries = findAll("#list li").map((item) => {
  const link = find("a", item);
  return {
    item,
    link,
    group: item.closest(".group"),
    text: item.textContent.toLowerCase(),
    kinds: link?.dataset.kinds?.split(" ") ?? [],
    facets: link?.dataset.facets?.split("\n") ?? [],
    hash: link && decoded(link.hash),
    place: link ? places++ : undefined,
    article: undefined,
  };
});
export let current;

/* Brings the entries in the order of the list. */
export function sortEntries() {
  const places = new Map(findAll("#list li").map((item, place) => [item, place]));
  entries = entries.toSorted((one, other) => places.get(one.item) - places.get(other.item));
}

/* The case that the page's address names. */
export function asked() {
  const hash = decoded(location.hash);
  return hash === "" ? undefined : entries.find((entry) => entry.hash === hash);
}

/* The first case of the list. */
export const first = () => entries.find(({ link }) => link);

/* Takes the case away that is shown. */
function hide() {
  if (!current) return;
  viewerOf(current.article)?.blink(false);
  current.article.classList.remove("current");
  current.link.removeAttribute("aria-current");
  current = undefined;
}

/* Shows a case; the page's address names it once the reader has chosen one. */
export function show(entry, isChosen = true) {
  hide();
  current = entry;
  const article = articleOf(entry);
  prune();
  entry.group.open = true;
  article.classList.add("current");
  entry.link.setAttribute("aria-current", "true");
  entry.link.scrollIntoView({ block: "nearest" });
  viewerOf(article)?.refresh();
  if (!isChosen) return;
  setDrawer(false);
  // Where the page scrolls as a whole, a case begins at its title.
  scrollTo(0, 0);
  try {
    history.replaceState(null, "", entry.link.hash);
  } catch {
    // Pages in a sandboxed frame have no history; the case is shown all the same.
  }
}

export function name(entry) {
  const [title, verdict] = ["h2", ".verdict"].map((part) => find(part, entry.article).textContent);
  return `${title}, ${verdict}`;
}

/* The cases that the filters leave. */
export const shownEntries = () => entries.filter(({ link, item }) => link && !item.hidden);

/* Shows a case that is listed: what is accepted is never one that the filters leave out. */
function showListed() {
  if (current && !current.item.hidden) return;
  const [entry] = shownEntries();
  if (entry) show(entry, false);
  else hide();
}

/* The next case that the filters leave, or the previous one. */
export function stepCase(by) {
  const shown = shownEntries();
  if (shown.length === 0) return say("No cases");
  const place = shown.indexOf(current);
  const next = place < 0 ? 0 : (place + by + shown.length) % shown.length;
  show(shown[next]);
  say(`${next + 1} of ${shown.length}: ${name(shown[next])}`);
}

export function filter() {
  clearTimeout(filtering);
  const words = find(".find input").value.toLowerCase().split(/\s+/).filter(Boolean);
  const verdict = find(".verdicts input:checked").value;
  const kind = find(".kind select")?.value ?? "";
  const ticked = findAll(".facets input:checked").map((box) => box.value);
  let count = 0;
  const groups = new Map(findAll(".group").map((group) => [group, 0]));
  const shownKin = new Set();
  for (const { item, group, kin, text, kinds, facets } of entries) {
    const isShown =
      (verdict === "" || group.dataset.verdict === verdict) &&
      (kind === "" || kinds.includes(kind)) &&
      ticked.every((facet) => facets.includes(facet)) &&
      words.every((word) => text.includes(word));
    if (item.hidden === isShown) item.hidden = !isShown;
    if (isShown) {
      count += 1;
      groups.set(group, groups.get(group) + 1);
      if (kin) shownKin.add(kin);
    }
  }
  for (const kin of findAll(".kin")) kin.hidden = !shownKin.has(kin);
  // Whoever looks for a name sees all that have it.
  find("#list").classList.toggle("finding", words.length > 0);
  for (const [group, shown] of groups) {
    group.hidden = shown === 0;
    find("h2 span", group).textContent = shown;
    if (shown > 0 && (words.length > 0 || verdict !== "" || kind !== "")) group.open = true;
  }
  find(".none-shown").hidden = count > 0;
  showListed();
  document.dispatchEvent(new CustomEvent("filtered"));
  say(`${count} of ${entries.length} cases`);
}

let filtering;

/* Filters at once, or where that takes long, once the reader has stopped typing. */
export function filterSoon() {
  clearTimeout(filtering);
  if (entries.length < 2000) return filter();
  filtering = setTimeout(filter, 150);
}

/* Shows the case whose name was typed, or else the first that the filters leave. */
export function showFirst() {
  filter();
  const typed = find(".find input").value.trim().toLowerCase();
  const isTyped = ({ link }) => find(".name", link)?.textContent.toLowerCase() === typed;
  const entry = shownEntries().find(isTyped) ?? shownEntries()[0];
  if (!entry) return;
  show(entry);
  find("#cases").focus();
  say(name(entry));
}

export function setDrawer(isOpen) {
  find("#list").classList.toggle("open", isOpen);
  find(".drawer").ariaExpanded = String(isOpen);
}
