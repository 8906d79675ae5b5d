#include <stddef.h>
#include <stdint.h>

/*
 * The functions of libcurl that are looked up for the first request, with the types and the numbers that curl/curl.h
 * declares for them. The library is not linked: loading it takes longer than drawing a small picture, and most runs
 * have no store on another machine.
 */
typedef size_t (*CurlWriteCallback)(char *bytes, size_t size, size_t count, void *context);

static const long CURL_GLOBAL_DEFAULT = 3;

static const int CURLOPT_TIMEOUT_MS = 155;
static const int CURLOPT_CONNECTTIMEOUT_MS = 156;
static const int CURLOPT_LOW_SPEED_LIMIT = 19;
static const int CURLOPT_LOW_SPEED_TIME = 20;
static const int CURLOPT_NOBODY = 44;
static const int CURLOPT_NETRC = 51;
static const int CURLOPT_FOLLOWLOCATION = 52;
static const int CURLOPT_MAXREDIRS = 68;
static const int CURLOPT_NOSIGNAL = 99;
static const int CURLOPT_POSTREDIR = 161;
static const int CURLOPT_PROTOCOLS = 181;
static const int CURLOPT_REDIR_PROTOCOLS = 182;
static const int CURLOPT_WRITEDATA = 10001;
static const int CURLOPT_URL = 10002;
static const int CURLOPT_POSTFIELDS = 10015;
static const int CURLOPT_HTTPHEADER = 10023;
static const int CURLOPT_CUSTOMREQUEST = 10036;
static const int CURLOPT_WRITEFUNCTION = 20011;
static const int CURLOPT_POSTFIELDSIZE_LARGE = 30120;

static const long CURL_NETRC_OPTIONAL = 1;
static const long CURLPROTO_HTTPS = 2;
static const long CURLPROTO_HTTP_AND_HTTPS = 3;
static const long CURL_REDIR_POST_ALL = 7;
static const int CURLINFO_RESPONSE_CODE = 0x200002;

/* Swift calls no function with a variable number of arguments. */
static inline int maquette_curl_set_long(void *setopt, void *handle, int option, long value) {
  return ((int (*)(void *, int, ...))setopt)(handle, option, value);
}

static inline int maquette_curl_set_size(void *setopt, void *handle, int option, int64_t value) {
  return ((int (*)(void *, int, ...))setopt)(handle, option, value);
}

static inline int maquette_curl_set_pointer(void *setopt, void *handle, int option,
                                            const void *value) {
  return ((int (*)(void *, int, ...))setopt)(handle, option, value);
}

static inline int maquette_curl_set_write(void *setopt, void *handle, CurlWriteCallback callback) {
  return ((int (*)(void *, int, ...))setopt)(handle, CURLOPT_WRITEFUNCTION, callback);
}

static inline int maquette_curl_status(void *getinfo, void *handle, long *status) {
  return ((int (*)(void *, int, ...))getinfo)(handle, CURLINFO_RESPONSE_CODE, status);
}
