/* How the parts of the page hear of one another's changes. */

const listeners = new Map();

/* Calls a function with what each later emit of the name passes on. */
export function on(name, listener) {
  const list = listeners.get(name) ?? [];
  list.push(listener);
  listeners.set(name, list);
}

export function emit(name, ...values) {
  for (const listener of listeners.get(name) ?? []) listener(...values);
}

/* Calls a function once in the next frame, however often it is asked for. */
export function inFrame(action) {
  let isDue = false;
  return () => {
    if (isDue) return;
    isDue = true;
    const run = () => {
      if (!isDue) return;
      isDue = false;
      action();
    };
    // A page in the background has no frames.
    if (document.hidden) setTimeout(run, 50);
    else requestAnimationFrame(run);
  };
}

/* Calls a function when it was not asked for during so many milliseconds. */
export function afterPause(milliseconds, action) {
  let timer;
  return (...values) => {
    clearTimeout(timer);
    timer = setTimeout(() => action(...values), milliseconds);
  };
}

const idle = new Set();

/* Calls a function once when the page is idle, however often that is asked for meanwhile. */
export function whenIdle(action) {
  if (idle.has(action)) return;
  idle.add(action);
  const run = () => {
    idle.delete(action);
    action();
  };
  if ("requestIdleCallback" in globalThis) requestIdleCallback(run, { timeout: 500 });
  else setTimeout(run, 100);
}
