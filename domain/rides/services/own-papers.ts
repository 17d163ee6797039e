import { approvedAs } from '../../shared/people/acting.ts';
import { succeed } from '../../shared/result.ts';
import { dayAt } from '../../shared/time/wall-time.ts';
import type { RideResult } from '../model/errors/ride-error.ts';
import type { KnownPapers } from '../model/firm/papers.ts';
import type { RideNeeds } from '../ports/ride-ports.ts';
import { requiredSettings } from './service-settings.ts';

/**
 * The papers of the session's user, an approved driver, and those of the cars; a firm without kinds of papers costs one
 * read. Fails with `rides-not-set-up` without settings.
 */
export const createOwnPapers =
  ({ fleet, clock, session }: RideNeeds) =>
  async (): Promise<RideResult<KnownPapers>> => {
    const user = approvedAs(session, (role) => role === 'driver');
    if (!user.ok) return user;
    const kinds = await fleet.paperKinds();
    if (!kinds.ok) return kinds;
    const settings = await requiredSettings(fleet);
    if (!settings.ok) return settings;
    const needs = (of: 'driver' | 'car') => kinds.value.some((kind) => kind.of === of);
    const { uid } = user.value;
    const [own, cars] = await Promise.all([
      needs('driver') ? fleet.papers('driver', uid) : succeed(new Map()),
      needs('car') ? fleet.allPapers('car') : succeed(new Map()),
    ]);
    if (!own.ok) return own;
    if (!cars.ok) return cars;
    return succeed({
      kinds: kinds.value,
      drivers: new Map([[uid, own.value]]),
      cars: cars.value,
      today: dayAt(clock.now(), settings.value.timeZone),
    });
  };
