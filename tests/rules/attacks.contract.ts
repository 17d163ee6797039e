import { describe, expect, it } from 'vitest';
import { SERVER_TIME, type Data } from './scenario/datum.ts';
import { update, type Request, type Seed, type Write } from './scenario/request.ts';
import { CARD, CAR, endsDuty, NEXT_TURN, idOf, ride, shift } from './scenario/rides/ride-documents.ts';
import { take } from './scenario/rides/driving.ts';
import { cancels } from './scenario/rides/ending.ts';
import { PROMISE_SLOTS, reserve, seeded, tomorrow, whileDriving } from './scenario/rides/promising.ts';
import { givesBack } from './scenario/rides/remarking.ts';
import { books } from './scenario/rides/booking-request.ts';
import { ada, dan, dora, penny } from './scenario/rides/ride-people.ts';
import type { Taken } from './scenario/rides/ride-step.ts';
import {
  alive,
  counted,
  MANY_RIDES,
  promise,
  reads,
  sends,
  sent,
  storedAs,
} from './scenario/rides/sending.ts';
import { booksNext, LATER, withRecord } from './scenario/rides/slots.ts';

/** Whether the rules allow a request on what the ones before have left; what they allow is stored. */
export type Allows = (request: Request) => Promise<boolean>;

const NOW = ride('requested');
/** A ride for later that is due, so that whoever promises it may read its details. */
const DUE = ride('requested', { ...LATER, pickupAt: NOW['pickupAt'], searchFrom: NOW['searchFrom'] });
const [FIRST = ''] = MANY_RIDES;
/** The first so many of these rides, with their details. */
const stored = (count: number, like: Data): Seed => storedAs(MANY_RIDES.slice(0, count), like);

/** How many of these requests are allowed, one after the other. */
async function countOf(allows: Allows, requests: readonly Request[]): Promise<number> {
  let allowed = 0;
  for (const request of requests) {
    // oxlint-disable-next-line no-await-in-loop
    if (await allows(request)) allowed += 1;
  }
  return allowed;
}

