import { expect, it } from 'vitest';
import { REASONS } from './reasons.ts';

const { recall, ...others } = REASONS;

it('every list of reasons but the one of a recall ends with "other", which may have a note', () => {
  for (const reasons of Object.values(others)) expect(reasons.at(-1)).toBe('other');
});

it('a recall has no "other", because passengers read its reason', () => {
  expect(recall).not.toContain('other');
});
