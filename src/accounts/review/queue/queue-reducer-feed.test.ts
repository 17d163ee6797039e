import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { QueuePage } from '#domain/accounts/ports/review-repository.ts';
import { fail, succeed, type Result } from '#domain/shared/result.ts';
import type { SystemError } from '#domain/shared/system-error.ts';
import { queueReducer } from './queue-reducer.ts';
import { emptyQueue, type QueueEvent, type QueueRequest, type QueueState } from './queue-state.ts';
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

const NAMES = ['anna', 'berta', 'clara', 'dora', 'emil', 'fritz'] as const;
const NOON = new Date('2025-06-01T12:00:00.000Z');

const after = (known: QueueState, ...events: readonly QueueEvent[]) => events.reduce(queueReducer, known);
const showing = (page: QueuePage, query: QueueRequest['query'] = PENDING) =>
  after(emptyQueue(null), ...answered(succeed(page), requestOf({ query })));
const fed = (seen: QueuePage | null): QueueEvent => ({
  type: 'fed',
  queue: { status: 'pending', role: null },
  feed: { seen, confirmedAt: NOON, via: 'polling', error: null },
});
const silent = (error: SystemError | null): QueueEvent => ({
  type: 'fed',
  queue: { status: 'pending', role: null },
  feed: { seen: null, confirmedAt: NOON, via: 'silent', error },
});
const goneIn = (state: QueueState) =>
  state.page?.rows.flatMap(({ item, gone }) => (gone ? item.uid : [])) ?? [];

