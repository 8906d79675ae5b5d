/* Sentences that lead to their places: one that is chosen has them framed in the pictures. */
import { viewerOf } from "./articles.js";
import { readBoxes } from "./packed.js";
import { findAll, say } from "./page.js";

/* Frames a sentence's places in its case's pictures; those of the chosen sentence no more. */
export function showSentence(button) {
  const article = button.closest(".case");
  const viewer = viewerOf(article);
  if (!viewer) return say("There are no pictures to show");
  const isChosen = button.ariaCurrent !== "true";
  for (const other of findAll(".sentence", article)) other.ariaCurrent = null;
  if (!isChosen) {
    viewer.showPlaces({});
    return say("Nothing framed");
  }
  button.ariaCurrent = "true";
  const places = {
    expected: readBoxes(button.dataset.before),
    actual: readBoxes(button.dataset.after),
  };
  viewer.showPlaces(places);
  // On a narrow screen the pictures are above the words.
  if (innerWidth < 960) viewer.element.scrollIntoView({ block: "start" });
  const words = (side) => `${places[side].length} framed in ${viewer.words(side)}`;
  say(
    ["expected", "actual"]
      .filter((side) => places[side].length)
      .map(words)
      .join(", "),
  );
}
