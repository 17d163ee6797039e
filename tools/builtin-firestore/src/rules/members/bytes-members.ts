import { toBase64 } from '../../values/bytes.ts';
import { countOf } from '../values/make-value.ts';
import type { BytesValue, StringValue } from '../values/rules-value.ts';
import { signature, type MemberTable } from '../values/signature.ts';

function text(value: string): StringValue {
  return { type: 'string', value };
}

/** The URL-safe alphabet, with padding. */
function base64(bytes: Uint8Array): string {
  return toBase64(bytes).replaceAll('+', '-').replaceAll('/', '_');
}

const hexadecimal = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0'))
    .join('')
    .toUpperCase();

/** Rules 7.4, row "bytes": hexadecimal digits in upper case. */
export const bytesMembers: MemberTable<BytesValue> = new Map([
  ['size', [signature([], 'int', (own: BytesValue) => countOf(own.value.length))]],
  ['toBase64', [signature([], 'string', (own: BytesValue) => text(base64(own.value)))]],
  ['toHexString', [signature([], 'string', (own: BytesValue) => text(hexadecimal(own.value)))]],
]);
