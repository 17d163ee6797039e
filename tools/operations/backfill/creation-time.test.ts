import { describe, expect, it } from 'vitest';
import { Double, Timestamp } from '../rest/firestore-value.ts';
import { creationTimeOf } from './creation-time.ts';

describe('createdAt', () => {
  it.each([
    { value: '2025-01-02T03:04:05.678Z', text: '2025-01-02T03:04:05.678Z' },
    {
      value: '2025-01-02T03:04:05+02:00',
      text: '2025-01-02T03:04:05+02:00',
      time: '2025-01-02T01:04:05.000Z',
    },
    { value: '2025-01-02', text: '2025-01-02T00:00:00.000Z' },
    { value: new Timestamp('2025-01-02T03:04:05.678901Z'), text: '2025-01-02T03:04:05.678901Z' },
    { value: 1735787045678, text: '2025-01-02T03:04:05.678Z' },
    { value: new Double(1735787045678), text: '2025-01-02T03:04:05.678Z' },
    { value: 1735787045, text: '2025-01-02T03:04:05.000Z' },
  ])('createdAt is read from $value', ({ value, text, time = text }) => {
    const read = creationTimeOf(value);
    expect(read?.text).toBe(text);
    expect(read?.time.toDate()).toEqual(new Date(time));
  });

  it.each([
    undefined,
    null,
    '',
    '1735787045678',
    '2 January 2025',
    '01/02/2025',
    '2025-02-30',
    '0000-01-01T00:00:00Z',
    '9999-12-31T23:59:59-12:00',
    20250102,
    0,
    new Double(Number.NaN),
    { seconds: 1735787045 },
  ])('createdAt is not guessed from %j', (value) => {
    expect(creationTimeOf(value)).toBeNull();
  });
});
