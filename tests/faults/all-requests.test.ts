import { expect, test } from 'vitest';
import { REQUESTS } from './all-requests.ts';
import { PORT_CALLS } from './port-calls.ts';

test('the fault matrix has no request twice', () => {
  expect(new Set(REQUESTS.map(({ id }) => id)).size).toBe(REQUESTS.length);
});

test('the fault matrix names no port that is not shown on Firebase, too', () => {
  const shown = new Set(PORT_CALLS.map(({ port }) => port));
  const apart = ['identity.passwordPolicy', 'identity.onSessionChange'];
  const named = REQUESTS.flatMap(({ port }) => (shown.has(port) ? [] : port.split(', ')));
  expect(named.filter((port) => !shown.has(port) && !apart.includes(port))).toEqual([]);
});
