import { succeed, type Result } from '../../shared/result.ts';
import { dayAt } from '../../shared/time/wall-time.ts';
import type { RideResult } from '../model/errors/ride-error.ts';
import type { PaperHolder } from '../model/firm/paper-kinds.ts';
import type { KnownPapers, Papers } from '../model/firm/papers.ts';
import type { RideNeeds } from '../ports/ride-ports.ts';
import { requiredSettings } from './service-settings.ts';

type AllPapers = ReadonlyMap<string, Papers>;

const NONE: AllPapers = new Map();

/**
 * Reads the papers of all cars if the firm has a kind of paper for cars. Calls `drivers` if it has one for drivers. If
 * it has no kind at all, `today` and `timeZone` are empty. Otherwise fails with `rides-not-set-up` if there are no
 * settings.
 */
export async function knownPapers(
  { fleet, clock }: Pick<RideNeeds, 'fleet' | 'clock'>,
  drivers: () => Promise<Result<AllPapers>>,
): Promise<RideResult<KnownPapers>> {
  const stored = await fleet.paperKinds();
  if (!stored.ok) return stored;
  const { kinds } = stored.value;
  if (kinds.length === 0) return succeed({ kinds: [], drivers: NONE, cars: NONE, today: '', timeZone: '' });
  const settings = await requiredSettings(fleet);
  if (!settings.ok) return settings;
  const needs = (of: PaperHolder) => kinds.some((kind) => kind.of === of);
  const [ofDrivers, ofCars] = await Promise.all([
    needs('driver') ? drivers() : succeed(NONE),
    needs('car') ? fleet.allPapers('car') : succeed(NONE),
  ]);
  if (!ofDrivers.ok) return ofDrivers;
  if (!ofCars.ok) return ofCars;
  const { timeZone } = settings.value;
  const today = dayAt(clock.now(), timeZone);
  return succeed({ kinds, drivers: ofDrivers.value, cars: ofCars.value, today, timeZone });
}
