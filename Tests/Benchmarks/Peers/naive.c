// Draws scenes as a first program with cairo and Pango does: one surface, cairo's own PNG writer.
//
// Usage: naive SCENE PICTURE [SCENE PICTURE]…

#include <math.h>
#include <stdlib.h>

#include "drawing.h"

int main(int count, char **arguments) {
  for (int index = 1; index + 1 < count; index += 2) {
    Scene scene = readScene(arguments[index]);
    int width = (int)round(scene.width * scene.scale);
    int height = (int)round(scene.height * scene.scale);
    cairo_surface_t *surface = cairo_image_surface_create(CAIRO_FORMAT_RGB24, width, height);
    cairo_t *context = cairo_create(surface);
    PangoLayout *layout = makeLayout(&scene);
    drawRows(context, layout, &scene, 0, height);
    if (cairo_surface_write_to_png(surface, arguments[index + 1]) != CAIRO_STATUS_SUCCESS) {
      return EXIT_FAILURE;
    }
    g_object_unref(layout);
    cairo_destroy(context);
    cairo_surface_destroy(surface);
    free(scene.cards);
  }
  return EXIT_SUCCESS;
}
