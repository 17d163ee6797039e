import { describe, expect, it } from 'vitest';
import { fail, succeed } from '../../shared/result.ts';
import type { RideFailure } from '../model/errors/ride-error.ts';
import { aRide } from '../model/ride/ride.builder.ts';
import { takeManySteps, type StepOfMany, type StepsTaken } from './take-many-steps.ts';

const assign = (id: string, driver: string): StepOfMany => ({
  ride: { ...aRide('requested'), id },
  order: { did: 'assign', driver },
});
const recall = (id: string): StepOfMany => ({
  ride: { ...aRide('accepted'), id },
  order: { did: 'recall', why: 'changed' },
});

/** Takes the steps with these failures, by the ride's id. After `stopAfter` answers the series is stopped. */
async function take(
  steps: readonly StepOfMany[],
  failures: Readonly<Record<string, RideFailure>> = {},
  stopAfter = Infinity,
) {
  const sent: string[] = [];
  const progress: StepsTaken[] = [];
  const underWay = new Map<string | null, number>();
  const most = { ofDriver: 0, atOnce: 0 };
  const count = (driver: string | null, by: number) => {
    underWay.set(driver, (underWay.get(driver) ?? 0) + by);
    const now = [...underWay.values()];
    most.ofDriver = Math.max(most.ofDriver, ...now);
    most.atOnce = Math.max(most.atOnce, now.filter((steps) => steps > 0).length);
  };
  const taken = await takeManySteps(steps, {
    takeStep: async (ride, order) => {
      const driver = order.did === 'assign' ? order.driver : ride.driver;
      count(driver, 1);
      sent.push(`${ride.id} ${order.did}`);
      await Promise.resolve();
      await Promise.resolve();
      count(driver, -1);
      const failure = failures[ride.id];
      return failure === undefined ? succeed() : fail(failure);
    },
    isStopped: () => progress.length >= stopAfter,
    onProgress: (now) => progress.push(now),
  });
  return { taken, sent, progress, most };
}

describe('many steps', () => {
  it('of one driver are taken one after the other, in their order', async () => {
    const { taken, sent, most } = await take([assign('a', 'dora'), assign('b', 'dora'), assign('c', 'dora')]);
    expect(sent).toEqual(['a assign', 'b assign', 'c assign']);
    expect([most.ofDriver, most.atOnce, taken]).toEqual([1, 1, { done: ['a', 'b', 'c'], failed: [] }]);
  });

  it('are taken for three drivers at once', async () => {
    const steps = ['a', 'b', 'c', 'd', 'e', 'f'].map((id, index) => assign(id, `driver-${index % 5}`));
    const { taken, most } = await take(steps);
    expect([most.ofDriver, most.atOnce, taken.done.length]).toEqual([1, 3, 6]);
  });

  it('report their progress after each step, and go on after a failure of one ride', async () => {
    const error = { code: 'driver-full', ride: 'x' } as const;
    const { taken, progress } = await take([recall('a'), recall('b'), recall('c')], { b: error });
    expect(taken.done).toEqual(['a', 'c']);
    expect(taken.failed.map(({ ride, error: why }) => [ride.id, why])).toEqual([['b', error]]);
    expect(progress.map(({ done, failed }) => done.length + failed.length)).toEqual([1, 2, 3]);
  });

  it.each(['network', 'unavailable', 'permission-denied', 'app-check-unavailable'] as const)(
    'end after the failure %s, and the other steps are not tried',
    async (code) => {
      const { taken, sent } = await take([recall('a'), recall('b'), recall('c')], { b: { code } });
      expect([taken.done, taken.failed.length, sent.length]).toEqual([['a'], 1, 2]);
    },
  );

  it('end after the failure session-expired', async () => {
    const error = { code: 'session-expired', providerCode: '' } as const;
    expect((await take([recall('a'), recall('b')], { a: error })).sent).toEqual(['a recall']);
  });

  it('can be stopped before the next step', async () => {
    const { taken, sent } = await take([recall('a'), recall('b'), recall('c')], {}, 1);
    expect([taken.done, sent.length]).toEqual([['a'], 1]);
  });
});
