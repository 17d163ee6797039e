/** Embeddings, overrides and isolates. They change the direction of neighbouring text, which no name needs. */
const DIRECTION_CONTROLS = /[\u202A-\u202E\u2066-\u2069]/g;

/** Makes user-provided text safe within a plain-text sentence, where no `bdi` can isolate it. */
export function withoutDirectionControls(text: string): string {
  return text.replace(DIRECTION_CONTROLS, '');
}
