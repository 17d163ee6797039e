import { expect, test } from 'vitest';
import { fail } from '../../shared/result.ts';
import { valueOf } from '../../shared/value-of.builder.ts';
import type { RideResult } from '../model/errors/ride-error.ts';
import { aRide } from '../model/ride/ride.builder.ts';
import type { UnsentFate } from '../ports/unsent-steps.ts';
import { createOutbox } from './outbox.ts';

const LOST = fail({ code: 'network' } as const);

test('a step that fails after its page was left keeps the steps of a newer page', async () => {
  const device = new Map<UnsentFate, string>();
  let lose = () => {};
  const answer = new Promise<RideResult<void>>((resolve) => {
    lose = () => resolve(LOST);
  });
  const open = () => {
    const outbox = createOutbox('u-dario', {
      read: async () => LOST,
      takeStep: () => answer,
      unsent: {
        read: (fate) => JSON.parse(device.get(fate) ?? 'null'),
        store: (fate, steps) => void device.set(fate, JSON.stringify(steps)),
      },
      now: () => new Date(),
    });
    return { outbox, close: outbox.watch(() => {}) };
  };
  const left = open();
  const pressed = left.outbox.take(aRide('on_the_way'), { did: 'arrive' }, false);
  left.close();
  await open().outbox.take(aRide('arrived'), { did: 'start' }, true);
  lose();
  expect(valueOf(await pressed)).toBe('waits');
  expect(JSON.parse(device.get('waiting') ?? '')).toMatchObject([{ did: 'start' }, { did: 'arrive' }]);
});
