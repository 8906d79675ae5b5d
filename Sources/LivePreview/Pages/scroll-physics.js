/* How a scrolled collection moves: pure arithmetic, in points and milliseconds. */

// What UIScrollView calls the normal rate: the part of its speed that remains after a millisecond.
const rate = 0.998;
const logRate = Math.log(rate);
// How hard a spring pulls, per millisecond; it is critically damped.
const springPull = 0.013;
const slowest = 0.01;

export const clamp = (value, least, most) => Math.min(Math.max(value, least), most);

/* The bounds of a model's offset; endless where it has a period. */
export const boundsOf = ({ min, max, period }) =>
  period || min === null || max === null
    ? [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY]
    : [min, Math.max(min, max)];

/* An endless collection's offset as its layout has it: no more than half a period off the middle. */
export function recentred(offset, { period }) {
  if (!period) return offset;
  const start = period.middle - period.length / 2;
  return start + ((((offset - start) % period.length) + period.length) % period.length);
}

/* What is seen of an offset that a finger pulls beyond the bounds; length is the viewport's. */
export function stretched(offset, [least, most], length) {
  const over = offset < least ? offset - least : offset > most ? offset - most : 0;
  if (over === 0) return offset;
  const give = (1 - 1 / ((Math.abs(over) * 0.55) / length + 1)) * length;
  return (over < 0 ? least : most) + Math.sign(over) * give;
}

/* The stop nearest to an offset. */
function stopAt(offset, { snap, period }) {
  if (snap.stops) {
    const near = (one, other) => Math.abs(one - offset) <= Math.abs(other - offset);
    const stop = snap.stops.reduce((found, stop) => (near(found, stop) ? found : stop), snap.min);
    return clamp(stop, snap.min, snap.max);
  }
  const stop = snap.origin + Math.round((offset - snap.origin) / snap.interval) * snap.interval;
  return period ? stop : clamp(stop, snap.min, snap.max);
}

/* Where a collection with stops comes to rest, let go at an offset with a speed. */
export function restingStop(offset, speed, from, model) {
  const { snap, length } = model;
  const target = offset - speed / logRate;
  // What nearly fills the viewport is a page, and pages are turned one at a time.
  if (snap.interval > length * 0.8) {
    const start = stopAt(from, model);
    const next = stopAt(clamp(target, start - snap.interval, start + snap.interval), model);
    return Math.abs(speed) > 0.3 || Math.abs(offset - start) > snap.interval / 2 ? next : start;
  }
  return stopAt(target, model);
}

/* A movement to a target, as of a spring: offset after a time. */
function spring(offset, speed, target) {
  const away = offset - target;
  const drive = speed + springPull * away;
  return (time) => {
    const factor = Math.exp(-springPull * time);
    const rest = (away + drive * time) * factor;
    const isDone = Math.abs(rest) < 0.25 && time > 40;
    return { offset: isDone ? target : target + rest, isDone };
  };
}

/* A movement that slows down by itself, and springs back from beyond the bounds. */
function glide(offset, speed, bounds) {
  let bounce;
  let bounceStart = 0;
  return (time) => {
    if (bounce) return bounce(time - bounceStart);
    const factor = rate ** time;
    const place = offset + (speed * (factor - 1)) / logRate;
    const nowSpeed = speed * factor;
    const edge = clamp(place, ...bounds);
    if (edge !== place) {
      bounce = spring(place, nowSpeed, edge);
      bounceStart = time;
    }
    return { offset: place, isDone: !bounce && Math.abs(nowSpeed) < slowest };
  };
}

/*
 * What happens after a finger lets go, as a function of the time since: speed is in points a
 * millisecond, and from is the offset at which the finger was put down.
 */
export function released(offset, speed, from, model) {
  const bounds = boundsOf(model);
  const edge = clamp(offset, ...bounds);
  if (edge !== offset) return spring(offset, speed, edge);
  if (model.snap) return spring(offset, speed, restingStop(offset, speed, from, model));
  return glide(offset, speed, bounds);
}

/* A movement to an offset, as for a key. */
export const movingTo = (offset, target, model) =>
  spring(offset, 0, clamp(target, ...boundsOf(model)));
