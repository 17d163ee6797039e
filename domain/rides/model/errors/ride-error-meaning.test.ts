import { describe, expect, it } from 'vitest';
import { rideMeaningOf } from './ride-error-meaning.ts';

describe('what a failure of rides means', () => {
  it('a place that must be corrected is that end of the ride which the error names', () => {
    expect(rideMeaningOf({ code: 'place-too-short', field: 'to' })).toEqual({ kind: 'input', field: 'to' });
    expect(rideMeaningOf({ code: 'setting-unusable', field: 'lead' }).field).toBe('lead');
  });

  it('a step that comes too early may be taken later, and a ride that is taken stays so', () => {
    expect(rideMeaningOf({ code: 'too-early', at: new Date(0) }).kind).toBe('transient');
    expect(rideMeaningOf({ code: 'ride-taken' }).kind).toBe('final');
  });

  it('a failure that is not one of rides means what it means everywhere', () => {
    expect(rideMeaningOf({ code: 'network' })).toMatchObject({ kind: 'transient', field: null });
    expect(rideMeaningOf({ code: 'name-required' })).toMatchObject({ kind: 'input', field: 'name' });
  });
});
