#include <glib-object.h>

/*
 * The functions of librsvg that are looked up when the first SVG is read, with the types that
 * librsvg/rsvg.h declares for them. The library is not linked: loading it takes longer than all
 * else that happens before a small picture is drawn, and most previews have no SVG.
 */
struct _cairo;
typedef struct _RsvgHandle RsvgHandle;

typedef struct {
  double x, y, width, height;
} RsvgRectangle;

typedef enum {
  RSVG_UNIT_PERCENT,
  RSVG_UNIT_PX,
  RSVG_UNIT_EM,
  RSVG_UNIT_EX,
  RSVG_UNIT_IN,
  RSVG_UNIT_CM,
  RSVG_UNIT_MM,
  RSVG_UNIT_PT,
  RSVG_UNIT_PC
} RsvgUnit;

typedef struct {
  double length;
  RsvgUnit unit;
} RsvgLength;

typedef RsvgHandle *(*RsvgHandleNewFromData)(const guint8 *data, gsize data_len, GError **error);
typedef void (*RsvgHandleSetDPI)(RsvgHandle *handle, double dpi);
typedef void (*RsvgHandleGetIntrinsicDimensions)(RsvgHandle *handle, gboolean *out_has_width,
                                                 RsvgLength *out_width, gboolean *out_has_height,
                                                 RsvgLength *out_height, gboolean *out_has_viewbox,
                                                 RsvgRectangle *out_viewbox);
typedef gboolean (*RsvgHandleGetIntrinsicSizeInPixels)(RsvgHandle *handle, gdouble *out_width,
                                                       gdouble *out_height);
typedef gboolean (*RsvgHandleRenderDocument)(RsvgHandle *handle, struct _cairo *cr,
                                             const RsvgRectangle *viewport, GError **error);

typedef gboolean (*RsvgHandleGetGeometryForLayer)(RsvgHandle *handle, const char *id,
                                                  const RsvgRectangle *viewport,
                                                  RsvgRectangle *out_ink_rect,
                                                  RsvgRectangle *out_logical_rect, GError **error);

/* GLib's types are in several C modules, and Swift finds a field in one of them alone. */
static inline const char *rsvg_error_message(const GError *error) {
  return error ? error->message : NULL;
}
