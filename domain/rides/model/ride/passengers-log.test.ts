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
const seenOf = (...steps: readonly Step[]) => passengersLog(logOf(REQUEST, ...steps)).map(({ what }) => what);
const by = 'u-ada';
const toDario = { by, driver: 'u-dario' };
const toDilek = { by, driver: 'u-dilek' };

describe('the passenger’s view of a log', () => {
  it('has the booking, the search, the driver who comes, the changes and the end', () => {
    const steps = ['extend', 'edit', 'take', 'arrive', 'start', 'complete', 'correct'] as const;
    expect(seenOf(...steps.map((did) => ({ did })))).toEqual(['request', ...steps]);
    expect(seenOf({ did: 'cancel', by: 'u-robin' })).toEqual(['request', 'cancel']);
  });

  it('has no driver who is asked, declines, does not answer or is no longer asked', () => {
    const asked = { did: 'offer', ...toDario } as const;
    expect(seenOf(asked, { did: 'decline' })).toEqual(['request']);
    expect(seenOf(asked, { did: 'lapse', by: 'u-robin' })).toEqual(['request']);
    expect(seenOf(asked, { did: 'recall', by })).toEqual(['request']);
    expect(seenOf(asked, { did: 'offer', ...toDilek }, { did: 'take', by: 'u-dilek' })).toEqual([
      'request',
      'take',
    ]);
  });

  it('has the loss of the driver, whether the driver or dispatch reports it', () => {
    expect(seenOf(TAKE, givesBack())).toEqual(['request', 'take', 'lost']);
    expect(seenOf(TAKE, { did: 'recall', by })).toEqual(['request', 'take', 'lost']);
    expect(
      seenOf({ did: 'reserve' }, { did: 'offer', ...toDilek }, { did: 'decline', by: 'u-dilek' }),
    ).toEqual(['request', 'reserve', 'lost']);
  });

  it('shows a driver whom dispatch assigns as confirmed, or as a replacement', () => {
    expect(seenOf({ did: 'assign', ...toDario }, { did: 'assign', ...toDario })).toEqual([
      'request',
      'reserve',
      'reserve',
    ]);
    expect(seenOf(TAKE, { did: 'assign', ...toDilek })).toEqual(['request', 'take', 'replaced']);
    expect(seenOf(TAKE, givesBack(), { did: 'assign', ...toDilek })).toEqual([
      'request',
      'take',
      'lost',
      'reserve',
    ]);
  });

  it('has the log line of each step that it shows', () => {
    const log = logOf(REQUEST, { did: 'offer', ...toDario }, TAKE);
    expect(passengersLog(log).map(({ line }) => line)).toEqual([log[0], log[2]]);
  });
});

describe('the loss of a driver', () => {
  const lost = (...steps: readonly Step[]) => hasLostDriver(logOf(REQUEST, ...steps));

  it('lasts from the moment when the driver is gone until there is another', () => {
    expect(lost(TAKE)).toBe(false);
    expect(lost(TAKE, givesBack())).toBe(true);
    expect(lost(TAKE, givesBack(), { did: 'extend', by: 'u-robin' }, { did: 'edit', by: 'u-robin' })).toBe(
      true,
    );
    expect(lost(TAKE, { did: 'recall', by }, { did: 'offer', ...toDilek })).toBe(true);
    expect(lost(TAKE, { did: 'recall', by }, { did: 'take', by: 'u-dilek' })).toBe(false);
  });

  it('does not exist if a driver was only asked', () => {
    expect(lost({ did: 'offer', ...toDario }, { did: 'decline' })).toBe(false);
    expect(lost({ did: 'offer', ...toDario }, { did: 'recall', by })).toBe(false);
  });
});

describe('a renewed card', () => {
  const RENEW: Step = { did: 'renew_card' };
  const renewed = (...steps: readonly Step[]) => isCardRenewed({ log: logOf(REQUEST, ...steps), card: CARD });

  it('is reported for the driver who comes, even after other steps', () => {
    expect(renewed(TAKE)).toBe(false);
    expect(renewed(TAKE, RENEW)).toBe(true);
    expect(renewed(TAKE, { ...RENEW, by }, { did: 'arrive' })).toBe(true);
    expect(seenOf(TAKE, RENEW)).toEqual(['request', 'take', 'renew_card']);
  });

  it('is not reported for the next driver, whom the passenger has seen in no other car, or without a driver', () => {
    expect(renewed({ did: 'reserve' }, RENEW, { did: 'assign', ...toDilek })).toBe(false);
    expect(renewed(TAKE, RENEW, { did: 'recall', by }, { did: 'take', by: 'u-dilek' })).toBe(false);
    expect(isCardRenewed({ log: logOf(REQUEST, TAKE, RENEW), card: null })).toBe(false);
  });

  it('does not hide that dispatch has moved the ride', () => {
    const moved: Step = { did: 'edit', by, movedFrom: after(0) };
    const isMoved = (...steps: readonly Step[]) =>
      isMovedByOthers({ log: logOf(REQUEST, ...steps), rider: 'u-robin' });
    expect(isMoved({ did: 'reserve' }, moved, RENEW)).toBe(true);
    expect(isMoved({ did: 'reserve' }, RENEW)).toBe(false);
    expect(isMoved({ did: 'reserve' }, moved, { did: 'depart' })).toBe(false);
  });
});
