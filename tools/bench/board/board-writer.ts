import { createHash } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { aStoredShift } from '#domain/rides/model/firm/shift.builder.ts';
import { defaultSettings } from '#domain/rides/model/firm/settings.ts';
import { aStoredRide } from '#domain/rides/model/ride/ride.builder.ts';
import { PROJECT_ID } from '#backend/settings.ts';
import { fieldsOf } from '#emulator-seed/seed-documents.ts';

const ROOT = `projects/${PROJECT_ID}/databases/(default)/documents`;
const STATES = [
  'requested',
  'requested',
  'offered',
  'accepted',
  'on_the_way',
  'arrived',
  'in_progress',
] as const;
const MINUTE_MS = 60_000;

/** As long as real ones, and as hard to compress. */
const idOf = (name: string, length = 28) =>
  createHash('sha256').update(name).digest('base64url').slice(0, length);
const rideIdOf = (number: number) => idOf(`ride ${number}`, 20).replaceAll(/[-_]/g, 'x');
const driverOf = (number: number) => idOf(`driver ${number}`);

/** Rides and drivers past the rules, since the board is measured and not who writes it. */
export function createBoardWriter(host: string) {
  const commit = async (documents: Readonly<Record<string, object>>) => {
    const writes = Object.entries(documents).map(([path, fields]) => ({
      update: { name: `${ROOT}/${path}`, fields: fieldsOf(fields) },
    }));
    const answer = await fetch(`http://${host}/v1/${ROOT}:commit`, {
      method: 'POST',
      headers: { authorization: 'Bearer owner' },
      body: JSON.stringify({ writes }),
    });
    if (!answer.ok) throw new Error(await answer.text());
  };
  const rideOf = (number: number, turn: number) => {
    const state = STATES[(number + turn) % STATES.length] ?? 'requested';
    const booked = new Date(Date.now() - (number % 20) * MINUTE_MS);
    const now = new Date();
    const rider = idOf(`rider ${number}`);
    const rev = turn + (number % 4);
    const log = Object.fromEntries(
      Array.from({ length: rev + 1 }, (_, line) => [
        line,
        { did: line === 0 ? 'request' : 'extend', by: rider, at: booked },
      ]),
    );
    return aStoredRide(state, {
      rev,
      rider,
      log,
      pickupAt: booked,
      searchFrom: booked,
      createdAt: booked,
      changedAt: now,
      ...(state !== 'requested' && { driver: driverOf(number % 60) }),
    });
  };
  const details = (number: number) => ({
    name: `Passenger ${number}`,
    phone: '+1 555 0100',
    from: { text: `${number} Station Square, Old Town` },
    to: { text: 'City Hospital' },
    note: '',
    deleteAt: new Date(Date.now() + 90 * 24 * 60 * MINUTE_MS),
  });
  return {
    async fill(rides: number, drivers: number) {
      await commit({ 'settings/rides': defaultSettings('Europe/Berlin') });
      for (let number = 0; number < drivers; number += 1)
        await commit({
          [`drivers/${driverOf(number)}`]: aStoredShift({
            name: `Driver ${number}`,
            seenAt: new Date(),
            dutySince: new Date(),
          }),
        });
      for (let number = 0; number < rides; number += 1)
        await commit({
          [`rides/${rideIdOf(number)}`]: rideOf(number, 0),
          [`rides/${rideIdOf(number)}/private/details`]: details(number),
        });
    },
    /** Moves one ride after the other on; returns how many. */
    async change(seconds: number, aSecond: number): Promise<number> {
      const end = Date.now() + seconds * 1000;
      let number = 0;
      for (; Date.now() < end; number += 1) {
        const began = Date.now();
        await commit({
          [`rides/${rideIdOf((number * 7) % 200)}`]: rideOf((number * 7) % 200, 1 + Math.floor(number / 200)),
        });
        await setTimeout(Math.max(0, 1000 / aSecond - (Date.now() - began)));
      }
      return number;
    },
  };
}
