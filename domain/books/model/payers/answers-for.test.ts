import { describe, expect, it } from 'vitest';
import { errorOf, valueOf } from '../../../shared/value-of.builder.ts';
import { answersFor } from './answers-for.ts';
import { exampleAnswer } from './answer-pattern.ts';
import { findPayers } from './find-payers.ts';
import { CLINIC } from './payer.builder.ts';

const [CENTRE] = CLINIC.asks;
const REFERENCE = { label: 'Reference', required: false, pattern: '' };
const NEEDED = { ...REFERENCE, required: true };

const codesOf = (typed: readonly string[], asks: typeof CLINIC.asks) =>
  errorOf(answersFor({ ...CLINIC, asks }, typed)).map((error) => error.code);

describe('the answers to the questions of an account customer', () => {
  it('answers are stored in the case of their patterns', () => {
    const both = { ...CLINIC, asks: [...CLINIC.asks, REFERENCE] };
    expect(valueOf(answersFor(both, [' kst-0042 ', ' R 5 ']))).toEqual(['KST-0042', 'R 5']);
    expect(valueOf(answersFor(both, ['KST-0042']))).toEqual(['KST-0042', '']);
    expect(valueOf(answersFor({ ...CLINIC, asks: [] }, ['x']))).toEqual([]);
  });

  it.each([
    ['KST-042', 'answer-unfit'],
    ['KST-00421', 'answer-unfit'],
    ['KST-0O42', 'answer-unfit'],
    ['KST–0042', 'answer-unfit'],
    ['KST-٠٠٤٢', 'answer-unfit'],
    ['', 'answer-required'],
    [' \t\u00A0 ', 'answer-required'],
    ['\u200B\u0000', 'answer-required'],
    ['x'.repeat(200), 'answer-too-long'],
  ])('the answer “%s” is refused: %s', (typed, code) => {
    expect(codesOf([typed], CLINIC.asks)).toEqual([code]);
  });

  it('characters that hide or change the direction are left out of a reference', () => {
    const found = answersFor({ ...CLINIC, asks: [NEEDED] }, ['R\u202E5\u0007\u2066']);
    expect(valueOf(found)).toEqual(['R5']);
  });

  it('a reference of sixty characters is stored, and one of 61 is refused', () => {
    const asks = [NEEDED];
    expect(valueOf(answersFor({ ...CLINIC, asks }, ['x'.repeat(60)]))).toEqual(['x'.repeat(60)]);
    expect(codesOf(['x'.repeat(61)], asks)).toEqual(['answer-too-long']);
  });

  it('each wrong answer names its question', () => {
    const failed = errorOf(answersFor({ ...CLINIC, asks: [...CLINIC.asks, NEEDED] }, ['1', '']));
    expect(failed).toEqual([
      { code: 'answer-unfit', index: 0, ask: CENTRE },
      { code: 'answer-required', index: 1, ask: NEEDED },
    ]);
  });

  it('a suspended account customer is refused whatever the answers', () => {
    const suspended = { ...CLINIC, suspended: true };
    expect(errorOf(answersFor(suspended, ['KST-0042']))).toEqual([
      { code: 'payer-suspended', name: CLINIC.name },
    ]);
  });

  it('an example fits its pattern', () => {
    expect(exampleAnswer('KST-####/@@')).toBe('KST-1234/EF');
  });
});

it('an account customer is found by number, name and each word of the name', () => {
  const others = [
    { ...CLINIC, id: '1043', name: 'Müller & Söhne' },
    { ...CLINIC, id: 'AN-1', name: 'City Council' },
  ];
  const found = (typed: string) => findPayers([CLINIC, ...others], typed).map(({ id }) => id);
  expect([found('104'), found('mueller'), found('an'), found('clinic'), found('x')]).toEqual([
    ['1042', '1043'],
    ['1043'],
    ['AN-1', '1042'],
    ['1042'],
    [],
  ]);
  expect(found('')).toHaveLength(3);
});
