import { describe, expect, it } from 'vitest';
import { givesBack } from '../steps/gives-back.builder.ts';
import type { LogLine } from './log-line.ts';
import { hasLostDriver, isCardRenewed, isMovedByOthers, passengersLog } from './passengers-log.ts';
import { after, BOOKED_AT, CARD } from './ride.builder.ts';

type Step = Pick<LogLine, 'did'> & Partial<LogLine>;

const REQUEST: Step = { did: 'request', by: 'u-robin' };
const TAKE: Step = { did: 'take' };
const logOf = (...steps: readonly Step[]): readonly LogLine[] =>
  steps.map((step, index) => ({
    by: 'u-dario',
    at: index === 0 ? BOOKED_AT : after(index * 60),
    why: null,
    note: null,
    saidAt: null,
    driver: null,
    movedFrom: null,
    ...step,
  }));
const told = (...steps: readonly Step[]) => passengersLog(logOf(REQUEST, ...steps)).map(({ what }) => what);
const by = 'u-ada';
const toDario = { by, driver: 'u-dario' };
const toDilek = { by, driver: 'u-dilek' };

describe('what of a ride’s log concerns its passenger', () => {
  it('the booking, the search, the driver who comes, what is changed and how it ends', () => {
    const steps = ['extend', 'edit', 'take', 'arrive', 'start', 'complete', 'correct'] as const;
    expect(told(...steps.map((did) => ({ did })))).toEqual(['request', ...steps]);
    expect(told({ did: 'cancel', by: 'u-robin' })).toEqual(['request', 'cancel']);
  });

  it('neither whom dispatch asks, nor who declines, does not answer or is no longer asked', () => {
    const asked = { did: 'offer', ...toDario } as const;
    expect(told(asked, { did: 'decline' })).toEqual(['request']);
    expect(told(asked, { did: 'lapse', by: 'u-robin' })).toEqual(['request']);
    expect(told(asked, { did: 'recall', by })).toEqual(['request']);
    expect(told(asked, { did: 'offer', ...toDilek }, { did: 'take', by: 'u-dilek' })).toEqual([
      'request',
      'take',
    ]);
  });

  it('that their driver cannot come, whether the driver or dispatch says so', () => {
    expect(told(TAKE, givesBack())).toEqual(['request', 'take', 'lost']);
    expect(told(TAKE, { did: 'recall', by })).toEqual(['request', 'take', 'lost']);
    expect(told({ did: 'reserve' }, { did: 'offer', ...toDilek }, { did: 'decline', by: 'u-dilek' })).toEqual(
      ['request', 'reserve', 'lost'],
    );
  });

  it('a driver whom dispatch sends is confirmed, and one sent instead of another is said to be', () => {
    expect(told({ did: 'assign', ...toDario }, { did: 'assign', ...toDario })).toEqual([
      'request',
      'reserve',
      'reserve',
    ]);
    expect(told(TAKE, { did: 'assign', ...toDilek })).toEqual(['request', 'take', 'replaced']);
    expect(told(TAKE, givesBack(), { did: 'assign', ...toDilek })).toEqual([
      'request',
      'take',
      'lost',
      'reserve',
    ]);
  });

  it('each with its line', () => {
    const log = logOf(REQUEST, { did: 'offer', ...toDario }, TAKE);
    expect(passengersLog(log).map(({ line }) => line)).toEqual([log[0], log[2]]);
  });
});

describe('whether the passenger has lost a driver', () => {
  const lost = (...steps: readonly Step[]) => hasLostDriver(logOf(REQUEST, ...steps));

  it('they have from when that driver is gone until there is another', () => {
    expect(lost(TAKE)).toBe(false);
    expect(lost(TAKE, givesBack())).toBe(true);
    expect(lost(TAKE, givesBack(), { did: 'extend', by: 'u-robin' }, { did: 'edit', by: 'u-robin' })).toBe(
      true,
    );
    expect(lost(TAKE, { did: 'recall', by }, { did: 'offer', ...toDilek })).toBe(true);
    expect(lost(TAKE, { did: 'recall', by }, { did: 'take', by: 'u-dilek' })).toBe(false);
  });

  it('they have not where a driver was only asked', () => {
    expect(lost({ did: 'offer', ...toDario }, { did: 'decline' })).toBe(false);
    expect(lost({ did: 'offer', ...toDario }, { did: 'recall', by })).toBe(false);
  });
});

describe('the card that is renewed', () => {
  const RENEW: Step = { did: 'renew_card' };
  const renewed = (...steps: readonly Step[]) => isCardRenewed({ log: logOf(REQUEST, ...steps), card: CARD });

  it('that is said of the driver who comes, also after what happened since', () => {
    expect(renewed(TAKE)).toBe(false);
    expect(renewed(TAKE, RENEW)).toBe(true);
    expect(renewed(TAKE, { ...RENEW, by }, { did: 'arrive' })).toBe(true);
    expect(told(TAKE, RENEW)).toEqual(['request', 'take', 'renew_card']);
  });

  it('that is not said of the next driver, whom the passenger has seen in no other car, nor of none', () => {
    expect(renewed({ did: 'reserve' }, RENEW, { did: 'assign', ...toDilek })).toBe(false);
    expect(renewed(TAKE, RENEW, { did: 'recall', by }, { did: 'take', by: 'u-dilek' })).toBe(false);
    expect(isCardRenewed({ log: logOf(REQUEST, TAKE, RENEW), card: null })).toBe(false);
  });

  it('a renewed card does not hide that dispatch has moved the ride', () => {
    const moved: Step = { did: 'edit', by, movedFrom: after(0) };
    const isMoved = (...steps: readonly Step[]) =>
      isMovedByOthers({ log: logOf(REQUEST, ...steps), rider: 'u-robin' });
    expect(isMoved({ did: 'reserve' }, moved, RENEW)).toBe(true);
    expect(isMoved({ did: 'reserve' }, RENEW)).toBe(false);
    expect(isMoved({ did: 'reserve' }, moved, { did: 'depart' })).toBe(false);
  });
});
