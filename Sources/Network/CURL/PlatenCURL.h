// Swift cannot call the variadic functions of libcurl. Each function below calls one of them with an
// argument of one type.
#include <curl/curl.h>

// Swift does not import these macros.
static const long PlatenCURLHTTP2TLS = CURL_HTTP_VERSION_2TLS;
static const long PlatenCURLBasic = CURLAUTH_BASIC;
static const long PlatenCURLDigest = CURLAUTH_DIGEST;

typedef size_t (*PlatenCURLCallback)(char *bytes, size_t size, size_t count, void *context);
typedef int (*PlatenCURLSeekCallback)(void *context, curl_off_t offset, int origin);

static inline CURLcode PlatenCURLSetLong(CURL *handle, CURLoption option, long value) {
  return curl_easy_setopt(handle, option, value);
}

static inline CURLcode PlatenCURLSetOffset(CURL *handle, CURLoption option, curl_off_t value) {
  return curl_easy_setopt(handle, option, value);
}

static inline CURLcode PlatenCURLSetPointer(CURL *handle, CURLoption option, void *value) {
  return curl_easy_setopt(handle, option, value);
}

static inline CURLcode PlatenCURLSetString(CURL *handle, CURLoption option, const char *value) {
  return curl_easy_setopt(handle, option, value);
}

static inline CURLcode PlatenCURLSetList(
    CURL *handle, CURLoption option, struct curl_slist *value) {
  return curl_easy_setopt(handle, option, value);
}

static inline CURLcode PlatenCURLSetCallback(
    CURL *handle, CURLoption option, PlatenCURLCallback value) {
  return curl_easy_setopt(handle, option, value);
}

static inline CURLcode PlatenCURLSetSeekCallback(CURL *handle, PlatenCURLSeekCallback value) {
  return curl_easy_setopt(handle, CURLOPT_SEEKFUNCTION, value);
}

// Makes the end of a transfer not wait for a name that is being resolved. The thread that resolves
// the name ends by itself. Before libcurl 7.87, a transfer that ends waits for this thread.
static inline void PlatenCURLSkipNameResolution(CURL *handle) {
#if LIBCURL_VERSION_NUM >= 0x075700
  curl_easy_setopt(handle, CURLOPT_QUICK_EXIT, 1L);
#endif
}

static inline void *PlatenCURLContext(CURL *handle) {
  char *context = NULL;
  curl_easy_getinfo(handle, CURLINFO_PRIVATE, &context);
  return context;
}

static inline CURLcode PlatenCURLResult(const CURLMsg *message) { return message->data.result; }