/** What an outsider could do to an earlier version, request by request, beside what is meant to be possible. */
export function describeAttacks(on: (seed: Seed) => Promise<Allows>): void {
  describe('a driver who wants to read everybody', () => {
    it.each([2, 6, 100])(
      'a commit that promises %i requests is refused, whatever it does with the slots',
      async (count) => {
        const allows = await on({ ...seeded(tomorrow), ...stored(count, tomorrow) });
        const some = MANY_RIDES.slice(0, Math.min(count, 5));
        const slots = Object.fromEntries(some.map((id, n) => [PROMISE_SLOTS[n], id]));
        const ways: readonly (readonly Write[])[] = [
          [],
          [alive({ slots: { next: FIRST }, claim: 'next' })],
          [alive({ slots, claim: 'next' })],
          some.map((id, n) => alive({ [`slots.${PROMISE_SLOTS[n]}`]: id, claim: PROMISE_SLOTS[n] ?? '' })),
          some.map((id) => alive({ slots: { next: id }, claim: 'next' })),
        ];
        const promised = MANY_RIDES.slice(0, count).flatMap((id) => sent(id, reserve()));
        expect(
          await countOf(
            allows,
            ways.map((also) => sends(dora, ...promised, ...also)),
          ),
        ).toBe(0);
        expect(await allows(promise(FIRST, 'next', tomorrow))).toBe(true);
      },
    );

    it('of thirty requests for later a driver can promise five, in whatever slots, and read those', async () => {
      const allows = await on({ ...seeded(DUE), ...stored(30, DUE) });
      const tries = MANY_RIDES.slice(0, 30).flatMap((id) =>
        PROMISE_SLOTS.map((slot) => promise(id, slot, DUE)),
      );
      expect(await countOf(allows, tries)).toBe(5);
      expect(await countOf(allows, MANY_RIDES.slice(0, 30).map(reads))).toBe(5);
    });

    it('a driver cannot read of whom a promised ride of tomorrow is', async () => {
      const allows = await on({ ...seeded(tomorrow), ...stored(5, tomorrow) });
      const tries = PROMISE_SLOTS.map((slot, n) => promise(MANY_RIDES[n] ?? '', slot, tomorrow));
      expect(await countOf(allows, tries)).toBe(5);
      expect(await countOf(allows, MANY_RIDES.slice(0, 5).map(reads))).toBe(0);
    });

    it('of thirty requests for now a driver who drives can promise one', async () => {
      const allows = await on({ ...whileDriving(NOW), ...stored(30, NOW) });
      expect(
        await countOf(
          allows,
          MANY_RIDES.slice(0, 30).map((id) => promise(id, 'next', NOW)),
        ),
      ).toBe(1);
      expect(await countOf(allows, MANY_RIDES.slice(0, 30).map(reads))).toBe(1);
    });

    it('of thirty requests for now a driver who does not drive can promise none, and take one', async () => {
      const allows = await on({ ...seeded(NOW), ...stored(30, NOW) });
      const tries = MANY_RIDES.slice(0, 30).flatMap((id) =>
        PROMISE_SLOTS.map((slot) => promise(id, slot, NOW)),
      );
      expect(await countOf(allows, tries)).toBe(0);
      const takings = MANY_RIDES.slice(0, 30).map((id) =>
        sends(dora, ...sent(id, take(NOW)), alive({ ride: id })),
      );
      expect(await countOf(allows, takings)).toBe(1);
      expect(await countOf(allows, MANY_RIDES.slice(0, 30).map(reads))).toBe(1);
    });

    it('a driver with a promise that is due cannot leave with it', async () => {
      const start = () => on({ ...seeded(DUE), ...stored(1, DUE), 'vehicles/car-1': CAR });
      const goes = (duty: string) => sends(dora, alive({ duty, ...NEXT_TURN }), endsDuty());
      const ended = sends(ada, update('drivers/dora', { duty: 'off', ...NEXT_TURN }), endsDuty('ada'));
      for (const leaves of [goes('break'), goes('off'), ended]) {
        // oxlint-disable-next-line no-await-in-loop -- one start after the other
        expect(await (await start())(leaves)).toBe(true);
      }
      const allows = await start();
      expect(await allows(promise(FIRST, 'next', DUE))).toBe(true);
      expect(await countOf(allows, [goes('break'), goes('off'), ended])).toBe(0);
    });
  });

  describe('a driver who wants a ride to be driven by nobody', () => {
    const RETURNED = {
      state: 'requested',
      driver: null,
      card: null,
      searchFrom: SERVER_TIME,
      declined: ['dora'],
    };
    const back = { changes: { ...RETURNED, etaAt: undefined }, before: ride('on_the_way') };
    const partyOf = (who: typeof dora, rev: number) => {
      const theirs = { driver: who.sub, card: { ...CARD, name: `Person ${who.sub}` } };
      const taken = { ...take(ride('requested', { rev }), theirs), by: who };
      return sends(who, ...sent(FIRST, taken), alive({ ride: FIRST }, who.sub));
    };
    const promisedBy = (rev: number) => promise(FIRST, 'later1', ride('requested', { ...LATER, rev }));

    it.each<readonly [string, Taken]>([
      ['given it back', { ...givesBack({ why: 'mistake' }), ...back }],
      ['been recalled from it by dispatch', { ...back, by: ada, did: 'recall' }],
    ])(
      'a driver who has %s cannot have it again, so one driver uses up two of its steps',
      async (_, lost) => {
        const allows = await on({
          ...seeded(NOW),
          ...stored(1, DUE),
          'drivers/dan': shift({ name: 'Person dan' }),
        });
        expect(await allows(partyOf(dora, 0))).toBe(true);
        const counts = lost.by === dora ? [counted(FIRST, '0')] : [];
        expect(await allows(sends(lost.by, ...sent(FIRST, lost), ...counts))).toBe(true);
        expect(await countOf(allows, [partyOf(dora, 2), promisedBy(2)])).toBe(0);
        expect(await allows(partyOf(dan, 2))).toBe(true);
      },
    );

    it('a driver whose offer is withdrawn may still take the ride', async () => {
      const offered = { ...stored(1, ride('offered')), ...seeded(NOW) };
      const allows = await on(offered);
      const changes = { state: 'requested', driver: null, offeredAt: undefined, searchFrom: SERVER_TIME };
      const recall = { by: ada, before: ride('offered'), did: 'recall', changes };
      expect(await allows(sends(ada, ...sent(FIRST, recall)))).toBe(true);
      expect(await allows(partyOf(dora, 2))).toBe(true);
    });
  });

  describe('somebody who writes without an end', () => {
    it('a passenger who books, cancels and books again waits in between', async () => {
      const allows = await on(withRecord);
      expect(await allows(booksNext())).toBe(true);
      expect(await allows(sends(penny, ...sent(idOf('ride'), cancels('requested'))))).toBe(true);
      expect(await countOf(allows, [booksNext(), books({ id: FIRST })])).toBe(0);
    });

    it('a driver gives one sign of life, however often', async () => {
      const allows = await on(seeded(NOW));
      expect(
        await countOf(
          allows,
          Array.from({ length: 20 }, () => sends(dora, alive({}))),
        ),
      ).toBe(1);
    });
  });
}
