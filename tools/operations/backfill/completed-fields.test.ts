import { isTimestampText } from '#domain/accounts/model/found-account.ts';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { text } from '#domain/shared/kinds.ts';
import { NAME_KEYS, nameKeysOf } from '#domain/shared/people/name-keys.ts';
import { Timestamp, type Fields } from '../rest/firestore-value.ts';
import { anyFields } from './any-document.builder.ts';
import { completedFields } from './completed-fields.ts';

/** Whether a change only adds what is missing, or expresses the same value in another form. */
function losesNothing(field: string, before: Fields, changed: Fields): boolean {
  const was = before[field];
  const is = text(changed[field]) ?? '';
  const key = NAME_KEYS.find((known) => known === field);
  if (key !== undefined) return is === nameKeysOf(text(before['name']) ?? '')[key];
  switch (field) {
    case 'email':
      return is === text(was)?.trim().toLowerCase();
    case 'createdAt':
      return was !== undefined && !isTimestampText(text(was) ?? '') && isTimestampText(is);
    default:
      return (
        ['uid', 'registeredAt', 'reviewCount', 'provenAt'].includes(field) &&
        (was === undefined || was === null)
      );
  }
}

describe('what completes a profile', () => {
  it('every document has a completion, which loses no field', () => {
    fc.assert(
      fc.property(anyFields, (fields) => {
        const { changed } = completedFields('ann', fields);
        expect(Object.keys(changed).filter((field) => !losesNothing(field, fields, changed))).toEqual([]);
      }),
      { numRuns: 1000 },
    );
  });

  it('a completed profile needs no further completion', () => {
    fc.assert(
      fc.property(anyFields, (fields) => {
        const { changed } = completedFields('ann', fields);
        const again = completedFields('ann', { ...fields, ...changed });
        expect(again.changes).toEqual([]);
        expect(again.changed).toEqual({});
      }),
      { numRuns: 1000 },
    );
  });

  it('a timestamp keeps its time to the microsecond', () => {
    const time = '2025-01-02T03:04:05.678901Z';
    const { changed } = completedFields('ann', { createdAt: new Timestamp(time) });
    expect(changed['createdAt']).toBe(time);
    expect(changed['registeredAt']).toEqual(new Timestamp(time));
  });

  it('an unreadable creation time is noted and sets no registration time', () => {
    const { changed, notes } = completedFields('ann', { createdAt: 'last summer' });
    expect(Object.keys(changed)).toEqual(['uid', 'reviewCount', 'provenAt']);
    expect(notes).toEqual([expect.stringContaining('createdAt')]);
  });
});
