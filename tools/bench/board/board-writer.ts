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

const idOf = (number: number) => `BenchBoard${String(number).padStart(10, '0')}`;
const driverOf = (number: number) => `bench-driver-${number}`;

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
    const log = Object.fromEntries(
      Array.from({ length: turn + 1 }, (_, rev) => [
        rev,
        { did: rev === 0 ? 'request' : 'extend', by: 'u-robin', at: booked },
      ]),
    );
    return aStoredRide(state, {
      rev: turn,
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
          [`rides/${idOf(number)}`]: rideOf(number, 0),
          [`rides/${idOf(number)}/private/details`]: details(number),
        });
    },
    /** Moves one ride after the other on; returns how many. */
    async change(seconds: number, aSecond: number): Promise<number> {
      const end = Date.now() + seconds * 1000;
      let number = 0;
      for (; Date.now() < end; number += 1) {
        const began = Date.now();
        await commit({
          [`rides/${idOf((number * 7) % 200)}`]: rideOf((number * 7) % 200, 1 + Math.floor(number / 200)),
        });
        await setTimeout(Math.max(0, 1000 / aSecond - (Date.now() - began)));
      }
      return number;
    },
  };
}
