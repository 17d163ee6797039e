/** This file does not use Node's `Buffer`, because the store and the rules run in a page, too. */
const encoder = new TextEncoder();

/** The UTF-8 bytes of a text. A lone surrogate becomes U+FFFD. */
export const utf8 = (text: string): Uint8Array => encoder.encode(text);

export const utf8Length = (text: string): number => utf8(text).length;

/** Compares byte by byte: negative, zero or positive. */
export function compareBytes(left: Uint8Array, right: Uint8Array): number {
  const different = left.findIndex((byte, index) => byte !== right[index]);
  if (different < 0) return left.length - right.length;
  return (left[different] ?? 0) - (right[different] ?? -1);
}

/** Standard base64 with padding. */
export const toBase64 = (bytes: Uint8Array): string =>
  btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));

/** Decodes base64, standard or URL-safe, with or without padding. Throws for any other text. */
export function fromBase64(text: string): Uint8Array {
  const standard = text.replace(/=+$/, '').replaceAll('-', '+').replaceAll('_', '/');
  return Uint8Array.from(atob(standard), (unit) => unit.charCodeAt(0));
}
