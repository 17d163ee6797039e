/** No slash, no half of a surrogate pair, and not reserved: `.`, `..`, and `__…__` except numeric ids. */
const ID = /^(?!\.\.?$|__(?!id\d+__$).*__$)[^/\p{Cs}]{1,375}$/su;

/**
 * Whether a text, such as a typed uid or one from another system, can be the id of a document
 * ([limits](https://firebase.google.com/docs/firestore/quotas#collections_documents_and_fields)). Firestore takes 1,500
 * bytes; 375 characters never need more, and a uid has at most 128.
 */
export function isDocumentId(text: string): boolean {
  return ID.test(text);
}
