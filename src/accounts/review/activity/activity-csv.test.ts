import { describe, expect, test } from 'vitest';
import type { ActivityPage } from '#domain/accounts/services/account-reviews.ts';
import type { ActorName } from '#domain/accounts/services/people.ts';
import { succeed } from '#domain/shared/result.ts';
import { csv } from '#ui/csv/csv-copy.ts';
import { createCsvFile, type Exported } from '#ui/csv/csv-file.ts';
import { activityCsv } from './activity-csv.ts';

const HEADER = { time: 'Time', timeZone: 'Time zone', accountId: 'Account ID', decision: 'Decision' };

const UNREAD: ActorName = { state: 'unknown', error: { code: 'unavailable' } };

/** Exports these pages, one after the other. */
async function exported(pages: readonly Partial<ActivityPage>[]) {
  const states: Exported[] = [];
  const read = activityCsv(
    async ({ cursor }) => {
      const number = Number(cursor ?? 0);
      const next = number + 1 < pages.length ? String(number + 1) : null;
      return succeed({ entries: [], unreadable: 0, people: new Map(), next, ...pages[number] });
    },
    { by: null, since: null },
    { decisionName: () => 'Approved', timeZone: 'Asia/Kathmandu', moment: csv.moment },
  );
  const file = createCsvFile(HEADER, read, csv.separator);
  const whole = await file.readOn((now) => {
    states.push(now);
    return true;
  });
  return { whole, text: await file.text().text(), states };
}

describe('the file of the decisions', () => {
  test('the export fails if a person could not be read', async () => {
    const { whole } = await exported([{}, { people: new Map([['penny', UNREAD]]) }, {}]);
    expect(whole).toEqual({ ok: false, error: { code: 'unavailable' } });
  });

  test('the export succeeds with people who have no name or no profile', async () => {
    const people = new Map<string, ActorName>([
      ['nameless', { state: 'unknown', error: null }],
      ['gone', { state: 'without-profile' }],
    ]);
    expect((await exported([{ people }])).whole).toEqual({ ok: true, value: true });
  });

  test('the file has local times, with their zone beside them', async () => {
    const at = new Date('2025-01-15T20:00:00Z');
    const review = { number: 1, actor: 'bea', from: 'pending', to: 'approved', reason: null, at } as const;
    const entries = [
      { uid: 'penny', review: { ...review, dismissed: false, roleChange: null, submission: null } },
    ];
    const { text } = await exported([{ entries }]);
    expect(text).toContain('"2025-01-16 01:45","Asia/Kathmandu","penny","Approved"');
  });

  test('damaged decisions are counted over all pages of the file', async () => {
    const { states } = await exported([{ unreadable: 2 }, {}, { unreadable: 1 }]);
    expect(states.map(({ unreadable }) => unreadable)).toEqual([2, 2, 3]);
  });
});
