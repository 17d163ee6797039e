import { describe, expect, test } from 'vitest';
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
const newsOf = (state: QueueState) => state.news?.of ?? null;
const QUEUE = after([
  ...answer(['anna', 'berta', 'clara']),
  { type: 'counted', status: 'pending', count: 3, recounts: 0 },
  { type: 'counted', status: 'approved', count: 1, recounts: 0 },
]);

describe('the queue', () => {
  test('the queue drops the row, its selection and its activity after a decision', () => {
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
  });

  test('the queue keeps the row of an account whose status is still listed, with the new data', () => {
    const state = after([{ type: 'decided', decision: withdrawal('berta') }], QUEUE);
    expect(shown(state)).toEqual(['anna', 'berta', 'clara']);
  });

  test('the queue keeps the row of a failed decision, with the reason', () => {
    const user = personOf('anna');
    const state = after([{ type: 'failed', user, intent: APPROVE, error: NETWORK }], QUEUE);
    expect(shown(state)).toEqual(['anna', 'berta', 'clara']);
    expect(state.activities.get('anna')).toEqual({ state: 'failed', intent: APPROVE, error: NETWORK });
    const left = after([{ type: 'failure-shown', uid: 'anna' }], state);
    expect(left.activities.size).toBe(0);
  });

  test('the queue shows an account that another administrator has decided on first at its old place', () => {
    const state = after([{ type: 'changed', row: rowOf(approvedOf('anna')) }], QUEUE);
    expect(state.page?.rows[0]?.item).toEqual(rowOf(approvedOf('anna')));
  });

  test('the queue after an undo is requested again, awaits the account that comes back, and counts again', () => {
    const state = after([{ type: 'undone', undone: [withdrawal('dora')], failure: null }], QUEUE);
    expect(state.attempt).toBe(QUEUE.attempt + 1);
    expect(state.awaited).toEqual(['dora']);
    expect(state.recounts).toBe(QUEUE.recounts + 1);
    expect(listUnder(PENDING, state).loading).toBe(true);
  });

  test('the queue reports an undo without effect, and is not requested again', () => {
    const state = after([{ type: 'undone', undone: [], failure: NETWORK }], QUEUE);
    expect(newsOf(state)).toBe('undo');
    expect([state.attempt, state.awaited]).toEqual([QUEUE.attempt, QUEUE.awaited]);
  });

  test('a queue whose accounts are all decided is requested again only if more follow', () => {
    const decided: QueueEvent = { type: 'decided', decision: approval('anna') };
    expect(after([...answer(['anna'], 'more'), decided]).attempt).toBe(1);
    expect(after([...answer(['anna']), decided]).attempt).toBe(0);
  });

  test('the queue keeps the counts until they are renewed at the end of a decision', () => {
    const decided = after([{ type: 'decided', decision: approval('anna') }], QUEUE);
    expect([decided.counts, decided.recounts]).toEqual([QUEUE.counts, QUEUE.recounts]);
    const ended = after([{ type: 'ended', news: null }], decided);
    expect([ended.counts, ended.recounts]).toEqual([QUEUE.counts, QUEUE.recounts + 1]);
    const counted = { type: 'counted', status: 'pending', count: 2 } as const;
    expect(after([{ ...counted, recounts: 0 }], ended).counts).toEqual(QUEUE.counts);
    expect(after([{ ...counted, recounts: 1 }], ended).counts.pending).toBe(2);
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

  test('a visible batch stays when a single decision begins', () => {
    const state = after([{ type: 'begun', batch }, step(NETWORK), step(null), { type: 'begun' }]);
    expect(state.batch?.failed).toBe(1);
  });
});

describe('the news of the queue', () => {
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
      expect(newsOf(after(events))).toBe(news);
    },
  );

  test('the news of the queue is dropped when something else begins', () => {
    const news = { of: 'decisions', decisions: [approval('anna')] } as const;
    expect(newsOf(after([{ type: 'begun' }], after([{ type: 'ended', news }])))).toBeNull();
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
    'the list keeps its rows after a failure only if they belong to the failed query: %s',
    (_, query, keepsRows) => {
      const list = listUnder(query, failing(query));
      expect([list.loading, list.error, list.page !== null]).toEqual([false, NETWORK, keepsRows]);
    },
  );

  test('the list keeps the rows of the same status while another search loads, and drops the rows of another status', () => {
    expect(listUnder({ ...PENDING, search: 'an' }, QUEUE)).toMatchObject({ loading: true, empty: false });
    expect(listUnder({ ...PENDING, status: 'rejected' }, QUEUE)).toMatchObject({ page: null, empty: true });
  });
});
