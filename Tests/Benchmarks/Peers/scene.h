// The benchmark's scenes for the programs in C that draw them: the same shapes as those of
// `scenes.py`, read from the layout that the tool writes, so that all of them draw the same.
#pragma once

#include <stdbool.h>

// A card, in pixels of the canvas's points: its frame, corners, the bar below its label, its colour
// and its label.
typedef struct {
  double x, y, width, height;
  unsigned color;
  char label[32];
} Card;

typedef struct {
  double width, height, scale;
  // The radius of the corners, the height of the white bar at the bottom of each card, or 0, and
  // the size of labels.
  double radius, bar, fontSize;
  int count;
  Card *cards;
} Scene;

// Reads a scene that `peers.py` wrote: a line with the canvas's width, height, scale, radius, bar,
// font size and number of cards, then a line a card with x, y, width, height, colour and label.
// The program ends where it cannot.
Scene readScene(const char *path);
