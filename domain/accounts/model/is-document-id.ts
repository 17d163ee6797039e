/** No slash and no half of a surrogate pair. Reserved are `.`, `..` and `__…__`, but not `__id7__` with any digits. */
const ID = /^(?!\.\.?$|__(?!id\d+__$).*__$)[^/\p{Cs}]{1,375}$/su;

/**
 * Whether a text can be the id of a document
 * ([limits](https://firebase.google.com/docs/firestore/quotas#collections_documents_and_fields)). Firestore allows
 * 1,500 bytes, which 375 characters never exceed.
 */
export function isDocumentId(text: string): boolean {
  return ID.test(text);
}
