import { describe, expect, it } from 'vitest';
import { aRide, after } from '../ride/ride.builder.ts';
import { carFits, fitOf } from './fit-of.ts';

const NOW = after(60);
const DARIO = { uid: 'u-dario', seats: 4, needs: ['luggage'], open: [] } as const;
const promisedAt = (seconds: number, given: Readonly<Record<string, unknown>> = {}) => ({
  ...aRide('accepted', { kind: 'later', pickupAt: after(seconds), ...given }),
  id: 'promised',
});

describe('the fit of a ride', () => {
  it('a car without enough seats, or not known to meet a need, does not fit', () => {
    const fitting = fitOf(aRide('requested', { people: 4, needs: ['luggage'] }), DARIO, NOW);
    expect([fitting, carFits(fitting)]).toEqual([{ seatsShort: 0, lacking: [], clash: null }, true]);
    const crowded = fitOf(aRide('requested', { people: 6 }), DARIO, NOW);
    expect([crowded.seatsShort, carFits(crowded)]).toEqual([2, false]);
    const wheelchair = fitOf(aRide('requested', { needs: ['luggage', 'wheelchair'] }), DARIO, NOW);
    expect([wheelchair.lacking, carFits(wheelchair)]).toEqual([['wheelchair'], false]);
  });

  it('a ride for now clashes with a promised pick-up in less than 45 minutes, however old the request is', () => {
    const clashWith = (seconds: number) =>
      fitOf(aRide('requested'), { ...DARIO, open: [promisedAt(seconds)] }, after(900)).clash?.id ?? null;
    expect([clashWith(900 + 44 * 60), clashWith(900 + 45 * 60)]).toEqual(['promised', null]);
  });

  it('a clash does not make the car unfit', () => {
    const fit = fitOf(aRide('requested'), { ...DARIO, open: [promisedAt(600)] }, NOW);
    expect([fit.clash?.id, carFits(fit)]).toEqual(['promised', true]);
  });

  it('another driver’s promise, and the ride itself, do not clash', () => {
    const others = promisedAt(600, { driver: 'u-dilek' });
    const itself = { ...promisedAt(600), id: 'ride-1' };
    expect(fitOf(aRide('requested'), { ...DARIO, open: [others, itself] }, NOW).clash).toBeNull();
  });
});
