import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { REQUESTS } from './all-requests.ts';
import { countCells, renderFaultMatrix } from './fault-table.ts';
import { PORT_CALLS } from './port-calls.ts';

describe('docs/fault-matrix.md', () => {
  test('the fault table is what the tests run on; npm run faults:table writes it', () => {
    expect(readFileSync('docs/fault-matrix.md', 'utf8')).toBe(renderFaultMatrix());
  });

  test('the fault table has no empty cell and no request twice', () => {
    const { requests, faults, cells, filled } = countCells();
    expect([cells, filled]).toEqual([requests * faults, requests * faults]);
    expect(new Set(REQUESTS.map(({ id }) => id)).size).toBe(requests);
  });

  test('the fault table names no port that is not shown on Firebase, too', () => {
    const shown = new Set(PORT_CALLS.map(({ port }) => port));
    const apart = ['identity.passwordPolicy', 'identity.onSessionChange'];
    const named = REQUESTS.flatMap(({ port }) => (shown.has(port) ? [] : port.split(', ')));
    expect(named.filter((port) => !shown.has(port) && !apart.includes(port))).toEqual([]);
  });
});