describe('the queue after its feed', () => {
  test('the queue is the same object while the server lists the shown rows', () => {
    const known = showing(pageOf(['anna', 'berta'], 'more'));
    expect(after(known, fed(pageOf(['anna', 'berta'], 'more')))).toBe(known);
  });

  test('the queue offers new accounts, announces them once, and counts again', () => {
    const known = showing(pageOf(['anna']));
    const event = fed(pageOf(['anna', 'berta', 'clara']));
    const state = after(known, event);
    expect([shown(state), state.newcomers]).toEqual([['anna'], ['berta', 'clara']]);
    expect(state.news).toEqual({ of: 'newcomers', count: 2, status: 'pending' });
    expect(state.recounts).toBe(known.recounts + 1);
    expect(after(state, event)).toBe(state);
  });

  test('the queue offers no account that moves up from the next page, but a new account between the shown rows', () => {
    const known = showing(pageOf(['anna', 'clara'], 'more'));
    expect(after(known, fed(pageOf(['anna', 'clara', 'dora'], 'more'))).newcomers).toEqual([]);
    expect(after(known, fed(pageOf(['anna', 'berta', 'clara'], 'more'))).newcomers).toEqual(['berta']);
  });

  test('the queue has a next page when the server has one after the shown rows, unless new accounts are offered', () => {
    const known = showing(pageOf(['anna', 'berta']));
    expect(after(known, fed(pageOf(['anna', 'berta'], 'more'))).page?.next).toBe('more');
    expect(after(known, fed(pageOf(['anna', 'berta', 'clara'], 'more'))).page?.next).toBeNull();
  });

  test('the queue marks a row that is no longer listed, deselects it, and clears the mark when it comes back', () => {
    const known = after(showing(pageOf(['anna', 'berta'])), {
      type: 'selected',
      uids: ['anna', 'berta'],
      wanted: true,
    });
    const state = after(known, fed(pageOf(['berta'])));
    expect([shown(state), goneIn(state), [...state.selected]]).toEqual([
      ['anna', 'berta'],
      ['anna'],
      ['berta'],
    ]);
    expect(goneIn(after(state, fed(pageOf(['anna', 'berta']))))).toEqual([]);
  });

  test('the queue does not mark a row that others may have pushed to the next page', () => {
    const known = showing(pageOf(['anna', 'clara', 'dora'], 'more'));
    const state = after(known, fed(pageOf(['anna', 'berta', 'clara'], 'more')));
    expect(goneIn(state)).toEqual([]);
  });

  test('the queue shows the changes of a row, unless a decision made here is newer', () => {
    const known = showing(pageOf(['anna', 'berta']));
    const renamed = {
      rows: [rowOf(personOf('anna', { name: 'Anne' })), rowOf(personOf('berta'))],
      next: null,
      more: false,
    };
    expect(after(known, fed(renamed)).page?.rows[0]?.item).toEqual(renamed.rows[0]);
    const decision = {
      before: personOf('anna'),
      after: personOf('anna', { role: 'driver', reviewCount: 1 }),
    };
    const state = after(known, { type: 'decided', decision }, fed(renamed));
    expect(state.page?.rows[0]?.item).toEqual(rowOf(decision.after));
  });

  test('the queue does not offer an account that was decided on here, although an older answer lists it', () => {
    const user = personOf('anna');
    const decision = { before: user, after: { ...user, status: 'approved', reviewCount: 1 } } as const;
    const known = after(showing(pageOf(['anna', 'berta'])), { type: 'decided', decision });
    expect(after(known, fed(pageOf(['anna', 'berta']))).newcomers).toEqual([]);
  });

  test('the queue does not change a row while a decision on it is in progress', () => {
    const decision = { user: personOf('anna'), intent: APPROVE };
    const known = after(showing(pageOf(['anna', 'berta'])), { type: 'started', ...decision });
    const state = after(known, fed(pageOf([])));
    expect(goneIn(state)).toEqual(['berta']);
  });

  test('a renewed queue is requested again and awaits the new accounts; its answer ends offers and marks', () => {
    const known = after(showing(pageOf(['anna'])), fed(pageOf(['berta'])));
    const state = after(known, { type: 'renewed' });
    expect([state.attempt, state.awaited]).toEqual([1, ['berta']]);
    expect(after(state, fed(pageOf(['clara']))).newcomers, 'before it is').toEqual(['berta']);
    const [requested, answer] = answered(succeed(pageOf(['berta'])), requestOf({ attempt: 1 }));
    const loading = after(state, requested, fed(pageOf(['clara'])));
    expect(loading.newcomers, 'while it loads').toEqual(['berta']);
    const renewed = after(loading, answer);
    expect([shown(renewed), renewed.newcomers, goneIn(renewed)]).toEqual([['berta'], [], []]);
  });

  test('the feed does not change a queue under a search', () => {
    const known = showing(pageOf(['anna']), { ...PENDING, search: 'an' });
    expect(after(known, fed(pageOf(['berta'])))).toBe(known);
  });

  test('a queue without answers is silent since the last answer, and a denial counts as an answer', () => {
    const known = showing(pageOf(['anna']));
    expect(after(known, silent(null)).silentSince).toEqual(NOON);
    const blind = after(known, silent(NETWORK));
    expect(blind.silentSince).toEqual(NOON);
    expect(after(blind, fed(pageOf(['anna']))).silentSince).toBeNull();
    expect(after(blind, silent({ code: 'permission-denied' })).silentSince).toBeNull();
  });

  test('a silent queue recovers when any page of it arrives', () => {
    const blind = after(showing(pageOf(['anna'])), silent(NETWORK));
    const request = requestOf({ query: { ...PENDING, cursor: 'more' } });
    const arrived = (result: Result<QueuePage>) => after(blind, ...answered(result, request));
    expect(arrived(fail(NETWORK)).silentSince).toEqual(NOON);
    expect(arrived(succeed(pageOf(['berta']))).silentSince).toBeNull();
  });

  test('the queue never adds, removes or moves a row by itself, and knows of every account that is listed', () => {
    const lists = fc.subarray([...NAMES]);
    fc.assert(
      fc.property(lists, fc.array(lists), lists, (first, between, last) => {
        const state = after(showing(pageOf(first)), ...[...between, last].map((uids) => fed(pageOf(uids))));
        expect(shown(state)).toEqual(first);
        const listed = [...first.filter((uid) => !goneIn(state).includes(uid)), ...state.newcomers];
        expect(listed.toSorted()).toEqual(last.toSorted());
      }),
    );
  });
});
