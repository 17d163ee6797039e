/** In UTF-8, which percent-encoding spells out byte by byte. */
const LONGEST_ID_BYTES = 1500;
/** No slash, no half of a surrogate pair, and not reserved: of the ids in double underscores only numeric ones are free. */
const ID = /^(?!\.\.?$|__(?!id\d+__$).*__$)[^/\p{Cs}]+$/su;

/**
 * Whether Firestore accepts a text, such as a uid that another system chose or somebody typed, as the id of a document
 * ([limits](https://firebase.google.com/docs/firestore/quotas#collections_documents_and_fields)).
 */
export function isDocumentId(text: string): boolean {
  return ID.test(text) && encodeURIComponent(text).replaceAll(/%../g, '.').length <= LONGEST_ID_BYTES;
}
