/** Whether Firestore accepts a text, such as a uid that another system chose, as the id of a document. */
export function isDocumentId(text: string): boolean {
  return text !== '' && text !== '.' && text !== '..' && !text.includes('/') && !/^__.*__$/.test(text);
}
