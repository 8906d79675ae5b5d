#include <librsvg/rsvg.h>
#include <spng.h>
#include <turbojpeg.h>
