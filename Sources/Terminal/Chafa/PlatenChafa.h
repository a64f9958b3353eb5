// The required declarations of chafa, which converts pixels to cells of a terminal.
//
// Only pkg-config knows the directories of the original headers, and SwiftPM rejects its flags with a
// warning. These declarations repeat the headers, with integers in place of enumerations. In
// Scripts/check-images, the C compiler compares both.
#include <stdint.h>

typedef struct ChafaSymbolMap ChafaSymbolMap;
typedef struct ChafaCanvasConfig ChafaCanvasConfig;
typedef struct ChafaCanvas ChafaCanvas;

ChafaSymbolMap *chafa_symbol_map_new(void);
void chafa_symbol_map_unref(ChafaSymbolMap *map);
void chafa_symbol_map_add_by_range(ChafaSymbolMap *map, uint32_t first, uint32_t last);

ChafaCanvasConfig *chafa_canvas_config_new(void);
void chafa_canvas_config_unref(ChafaCanvasConfig *config);
void chafa_canvas_config_set_geometry(ChafaCanvasConfig *config, int width, int height);
void chafa_canvas_config_set_canvas_mode(ChafaCanvasConfig *config, unsigned mode);
void chafa_canvas_config_set_symbol_map(ChafaCanvasConfig *config, const ChafaSymbolMap *map);
void chafa_canvas_config_set_preprocessing_enabled(ChafaCanvasConfig *config, int enabled);
void chafa_canvas_config_set_dither_mode(ChafaCanvasConfig *config, unsigned mode);
void chafa_canvas_config_set_dither_grain_size(ChafaCanvasConfig *config, int width, int height);

ChafaCanvas *chafa_canvas_new(const ChafaCanvasConfig *config);
void chafa_canvas_unref(ChafaCanvas *canvas);
void chafa_canvas_draw_all_pixels(
    ChafaCanvas *canvas, unsigned pixel_type, const uint8_t *pixels, int width, int height,
    int rowstride);
uint32_t chafa_canvas_get_char_at(ChafaCanvas *canvas, int x, int y);
void chafa_canvas_get_raw_colors_at(ChafaCanvas *canvas, int x, int y, int *fg, int *bg);
