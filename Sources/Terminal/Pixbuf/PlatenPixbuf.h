// The required declarations of gdk-pixbuf, which decodes images, and of GLib and GObject.
//
// For the reason to repeat them here, see PlatenChafa.h. Scripts/check-images compares these, too.
#include <stddef.h>
#include <stdint.h>

typedef struct _GdkPixbuf GdkPixbuf;
typedef struct _GdkPixbufLoader GdkPixbufLoader;
typedef struct _GError GError;
typedef struct _GClosure GClosure;

// If GLib's own header is included, it declares the same structure.
#ifndef __G_ERROR_H__
struct _GError {
  uint32_t domain;
  int code;
  char *message;
};
#endif

void g_object_unref(void *object);
void g_clear_error(GError **error);
unsigned long g_signal_connect_data(
    void *instance, const char *signal, void (*handler)(void), void *data,
    void (*destroy)(void *data, GClosure *closure), unsigned flags);

GdkPixbufLoader *gdk_pixbuf_loader_new_with_type(const char *type, GError **error);
void gdk_pixbuf_loader_set_size(GdkPixbufLoader *loader, int width, int height);
int gdk_pixbuf_loader_write(
    GdkPixbufLoader *loader, const uint8_t *bytes, size_t count, GError **error);
int gdk_pixbuf_loader_close(GdkPixbufLoader *loader, GError **error);
GdkPixbuf *gdk_pixbuf_loader_get_pixbuf(GdkPixbufLoader *loader);

GdkPixbuf *gdk_pixbuf_apply_embedded_orientation(GdkPixbuf *pixbuf);
int gdk_pixbuf_get_width(const GdkPixbuf *pixbuf);
int gdk_pixbuf_get_height(const GdkPixbuf *pixbuf);
int gdk_pixbuf_get_rowstride(const GdkPixbuf *pixbuf);
const uint8_t *gdk_pixbuf_read_pixels(const GdkPixbuf *pixbuf);
GdkPixbuf *gdk_pixbuf_add_alpha(
    const GdkPixbuf *pixbuf, int substitutes, uint8_t red, uint8_t green, uint8_t blue);
GdkPixbuf *gdk_pixbuf_new_subpixbuf(GdkPixbuf *pixbuf, int x, int y, int width, int height);
GdkPixbuf *gdk_pixbuf_scale_simple(
    const GdkPixbuf *pixbuf, int width, int height, unsigned interpolation);
void gdk_pixbuf_saturate_and_pixelate(
    const GdkPixbuf *source, GdkPixbuf *destination, float saturation, int pixelates);
