/** Embeddings, overrides and isolates: they turn around what stands beside a text, which no name needs. */
const DIRECTION_CONTROLS = /[\u202A-\u202E\u2066-\u2069]/g;

/** A text of somebody else's for the middle of a sentence of ours, where no element can keep it apart. */
export function withoutDirectionControls(text: string): string {
  return text.replace(DIRECTION_CONTROLS, '');
}
