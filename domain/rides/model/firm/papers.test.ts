import { describe, expect, it } from 'vitest';
import { REMOVED, SERVER_TIME } from '../../../shared/record-write.ts';
import type { PaperKind } from './paper-kinds.ts';
import {
  dueOf,
  expiredBy,
  expiredOf,
  isPaperDay,
  paperBatch,
  paperDay,
  paperState,
  readPapers,
  type KnownPapers,
} from './papers.ts';

const TODAY = '2026-03-01';
const kind = (id: string, of: PaperKind['of'] = 'driver'): PaperKind => ({ id, name: id, of, blocks: false });
const AT = new Date('2026-01-05T10:00:00Z');
const entry = (until: string, at = AT) => ({ until, by: 'u-ada', name: 'Ada', at });
const ADA = { uid: 'u-ada', name: 'Ada' };

describe('the state of a paper', () => {
  it.each([
    ['2026-02-28', 'expired'],
    ['2026-03-01', 'today'],
    ['2026-03-02', 'week'],
    ['2026-03-08', 'week'],
    ['2026-03-09', 'soon'],
    ['2026-03-31', 'soon'],
    ['2026-04-01', null],
    ['', null],
  ])('whose last day is %j is %j', (until, state) => {
    expect(paperState(until, TODAY)).toBe(state);
  });

  it('on 29 February is soon for a last day up to 30 March', () => {
    expect([paperState('2028-03-30', '2028-02-29'), paperState('2028-03-31', '2028-02-29')]).toEqual([
      'soon',
      null,
    ]);
  });
});

describe('the papers that are due', () => {
  const known: KnownPapers = {
    kinds: [kind('permit'), kind('card'), kind('insurance', 'car')],
    drivers: new Map([
      [
        'u-dario',
        readPapers({
          papers: {
            permit: { ...entry('2026-03-05'), was: [] },
            card: { ...entry('2026-02-01'), was: [] },
            removed: { ...entry('2020-01-01'), was: [] },
            damaged: { ...entry('soon'), was: [] },
          },
        }),
      ],
    ]),
    cars: new Map([['car-1', readPapers({ papers: { insurance: { ...entry('2026-02-28'), was: [] } } })]]),
    today: TODAY,
    timeZone: 'Europe/Berlin',
  };

  it('are only of kinds that the firm has, the most urgent first', () => {
    expect(dueOf(known, 'driver', 'u-dario').map(({ kind: { id }, state }) => [id, state])).toEqual([
      ['card', 'expired'],
      ['permit', 'week'],
    ]);
    expect(expiredOf(known, 'driver', 'u-dario').map(({ kind: { id } }) => id)).toEqual(['card']);
    expect(expiredOf(known, 'car', 'car-1').map(({ until }) => until)).toEqual(['2026-02-28']);
  });

  it('on a coming day include those that will have expired, with their state of today', () => {
    const on = (day: string) =>
      expiredBy(known, 'driver', 'u-dario', day).map(({ kind: { id }, state }) => [id, state]);
    expect(on('2026-03-01')).toEqual([['card', 'expired']]);
    expect(on('2026-03-05')).toEqual([['card', 'expired']]);
    expect(on('2026-03-06')).toEqual([
      ['permit', 'week'],
      ['card', 'expired'],
    ]);
    expect(on('2026-02-01')).toEqual([['card', 'expired']]);
    expect(expiredBy(known, 'car', 'car-1', '2026-03-06')).toHaveLength(1);
    expect(expiredBy(known, 'driver', 'u-dilek', '2026-03-06')).toEqual([]);
    expect(expiredBy(null, 'driver', 'u-dario', '2026-03-06')).toEqual([]);
  });

  it('have the state soon for a ride after their last day, even if they are not due today', () => {
    const papers = new Map([['u-dario', new Map([['card', { ...entry('2026-06-01'), was: [] }]])]]);
    const [paper] = expiredBy({ ...known, drivers: papers }, 'driver', 'u-dario', '2026-06-02');
    expect(paper).toMatchObject({ until: '2026-06-01', state: 'soon' });
  });

  it('of a pick-up depend on its day on the service’s clocks', () => {
    expect(paperDay(known, new Date('2026-03-01T23:30:00Z'))).toBe('2026-03-02');
    expect([paperDay(null, AT), paperDay({ ...known, kinds: [], timeZone: '' }, AT)]).toEqual(['', '']);
  });

  it('are none for a driver without papers, and none while nothing is loaded', () => {
    expect(dueOf(known, 'driver', 'u-dilek')).toEqual([]);
    expect(dueOf(null, 'driver', 'u-dario')).toEqual([]);
  });

  it('are none in a document of another shape', () => {
    expect([readPapers(null), readPapers({ papers: 7 })]).toEqual([new Map(), new Map()]);
  });
});

describe('the write of a paper', () => {
  const wanted = { of: 'driver', id: 'u-dario', kind: 'permit', until: '2026-03-29' } as const;

  it('ends a paper with its last day in the service’s zone, also when the clocks change', () => {
    expect(paperBatch(wanted, new Map(), ADA, 'Europe/Berlin')).toEqual([
      {
        kind: 'set',
        path: 'driverPapers/u-dario',
        fields: {
          last: 'permit',
          papers: { permit: { until: '2026-03-29', by: 'u-ada', name: 'Ada', at: SERVER_TIME, was: [] } },
          ends: { permit: new Date('2026-03-29T22:00:00Z') },
        },
      },
    ]);
  });

  it('changes one paper alone, and keeps the last three entries before it', () => {
    const was = [entry('2025-01-01'), entry('2024-01-01'), entry('2023-01-01')];
    const known = readPapers({
      papers: { permit: { ...entry('2026-01-01'), was }, card: { ...entry('2026-01-01'), was: [] } },
    });
    const [write] = paperBatch({ ...wanted, until: '' }, known, ADA, 'Europe/Berlin');
    expect(write).toEqual({
      kind: 'update',
      path: 'driverPapers/u-dario',
      fields: {
        last: 'permit',
        'papers.permit': {
          until: '',
          by: 'u-ada',
          name: 'Ada',
          at: SERVER_TIME,
          was: [entry('2026-01-01'), ...was.slice(0, 2)],
        },
        'ends.permit': REMOVED,
      },
    });
  });
});

describe('a day that is entered', () => {
  it.each([
    ['2026-02-28', true],
    ['2055-01-01', true],
    ['2026-02-29', false],
    ['2066-01-01', false],
    ['1986-01-01', false],
    ['', false],
  ])('whether %j can be the last day of a paper: %j', (day, isUsable) => {
    expect(isPaperDay(day, TODAY)).toBe(isUsable);
  });
});
