import { approvedAs, asDispatcher } from '../../shared/people/acting.ts';
import { mayDispatch } from '../../shared/people/powers.ts';
import { succeed, type Result } from '../../shared/result.ts';
import {
  availabilityBatch,
  type Availability,
  type KnownAvailability,
  type WantedAvailability,
} from '../model/firm/availability.ts';
import type { RideResult } from '../model/errors/ride-error.ts';
import { signerOf } from '../model/firm/signer.ts';
import type { DispatchNeeds } from '../ports/ride-ports.ts';
import { requiredSettings } from './service-settings.ts';

/** When drivers usually work and are away, as they and administrators write it. */
interface AvailabilityOfDrivers {
  /** `null` if nothing is stored. Fails with `permission-denied` for a colleague's. */
  read(uid: string): Promise<Result<Availability | null>>;
  /** Of all drivers, in the service's zone, for administrators. Fails with `rides-not-set-up` without settings. */
  list(): Promise<RideResult<KnownAvailability>>;
  /**
   * Stores what differs from the `known` one; hours and days must have passed `parseHours` and `daysAwayFlaw`. Fails with
   * `permission-denied` unless the session's user is this driver, or an administrator, and approved.
   */
  save(uid: string, wanted: WantedAvailability, known: Availability | null): Promise<Result<void>>;
}

export function createAvailability({
  availabilities,
  fleet,
  records,
  session,
}: DispatchNeeds): AvailabilityOfDrivers {
  return {
    read: (uid) => availabilities.read(uid),
    list: () =>
      asDispatcher(session, async () => {
        const [settings, found] = await Promise.all([requiredSettings(fleet), availabilities.list()]);
        if (!settings.ok) return settings;
        if (!found.ok) return found;
        const { timeZone } = settings.value;
        return succeed({ of: new Map(found.value.map((each) => [each.id, each])), timeZone });
      }),
    async save(uid, wanted, known) {
      const isOwn = session.current().user?.uid === uid;
      const actor = approvedAs(session, (role, user) => (isOwn ? role === 'driver' : mayDispatch(user)));
      if (!actor.ok) return actor;
      const batch = availabilityBatch(uid, wanted, known, signerOf(actor.value));
      return batch.length === 0 ? succeed() : records.commit(batch);
    },
  };
}
