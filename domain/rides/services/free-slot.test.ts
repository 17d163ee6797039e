import { describe, expect, it } from 'vitest';
import { fail, succeed } from '../../shared/result.ts';
import type { RideState } from '../model/ride/ride-state.ts';
import { aRide } from '../model/ride/ride.builder.ts';
import { freeSlot } from './free-slot.ts';

const STORED: Readonly<Record<string, RideState>> = { open: 'accepted', over: 'completed' };

/** The slot that is found among a, b and c, and the ids of the rides that were read. */
async function found(slots: Readonly<Record<'a' | 'b' | 'c', string | null>>) {
  const asked: string[] = [];
  const rides = {
    async read(id: string) {
      asked.push(id);
      const state = STORED[id];
      return state === undefined ? fail({ code: 'permission-denied' } as const) : succeed(aRide(state));
    },
  };
  const slot = await freeSlot(rides, ['a', 'b', 'c'] as const, slots, ({ state }) => state === 'accepted');
  return { slot, asked };
}

describe('a free slot', () => {
  it('is the first empty slot, and then no ride is read', async () => {
    expect(await found({ a: 'open', b: null, c: null })).toEqual({ slot: { slot: 'b' }, asked: [] });
  });

  it('is else the first slot whose ride no longer holds it, or cannot be read', async () => {
    expect(await found({ a: 'open', b: 'over', c: 'over' })).toEqual({
      slot: { slot: 'b' },
      asked: ['open', 'over'],
    });
    expect((await found({ a: 'open', b: 'open', c: 'gone' })).slot).toEqual({ slot: 'c' });
  });

  it('is missing if all slots are held, and the ride in the last slot is named', async () => {
    expect((await found({ a: 'open', b: 'open', c: 'open' })).slot).toEqual({ slot: null, ride: 'open' });
  });
});
