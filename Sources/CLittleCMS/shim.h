#include <lcms2.h>

/*
 * The functions of LittleCMS that are looked up when the first picture with colours of its own is
 * read, with the types that the header declares for them. The library is not linked: most pictures
 * are sRGB, and each program would load it at its start.
 */
typedef __typeof__(cmsOpenProfileFromMem) *LCMSOpenProfileFromMem;
typedef __typeof__(cmsCreate_sRGBProfile) *LCMSCreateSRGBProfile;
typedef __typeof__(cmsCreateRGBProfile) *LCMSCreateRGBProfile;
typedef __typeof__(cmsBuildParametricToneCurve) *LCMSBuildParametricToneCurve;
typedef __typeof__(cmsFreeToneCurve) *LCMSFreeToneCurve;
typedef __typeof__(cmsGetColorSpace) *LCMSGetColorSpace;
typedef __typeof__(cmsCloseProfile) *LCMSCloseProfile;
typedef __typeof__(cmsCreateTransform) *LCMSCreateTransform;
typedef __typeof__(cmsDoTransform) *LCMSDoTransform;
typedef __typeof__(cmsDeleteTransform) *LCMSDeleteTransform;

/* Pixels of four bytes, of which those that are not a colour's are left as they are. */
static const cmsUInt32Number lcms_rgba = TYPE_RGBA_8;
static const cmsUInt32Number lcms_bgra = TYPE_BGRA_8;
/* The first of four bytes is the grey. */
static const cmsUInt32Number lcms_grey_in_rgba =
    COLORSPACE_SH(PT_GRAY) | EXTRA_SH(3) | CHANNELS_SH(1) | BYTES_SH(1);
