import { describe, expect, test } from 'vitest';
import { COUNT_LIMIT } from '#domain/accounts/model/account-limits.ts';
import type { ApprovedUser } from '#domain/accounts/model/user.ts';
import { fail, succeed } from '#domain/shared/result.ts';
import { queueReducer } from './queue-reducer.ts';
import { emptyQueue, listUnder, type QueueEvent, type QueueRequest, type QueueState } from './queue-state.ts';
import {
  answered,
  APPROVE,
  NETWORK,
  pageOf,
  PENDING,
  personOf,
  requestOf,
  rowOf,
  shown,
} from './queue.builder.ts';

const approvedOf = (uid: string): ApprovedUser => ({ ...personOf(uid), status: 'approved' });
const approval = (uid: string) => ({ before: personOf(uid), after: approvedOf(uid) });
const withdrawal = (uid: string) => ({ before: approvedOf(uid), after: personOf(uid) });

const after = (events: readonly QueueEvent[], known: QueueState = emptyQueue(null)) =>
  events.reduce(queueReducer, known);
const answer = (uids: readonly string[], next: string | null = null, request = requestOf()) =>
  answered(succeed(pageOf(uids, next)), request);
const told = (state: QueueState) => state.news?.of ?? null;
const QUEUE = after([
  ...answer(['anna', 'berta', 'clara']),
  { type: 'counted', status: 'pending', count: 3, moves: 0 },
  { type: 'counted', status: 'approved', count: 1, moves: 0 },
]);

describe('the queue', () => {
  test('the queue drops the row, its selection and its activity after a decision, and counts it', () => {
    const state = after(
      [
        { type: 'selected', uids: ['anna', 'berta'], wanted: true },
        { type: 'started', user: personOf('berta'), intent: APPROVE },
        { type: 'decided', decision: approval('berta') },
      ],
      QUEUE,
    );
    expect(shown(state)).toEqual(['anna', 'clara']);
    expect([...state.selected]).toEqual(['anna']);
    expect(state.activities.size).toBe(0);
    expect(state.counts).toEqual({ pending: 2, approved: 2 });
  });

  test('the queue keeps the row of an account whose status the list still shows, as it is now', () => {
    const state = after([{ type: 'decided', decision: withdrawal('berta') }], QUEUE);
    expect(shown(state)).toEqual(['anna', 'berta', 'clara']);
  });

  test('the queue keeps the row of a decision that failed, and why', () => {
    const user = personOf('anna');
    const state = after([{ type: 'failed', user, intent: APPROVE, error: NETWORK }], QUEUE);
    expect(shown(state)).toEqual(['anna', 'berta', 'clara']);
    expect(state.activities.get('anna')).toEqual({ state: 'failed', intent: APPROVE, error: NETWORK });
    expect(state.counts).toEqual({ pending: 3, approved: 1 });
    const left = after([{ type: 'failure-shown', uid: 'anna' }], state);
    expect(left.activities.size).toBe(0);
  });

  test('the queue counts what another administrator decided first, and shows the account where it was', () => {
    const error = { code: 'decided-by-another', by: 'Bea', status: 'approved' } as const;
    const user = personOf('anna');
    const state = after(
      [
        { type: 'failed', user, intent: APPROVE, error },
        { type: 'changed', row: rowOf(approvedOf('anna')) },
      ],
      QUEUE,
    );
    expect(state.counts).toEqual({ pending: 2, approved: 2 });
    expect(state.page?.rows[0]?.item).toEqual(rowOf(approvedOf('anna')));
  });

  test('the queue after an undo is asked for again, awaits the account that comes back, and has counted it', () => {
    const state = after([{ type: 'undone', undone: [withdrawal('dora')], failure: null }], QUEUE);
    expect(state.attempt).toBe(QUEUE.attempt + 1);
    expect(state.awaited).toEqual(['dora']);
    expect(state.counts).toEqual({ pending: 4, approved: 0 });
    expect(listUnder(PENDING, state).loading).toBe(true);
  });

  test('the queue says so when an undo took nothing back, and is not asked for again', () => {
    const state = after([{ type: 'undone', undone: [], failure: NETWORK }], QUEUE);
    expect(told(state)).toBe('undo');
    expect([state.attempt, state.awaited]).toEqual([QUEUE.attempt, QUEUE.awaited]);
  });

  test('a queue that was worked through is asked for again only if more accounts follow', () => {
    const decided: QueueEvent = { type: 'decided', decision: approval('anna') };
    expect(after([...answer(['anna'], 'more'), decided]).attempt).toBe(1);
    expect(after([...answer(['anna']), decided]).attempt).toBe(0);
  });

  test('the queue counts again what was counted before a decision, and after the next one while it is under way', () => {
    const decided = after([{ type: 'decided', decision: approval('anna') }], QUEUE);
    const counted: QueueEvent = { type: 'counted', status: 'pending', count: 3, moves: 0 };
    const overtaken = after([counted], decided);
    expect([overtaken.counts.pending, overtaken.toCount]).toEqual([2, ['pending']]);
    expect(after([{ ...counted, count: 2, moves: 1 }], overtaken).counts.pending).toBe(2);
    const next = { user: personOf('berta'), intent: APPROVE };
    const busy = after([{ type: 'started', ...next }, counted], decided);
    expect([busy.counts.pending, busy.toCount]).toEqual([2, decided.toCount]);
    const failed = after([{ type: 'failed', ...next, error: NETWORK }], busy);
    expect(failed.toCount).toEqual(decided.toCount);
    expect(after([{ type: 'ended', news: null }], failed).toCount).toEqual(['pending']);
  });

  test('the queue counts again a status that was at its limit, once for all decisions of a batch', () => {
    const full = after([{ type: 'counted', status: 'pending', count: COUNT_LIMIT, moves: 0 }], QUEUE);
    const decided = after(
      ['anna', 'berta'].map((uid): QueueEvent => ({ type: 'decided', decision: approval(uid) })),
      full,
    );
    expect(decided.counts.pending).toBe(COUNT_LIMIT);
    expect(decided.toCount).toBe(full.toCount);
    const ended = after([{ type: 'ended', news: null }], decided);
    expect(ended.toCount).toEqual(['pending']);
    expect(after([{ type: 'ended', news: null }], ended).toCount).toBe(ended.toCount);
  });
});

