import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { alter, arrangeFirm, openDriver, openPerson } from '#adapters/contracts/rides/ride-stage.builder.ts';
import { stageFor } from '#adapters/contracts/stage/stage.builder.ts';
import { isExpired, noShowFrom, offerEnd, searchEnd } from '#domain/rides/model/ride/deadlines.ts';
import { obstacleTo } from '#domain/rides/model/steps/obstacles.ts';
import type { Ride } from '#domain/rides/model/ride/ride.ts';
import { MINUTE_MS } from '#domain/shared/durations.ts';
import { errorOf, valueOf } from '#domain/shared/value-of.builder.ts';
import { makeFirebaseWorld } from './testing/firebase-world.ts';

/**
 * The precision of a token's time: tokens are rounded down to the second, and a busy machine takes seconds to answer.
 * This precision is longer than a test may take, and far less than the error of the clocks.
 */
const PRECISION_MS = 30_000;

const deviceNow = Date.now;
const isIn = (ms: number, expected: number) => Math.abs(ms - expected) < PRECISION_MS;

describe.each([
  ['ten minutes fast', 10 * MINUTE_MS],
  ['ten minutes slow', -10 * MINUTE_MS],
])('rides on a device whose clock is %s', (_, off) => {
  const stage = stageFor(makeFirebaseWorld);
  beforeAll(() => arrangeFirm(stage()));
  afterEach(() => vi.restoreAllMocks());

  const setWrong = () => vi.spyOn(Date, 'now').mockImplementation(() => deviceNow() + off);
  const left = (until: Date, { clock }: { readonly clock: { now(): Date } }) =>
    until.getTime() - clock.now().getTime();

  it('countdowns show the time left by the server’s clock, even in another tab', async () => {
    setWrong();
    const [passenger, driver] = [await openPerson(stage(), 'passenger'), await openDriver(stage())];
    const admin = await openPerson(stage(), 'admin');
    const id = await passenger.book();
    const ride = await passenger.read(id);
    expect(isExpired(ride, passenger.clock.now())).toBe(false);
    expect(isIn(left(searchEnd(ride), passenger), ride.terms.search * 1000)).toBe(true);
    const reloaded = await passenger.inAnotherTab();
    expect(isIn(left(searchEnd(ride), reloaded), ride.terms.search * 1000)).toBe(true);
    valueOf(await admin.takeStep(await admin.read(id), { did: 'offer', driver: driver.uid }));
    const offered = await driver.read(id);
    if (offered.state !== 'offered') throw new Error(offered.state);
    expect(isIn(left(offerEnd(offered), driver), offered.terms.offer * 1000)).toBe(true);
  });

  it('a button is offered from when the rules allow its press, and the estimate is right', async () => {
    setWrong();
    const [passenger, driver] = [await openPerson(stage(), 'passenger'), await openDriver(stage())];
    const id = await passenger.book();
    valueOf(await driver.takeStep(await driver.read(id), { did: 'take', minutes: 5 }));
    const taken: Ride = await passenger.read(id);
    expect(isIn((taken.etaAt?.getTime() ?? 0) - taken.changedAt.getTime(), 5 * MINUTE_MS)).toBe(true);
    // The rules refuse a time before the last step, and the token's time is inexact. So the log has both steps earlier.
    const [request, take] = taken.log.map(({ did, by, at }) => ({
      did,
      by,
      at: new Date(at.getTime() - PRECISION_MS),
    }));
    await alter(stage(), `rides/${id}`, { log: { 0: request, 1: take } });
    valueOf(await driver.takeStep(taken, { did: 'arrive', saidAt: driver.clock.now() }));
    const arrived = await driver.read(id);
    if (arrived.state !== 'arrived') throw new Error(arrived.state);
    expect(arrived.log.at(-1)?.saidAt).not.toBeNull();
    const now = driver.clock.now();
    const here = { now, uid: driver.uid, onDuty: true, driving: null, rest: null };
    expect(obstacleTo('no_show', arrived, here)).toMatchObject({
      code: 'too-early',
      at: noShowFrom(arrived),
    });
    expect(errorOf(await driver.takeStep(arrived, { did: 'no_show' })).code).toBe('too-early');
  });
});
