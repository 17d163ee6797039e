import { describe, expect, test } from 'vitest';
import { aRide } from '#domain/rides/model/ride/ride.builder.ts';
import type { Request } from '../../shared/live/news-reducer.ts';
import { requestsAfter } from './requests-after.ts';

const request = (id: string): Request => ({ ...aRide('requested'), id });
const rowsOf = (...ids: readonly string[]) => ids.map((id) => ({ ride: request(id), gone: false }));
const told = (rows: ReturnType<typeof requestsAfter>) =>
  rows.map(({ ride, gone }) => `${ride.id}${gone ? ' gone' : ''}`);

describe('the rows of the pool', () => {
  test('rows that nobody is about to press are those of the pool in its order', () => {
    const rows = requestsAfter(rowsOf('a', 'b'), [request('z'), request('b')], false);
    expect(told(rows)).toEqual(['z', 'b']);
  });

  test('a held row keeps its place: what is gone stays, and what is new comes last', () => {
    const rows = requestsAfter(rowsOf('a', 'b'), [request('z'), request('b')], true);
    expect(told(rows)).toEqual(['a gone', 'b', 'z']);
  });

  test('a held row shows its ride as it is now, also once it has come back', () => {
    const gone = [{ ride: request('a'), gone: true }];
    const again = { ...request('a'), rev: 4 };
    expect(requestsAfter(gone, [again], true)).toEqual([{ ride: again, gone: false }]);
  });
});
