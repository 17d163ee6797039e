import { describe, expect, it } from 'vitest';
import { creationTimeOf } from './creation-time.ts';

describe('createdAt', () => {
  it.each([
    { value: { stringValue: '2025-01-02T03:04:05.678Z' }, text: '2025-01-02T03:04:05.678Z' },
    {
      value: { stringValue: '2025-01-02T03:04:05+02:00' },
      text: '2025-01-02T03:04:05+02:00',
      time: '2025-01-02T01:04:05.000Z',
    },
    { value: { stringValue: '2025-01-02' }, text: '2025-01-02T00:00:00.000Z' },
    { value: { timestampValue: '2025-01-02T03:04:05.678901Z' }, text: '2025-01-02T03:04:05.678901Z' },
    { value: { integerValue: '1735787045678' }, text: '2025-01-02T03:04:05.678Z' },
    { value: { doubleValue: 1735787045678 }, text: '2025-01-02T03:04:05.678Z' },
    { value: { integerValue: '1735787045' }, text: '2025-01-02T03:04:05.000Z' },
  ])('createdAt is read from $value', ({ value, text, time = text }) => {
    const read = creationTimeOf(value);
    expect(read?.text).toBe(text);
    expect(Date.parse(read?.time ?? '')).toBe(Date.parse(time));
  });

  it.each([
    undefined,
    { nullValue: null },
    { stringValue: '' },
    { stringValue: '1735787045678' },
    { stringValue: '2 January 2025' },
    { stringValue: '01/02/2025' },
    { stringValue: '2025-02-30' },
    { stringValue: '0000-01-01T00:00:00Z' },
    { stringValue: '9999-12-31T23:59:59-12:00' },
    { integerValue: '20250102' },
    { integerValue: '0' },
    { doubleValue: 'NaN' },
    { mapValue: { fields: { seconds: { integerValue: '1735787045' } } } },
  ])('createdAt is not guessed from %j', (value) => {
    expect(creationTimeOf(value)).toBeNull();
  });
});
