import { BOOKING_PAUSE } from '#domain/rides/model/basics/ride-limits.ts';
import type { RawDocuments } from '#adapters/contracts/stage/world-under-test.builder.ts';
import { readRiderRecord } from '#domain/rides/model/booking/rider-record.ts';
import { defaultSettings, type RideSettings } from '#domain/rides/model/firm/settings.ts';
import { riderPath } from '#domain/rides/model/stored/ride-paths.ts';

/** How fast a soak lives: it lasts seconds, where a firm's deadlines are minutes. */
export interface Pace {
  readonly settings: RideSettings;
  /** A later ride is picked up so many seconds after its booking, at least and at most. */
  readonly pickUp: readonly [number, number];
  /** How long after a booking its passenger may book again. Seconds. */
  readonly pause: number;
}

/** The rules forbid such deadlines as settings, but a ride has its booking’s terms. `rest` is in seconds. */
export function paceOf(rest: number): Pace {
  const step = Math.ceil(rest);
  const terms = {
    wait: 1 + step,
    search: 30 + 10 * step,
    offer: 2 + 2 * step,
    offerAhead: 4 + 2 * step,
    release: 0,
  };
  return {
    settings: { ...defaultSettings('Europe/Berlin'), terms, deskSearch: 2 * terms.search, lead: 0 },
    pickUp: [0.2, 1 + 4 * rest],
    pause: 0.2 + rest,
  };
}

/**
 * Lets a passenger's last booking be as long ago as if the pause of the rules were that of the soak. `hastened` is what
 * this returned after the booking before.
 */
export async function hasten(
  documents: RawDocuments,
  uid: string,
  { pause }: Pace,
  hastened: number | null,
): Promise<number | null> {
  const document = await documents.read(riderPath(uid));
  const { claimedAt } = readRiderRecord(document);
  if (document === null || claimedAt === null || claimedAt.getTime() === hastened) return hastened;
  const earlier = new Date(claimedAt.getTime() - (BOOKING_PAUSE - pause) * 1000);
  await documents.write({ [riderPath(uid)]: { ...document, claimedAt: earlier } });
  return earlier.getTime();
}