describe('a batch', () => {
  const user = personOf('anna');
  const batch = { intent: APPROVE, users: [user, personOf('berta')] };
  const step = (failure: typeof NETWORK | null): QueueEvent => ({ type: 'batch-went-on', user, failure });

  test('a batch is gone at its end', () => {
    expect(after([{ type: 'begun', batch }, step(null), step(null)]).batch).toBeNull();
  });

  test('a batch with a failure stays until it is dismissed', () => {
    const state = after([{ type: 'begun', batch }, step(NETWORK), step(null)]);
    expect(state.batch).toEqual({ ...batch, done: 2, failed: 1, retriable: [user] });
    expect(after([{ type: 'batch-dismissed' }], state).batch).toBeNull();
  });

  test('a batch that is shown stays when a single decision begins', () => {
    const state = after([{ type: 'begun', batch }, step(NETWORK), step(null), { type: 'begun' }]);
    expect(state.batch?.failed).toBe(1);
  });
});

describe('what the queue tells', () => {
  const search = requestOf({ query: { ...PENDING, search: 'an' } });

  test.each([
    ['nothing of the first accounts', answer(['anna']), null],
    ['another search', [...answer(['anna']), ...answer(['anna'], null, search)], 'page'],
    ['nothing of the same accounts again', [...answer(['anna']), ...answer(['anna'])], null],
    [
      'nothing old while another search is under way',
      [...answer(['anna']), ...answer([], null, search), { type: 'requested', request: requestOf() }],
      null,
    ],
    [
      'nothing of a search that failed, which is an alert',
      [...answer(['anna']), ...answered(fail(NETWORK), search)],
      null,
    ],
  ] as const satisfies readonly (readonly [string, readonly QueueEvent[], string | null])[])(
    'the news of the queue is %s',
    (_, events, news) => {
      expect(told(after(events))).toBe(news);
    },
  );

  test('the news of the queue is dropped when something else begins', () => {
    const news = { of: 'decisions', decisions: [approval('anna')] } as const;
    expect(told(after([{ type: 'begun' }], after([{ type: 'ended', news }])))).toBeNull();
  });
});

describe('the list under a query', () => {
  const failing = (query: QueueRequest['query']) =>
    after(answered(fail(NETWORK), requestOf({ query })), QUEUE);

  test.each([
    ['the next page', { ...PENDING, cursor: 'next' }, true],
    ['a search', { ...PENDING, search: 'an' }, false],
    ['another status', { ...PENDING, status: 'rejected' }, false],
  ] as const)(
    'the list keeps its rows only where they belong to what could not be loaded: %s',
    (_, query, keepsRows) => {
      const list = listUnder(query, failing(query));
      expect([list.loading, list.error, list.page !== null]).toEqual([false, NETWORK, keepsRows]);
    },
  );

  test('the list keeps the rows of the same status while another search loads, and drops those of another', () => {
    expect(listUnder({ ...PENDING, search: 'an' }, QUEUE)).toMatchObject({ loading: true, empty: false });
    expect(listUnder({ ...PENDING, status: 'rejected' }, QUEUE)).toMatchObject({ page: null, empty: true });
  });
});
