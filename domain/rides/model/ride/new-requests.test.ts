import { expect, test } from 'vitest';
import { newRequestsReducer, NO_REQUESTS_YET, type Request } from './new-requests.ts';
import { aRide } from './ride.builder.ts';

const request = (id: string): Request => ({ ...aRide('requested'), id });
const [ONE, TWO] = [request('one'), request('two')];
const begun = newRequestsReducer(NO_REQUESTS_YET, [ONE]);

test('the requests of the first answer are not new, and a request of a later answer is', () => {
  expect(begun.added).toEqual([]);
  expect(newRequestsReducer(begun, [ONE, TWO]).added).toEqual([TWO]);
});

test('the requests that were added last stay until there is a newer one', () => {
  const both = newRequestsReducer(begun, [ONE, TWO]);
  expect(newRequestsReducer(both, [TWO]).added).toBe(both.added);
  const three = request('three');
  expect(newRequestsReducer(both, [TWO, three]).added).toEqual([three]);
});

test('the requests that were added last are forgotten once all of them are gone', () => {
  const both = newRequestsReducer(begun, [ONE, TWO]);
  expect(newRequestsReducer(both, [ONE]).added).toEqual([]);
});

test('a request that was gone and comes back is new again', () => {
  const gone = newRequestsReducer(begun, []);
  expect(newRequestsReducer(gone, [ONE]).added).toEqual([ONE]);
});

test('a request that does not count is known, and is not new later', () => {
  const known = newRequestsReducer(begun, [ONE, TWO], ({ id }) => id !== 'two');
  expect(known.added).toEqual([]);
  expect(newRequestsReducer(known, [ONE, TWO]).added).toEqual([]);
});
