#include "drawing.h"

#include <math.h>

static void roundedRectangle(cairo_t *context, double x, double y, double width, double height,
                             double radius) {
  cairo_new_sub_path(context);
  cairo_arc(context, x + width - radius, y + radius, radius, -M_PI / 2, 0);
  cairo_arc(context, x + width - radius, y + height - radius, radius, 0, M_PI / 2);
  cairo_arc(context, x + radius, y + height - radius, radius, M_PI / 2, M_PI);
  cairo_arc(context, x + radius, y + radius, radius, M_PI, 3 * M_PI / 2);
  cairo_close_path(context);
}

static void setColor(cairo_t *context, unsigned color) {
  cairo_set_source_rgb(context, (color >> 16) / 255.0, (color >> 8 & 255) / 255.0,
                       (color & 255) / 255.0);
}

static void drawCard(cairo_t *context, PangoLayout *layout, const Scene *scene, const Card *card) {
  cairo_save(context);
  roundedRectangle(context, card->x, card->y, card->width, card->height, scene->radius);
  cairo_clip(context);
  setColor(context, card->color);
  cairo_rectangle(context, card->x, card->y, card->width, card->height);
  cairo_fill(context);
  double labelHeight = scene->bar > 0 ? scene->bar : card->height;
  double labelTop = card->y + card->height - labelHeight;
  if (scene->bar > 0) {
    setColor(context, 0xFFFFFF);
    cairo_rectangle(context, card->x, labelTop, card->width, labelHeight);
    cairo_fill(context);
  }
  pango_layout_set_text(layout, card->label, -1);
  int width, height;
  pango_layout_get_size(layout, &width, &height);
  setColor(context, 0x000000);
  cairo_move_to(context, card->x + (card->width - (double)width / PANGO_SCALE) / 2,
                labelTop + (labelHeight - (double)height / PANGO_SCALE) / 2);
  pango_cairo_show_layout(context, layout);
  cairo_restore(context);
  roundedRectangle(context, card->x + 0.5, card->y + 0.5, card->width - 1, card->height - 1,
                   scene->radius - 0.5);
  cairo_set_source_rgba(context, 0, 0, 0, 0.2);
  cairo_set_line_width(context, 1);
  cairo_stroke(context);
}

void drawRows(cairo_t *context, PangoLayout *layout, const Scene *scene, int top, int bottom) {
  cairo_set_source_rgb(context, 0.95, 0.95, 0.95);
  cairo_paint(context);
  cairo_translate(context, 0, -top);
  cairo_scale(context, scene->scale, scene->scale);
  for (int index = 0; index < scene->count; index++) {
    const Card *card = &scene->cards[index];
    if (card->y * scene->scale < bottom && (card->y + card->height) * scene->scale > top) {
      drawCard(context, layout, scene, card);
    }
  }
}

PangoLayout *makeLayout(const Scene *scene) {
  PangoContext *context = pango_font_map_create_context(pango_cairo_font_map_new());
  pango_context_set_round_glyph_positions(context, FALSE);
  cairo_font_options_t *options = cairo_font_options_create();
  cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY);
  cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE);
  cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF);
  pango_cairo_context_set_font_options(context, options);
  cairo_font_options_destroy(options);
  PangoLayout *layout = pango_layout_new(context);
  PangoFontDescription *font = pango_font_description_from_string("Inter");
  pango_font_description_set_absolute_size(font, scene->fontSize * PANGO_SCALE);
  pango_layout_set_font_description(layout, font);
  pango_font_description_free(font);
  return layout;
}
