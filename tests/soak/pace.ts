import { BOOKING_PAUSE } from '#domain/rides/model/basics/ride-limits.ts';
import type { RawDocuments } from '#adapters/contracts/stage/world-under-test.builder.ts';
import { readRiderRecord } from '#domain/rides/model/booking/rider-record.ts';
import { defaultSettings, type RideSettings } from '#domain/rides/model/firm/settings.ts';
import { riderPath } from '#domain/rides/model/stored/ride-paths.ts';

/** The deadlines of a soak. They are seconds, because a soak is short; a firm's are minutes. */
export interface Pace {
  readonly settings: RideSettings;
  /** How long after its booking a later ride is picked up, at least and at most. Seconds. */
  readonly pickUp: readonly [number, number];
  /** How long after a booking its passenger may book again. Seconds. */
  readonly pause: number;
}

/** The pace for a `rest` in seconds. The rules refuse such settings, so a soak stores them without the rules. */
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
 * Dates a passenger's last booking earlier, so that the pause of the rules ends with that of the soak. `hastened` is
 * the result of the previous call.
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
