/* The page of `maquette watch`: its parts start as they are imported, and then the stream opens. */
import "./navigator.js";
import "./screen.js";
import "./gestures.js";
import "./tools.js";
import "./scrolling.js";
import "./prototype.js";
import "./panels.js";
import "./inspect.js";
import "./source.js";
import "./controls.js";
import "./overlays.js";
import "./comparing.js";
import "./failure.js";
import "./tab-sign.js";
import "./keys.js";
import { firstCount } from "./gallery.js";
import { connect, model } from "./model.js";
import { find } from "./shared.js";
import { on } from "./signals.js";

/* The line at the bottom: it is calm as long as the pictures are as the files are. */
function showConnection() {
  const { isConnected, activity } = model;
  const line = find("#connection");
  line.dataset.state = isConnected && !activity ? "live" : "waiting";
  find("span", line).textContent = isConnected ? (activity ?? "Live") : "Reconnecting…";
}

on("connection", showConnection);
on("screens", () => {
  showConnection();
  find("#file-count").textContent = String(model.previews.length);
});
find(".skip").addEventListener("click", () => find("#main").focus());
connect(firstCount);
