/** No slash, no half of a surrogate pair, no reserved id: `.`, `..`, and `__…__` other than `__id7__`. */
const ID = /^(?!\.\.?$|__(?!id\d+__$).*__$)[^/\p{Cs}]{1,375}$/su;

/**
 * Whether a text can be the id of a document
 * ([limits](https://firebase.google.com/docs/firestore/quotas#collections_documents_and_fields)). Firestore takes 1,500
 * bytes, which 375 characters never exceed; a uid has at most 128.
 */
export function isDocumentId(text: string): boolean {
  return ID.test(text);
}
