import { expect, it } from 'vitest';
import { REASONS } from './reasons.ts';

it('every list of reasons ends with "other", for a note must have its reason', () => {
  for (const reasons of Object.values(REASONS)) expect(reasons.at(-1)).toBe('other');
});
