import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compareBytes, fromBase64, toBase64, utf8, utf8Length } from './bytes.ts';

const bytes = fc.uint8Array({ maxLength: 12 });

describe('bytes without Node', () => {
  it('bytes are compared as Node compares them', () => {
    fc.assert(
      fc.property(bytes, bytes, fc.nat({ max: 12 }), (left, right, shared) => {
        const other = Uint8Array.from([...left.slice(0, shared), ...right]);
        expect(Math.sign(compareBytes(left, other))).toBe(Buffer.compare(left, other));
        expect(compareBytes(left, left.slice())).toBe(0);
      }),
    );
  });

  it('a text becomes the bytes that Node makes of it, even with half a surrogate pair', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 20 }), (text) => {
        expect(Buffer.from(text).equals(utf8(text))).toBe(true);
        expect(utf8Length(text)).toBe(Buffer.byteLength(text));
      }),
      { examples: [['\uD800']] },
    );
  });

  it('base64 is read in both alphabets, with and without padding', () => {
    fc.assert(
      fc.property(bytes, (original) => {
        const node = Buffer.from(original);
        expect(toBase64(original)).toBe(node.toString('base64'));
        for (const text of [toBase64(original), node.toString('base64url')]) {
          expect(node.equals(fromBase64(text))).toBe(true);
        }
      }),
    );
  });
});
