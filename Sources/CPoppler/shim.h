#include <glib-object.h>

/*
 * The functions of poppler-glib and of cairo that are looked up when the first PDF is read, with the types
 * that poppler/glib/poppler.h and cairo-svg.h declare for them. Neither is linked for this: most previews have
 * no PDF.
 */
typedef struct _cairo PopplerCairo;
typedef struct _cairo_surface PopplerCairoSurface;
typedef struct _PopplerDocument PopplerDocument;
typedef struct _PopplerPage PopplerPage;

typedef PopplerDocument *(*PopplerDocumentNewFromBytes)(GBytes *bytes, const char *password, GError **error);
typedef int (*PopplerDocumentGetNPages)(PopplerDocument *document);
typedef PopplerPage *(*PopplerDocumentGetPage)(PopplerDocument *document, int index);
typedef void (*PopplerPageGetSize)(PopplerPage *page, double *width, double *height);
typedef void (*PopplerPageRender)(PopplerPage *page, PopplerCairo *cairo);

typedef int (*PopplerCairoWrite)(void *closure, const unsigned char *data, unsigned int length);
typedef PopplerCairoSurface *(*PopplerCairoSVGSurfaceCreate)(PopplerCairoWrite write, void *closure, double width,
                                                             double height);
typedef PopplerCairoSurface *(*PopplerCairoImageSurfaceCreateForData)(unsigned char *data, int format, int width,
                                                                      int height, int stride);
typedef void (*PopplerCairoScale)(PopplerCairo *cairo, double x, double y);
typedef void (*PopplerCairoSVGSurfaceSetUnit)(PopplerCairoSurface *surface, unsigned int unit);
typedef PopplerCairo *(*PopplerCairoCreate)(PopplerCairoSurface *surface);
typedef int (*PopplerCairoStatus)(PopplerCairo *cairo);
typedef void (*PopplerCairoDestroy)(PopplerCairo *cairo);
typedef void (*PopplerCairoSurfaceFinish)(PopplerCairoSurface *surface);
typedef int (*PopplerCairoSurfaceStatus)(PopplerCairoSurface *surface);
typedef void (*PopplerCairoSurfaceDestroy)(PopplerCairoSurface *surface);

/* GLib's types are in several C modules, and Swift finds a field in one of them alone. */
static inline const char *poppler_error_message(const GError *error) {
  return error ? error->message : NULL;
}
