import type { Ride } from '#domain/rides/model/ride/ride.ts';

interface KnownDriver {
  readonly uid: string;
  readonly name: string;
  /** The name of the one before. */
  readonly former: string | null;
}

/** The drivers that a page has shown, by the ride's id. A ride forgets its card together with its driver. */
export type KnownDrivers = ReadonlyMap<string, KnownDriver>;

/** What is known after another answer; the same object if nothing is new. */
export function driversAfter(known: KnownDrivers, rides: readonly Ride[]): KnownDrivers {
  const fresh = rides.flatMap(({ id, driver, card }) => {
    const before = known.get(id);
    if (driver === null || card === null || before?.uid === driver) return [];
    return [[id, { uid: driver, name: card.name, former: before?.name ?? null }] as const];
  });
  return fresh.length === 0 ? known : new Map([...known, ...fresh]);
}

/** Who was to drive this ride before, by name; `null` if the page has not shown anybody else. */
export function formerDriver(known: KnownDrivers, { id, card }: Ride): string | null {
  const last = known.get(id);
  return (card === null ? last?.name : last?.former) ?? null;
}
