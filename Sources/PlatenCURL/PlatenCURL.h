// Swift cannot call the variadic functions of libcurl. Each function below calls one of them with an
// argument of one type.
#include <curl/curl.h>

typedef size_t (*PlatenCURLCallback)(char *bytes, size_t size, size_t count, void *context);

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

static inline void *PlatenCURLContext(CURL *handle) {
  char *context = NULL;
  curl_easy_getinfo(handle, CURLINFO_PRIVATE, &context);
  return context;
}

static inline CURLcode PlatenCURLResult(const CURLMsg *message) { return message->data.result; }
