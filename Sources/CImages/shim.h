#include <spng.h>
#include <turbojpeg.h>
#include <jconfig.h>
#include "avif.h"
