// How the programs in C draw a card: outlines by cairo, labels by Pango.
#pragma once

#include <cairo.h>
#include <pango/pangocairo.h>

#include "scene.h"

// Draws the canvas's ground and those cards that reach into the rows of pixels from `top` to
// `bottom`, on a surface whose first row is `top`.
void drawRows(cairo_t *context, PangoLayout *layout, const Scene *scene, int top, int bottom);

// A layout of Inter at the scene's size, of a font map that no other thread uses.
PangoLayout *makeLayout(const Scene *scene);
