import { describe, expect, test } from 'vitest';
import { after, aRide, BOOKED_AT } from '#domain/rides/model/ride/ride.builder.ts';
import { takenAway } from './taken-away.ts';

const LOG = {
  0: { did: 'request', by: 'u-robin', at: BOOKED_AT },
  1: { did: 'take', by: 'u-dario', at: after(60) },
};
const WAS = aRide('on_the_way', { rev: 1, log: LOG });
const now = (...lines: readonly object[]) =>
  aRide('requested', {
    rev: 1 + lines.length,
    log: Object.fromEntries([
      ...Object.entries(LOG),
      ...lines.map((line, index) => [index + 2, { by: 'u-ada', at: after(120 + index), ...line }]),
    ]),
  });

describe('what took a ride from its driver', () => {
  test('the first step after they had it that leaves it to others, whatever came then', () => {
    const edited = { did: 'edit' };
    const recalled = { did: 'recall' };
    const found = takenAway(
      WAS,
      now(edited, recalled, { did: 'take', by: 'u-dilek' }, { did: 'give_back', by: 'u-dilek' }),
    );
    expect(found).toMatchObject({ did: 'recall', at: after(121) });
    expect(takenAway(WAS, now({ did: 'assign', driver: 'u-dilek' }, recalled))?.did).toBe('assign');
  });

  test('a step that still waited for the network hides none that is stored', () => {
    const log = { ...LOG, 2: { did: 'arrive', by: 'u-dario', at: after(90) } };
    const ahead = aRide('arrived', { rev: 2, log });
    expect(takenAway(ahead, now({ did: 'recall' }))?.did).toBe('recall');
  });

  test('a ride that cannot be read any more does not say', () => {
    expect(takenAway(WAS, null)).toBeNull();
    expect(takenAway(WAS, { state: 'damaged', id: 'ride-1', fields: [] })).toBeNull();
    expect(takenAway(WAS, now())).toBeNull();
  });
});
