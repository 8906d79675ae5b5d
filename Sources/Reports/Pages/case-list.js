/* The list of cases: which one is shown, filters, and what the reader accepts. */
import { find, findAll, say } from "./page.js";
import { PictureViewer } from "./viewer.js";

export const entries = findAll("#list li").map((item) => {
  const link = find("a", item);
  return {
    item,
    link,
    group: item.closest(".group"),
    text: item.textContent.toLowerCase(),
    article: link && document.getElementById(link.hash.slice(1)),
  };
});
export let current = entries.find((entry) => entry.article);

/* The viewer of an article, which starts when its case is first shown. */
export function viewerOf(article) {
  const element = article && find(".viewer", article);
  if (!element) return undefined;
  element.viewer ??= new PictureViewer(element, say);
  return element.viewer;
}

/* Shows a case; the page's address names it once the reader has chosen one. */
export function show(entry, isChosen = true) {
  if (current) {
    viewerOf(current.article)?.blink(false);
    current.article.classList.remove("current");
    current.link.removeAttribute("aria-current");
  }
  current = entry;
  entry.group.open = true;
  entry.article.classList.add("current");
  entry.link.setAttribute("aria-current", "true");
  entry.link.scrollIntoView({ block: "nearest" });
  viewerOf(entry.article)?.refresh();
  setDrawer(false);
  if (!isChosen) return;
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

/* The next case that the filters leave, or the previous one. */
export function stepCase(by) {
  const shown = entries.filter((entry) => entry.article && !entry.item.hidden);
  if (shown.length === 0) return say("No cases");
  const place = shown.indexOf(current);
  const next = place < 0 ? 0 : (place + by + shown.length) % shown.length;
  show(shown[next]);
  say(`${next + 1} of ${shown.length}: ${name(shown[next])}`);
}

export function filter() {
  const words = find(".find input").value.toLowerCase().split(/\s+/).filter(Boolean);
  const verdict = find(".verdicts input:checked").value;
  let count = 0;
  const groups = new Map(findAll(".group").map((group) => [group, 0]));
  for (const { item, group, text } of entries) {
    const isShown =
      (verdict === "" || group.dataset.verdict === verdict) &&
      words.every((word) => text.includes(word));
    if (item.hidden === isShown) item.hidden = !isShown;
    if (isShown) {
      count += 1;
      groups.set(group, groups.get(group) + 1);
    }
  }
  for (const [group, shown] of groups) {
    group.hidden = shown === 0;
    if (shown > 0 && (words.length > 0 || verdict !== "")) group.open = true;
  }
  find(".none-shown").hidden = count > 0;
  say(`${count} of ${entries.length} cases`);
}

let filtering;

/* Filters at once, or where that takes long, once the reader has stopped typing. */
export function filterSoon() {
  clearTimeout(filtering);
  if (entries.length < 2000) return filter();
  filtering = setTimeout(filter, 150);
}

export function setDrawer(isOpen) {
  find("#list").classList.toggle("open", isOpen);
  find(".drawer").ariaExpanded = String(isOpen);
}

const accepted = new Set();

export function accept(button) {
  const isAccepted = button.ariaPressed !== "true";
  button.ariaPressed = String(isAccepted);
  button.textContent = isAccepted ? "Accepted" : "Accept";
  const entry = entries.find(({ article }) => article?.contains(button));
  entry.link.classList.toggle("accepted", isAccepted);
  if (isAccepted) accepted.add(button);
  else accepted.delete(button);
  const code = find(".approve-all code");
  const names = findAll(".accept")
    .filter((other) => accepted.has(other))
    .map((other) => ` ${other.dataset.name}`)
    .join("");
  code.textContent = code.dataset.all.replace("approve", () => `approve${names}`);
  find(".approve-all p span").textContent = accepted.size === 0 ? "all" : String(accepted.size);
  say(isAccepted ? `Accepted; ${accepted.size} in all` : "Not accepted");
}
