import { describe, expect, it } from 'vitest';
import { errorOf, valueOf } from '../../../shared/value-of.builder.ts';
import { paperKindsBatch, parsePaperName, readPaperKinds, type PaperKind } from './paper-kinds.ts';

const PERMIT: PaperKind = { id: 'a', name: 'Permit', of: 'driver', blocks: true };
const INSURANCE: PaperKind = { id: 'b', name: 'Insurance', of: 'car', blocks: false };

describe('the kinds of papers', () => {
  it('are read as they were stored', () => {
    const stored = { kinds: [PERMIT, INSURANCE], rev: 3 };
    const [write] = paperKindsBatch(stored);
    expect(write?.path).toBe('settings/papers');
    expect(readPaperKinds({ ...write?.fields })).toEqual(stored);
  });

  it('are none if they were never stored, and null if they have another shape', () => {
    expect([readPaperKinds(null), readPaperKinds({ ids: [7] }), readPaperKinds('papers')]).toEqual([
      { kinds: [], rev: -1 },
      null,
      null,
    ]);
  });

  it('have different names, without the hidden characters that were typed', () => {
    expect(valueOf(parsePaperName(' Taxi\u200B card ', [PERMIT]))).toBe('Taxi card');
    expect(errorOf(parsePaperName('permit', [PERMIT]))).toEqual({
      code: 'paper-name-unusable',
      isKnown: true,
    });
    expect(errorOf(parsePaperName(' ', []))).toEqual({ code: 'paper-name-unusable', isKnown: false });
    expect(errorOf(parsePaperName('x'.repeat(41), []))).toEqual({ code: 'paper-name-too-long' });
  });

  it('are at most eight', () => {
    const seven = Array.from({ length: 7 }, (_, n) => ({ ...PERMIT, name: `Paper ${n}` }));
    expect(valueOf(parsePaperName('Card', seven))).toBe('Card');
    expect(errorOf(parsePaperName('Card', [...seven, INSURANCE]))).toEqual({
      code: 'papers-too-many',
      most: 8,
    });
  });
});
