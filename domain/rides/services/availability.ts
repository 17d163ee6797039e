import { approvedAs, asDispatcher } from '../../shared/people/acting.ts';
import { mayDispatch } from '../../shared/people/powers.ts';
import { isSame } from '../../shared/is-same.ts';
import { MOST_ATTEMPTS } from '../../shared/most-attempts.ts';
import { fail, succeed, type Result } from '../../shared/result.ts';
import {
  availabilityBatch,
  NO_HOURS,
  type Availability,
  type KnownAvailability,
  type WantedAvailability,
} from '../model/firm/availability.ts';
import type { RideResult } from '../model/errors/ride-error.ts';
import { signerOf, type Signer } from '../model/firm/signer.ts';
import { settle } from '../../shared/settle.ts';
import type { DispatchNeeds } from '../ports/ride-ports.ts';
import { requiredSettings } from './service-settings.ts';

/** When drivers usually work, and when they are away. */
interface AvailabilityOfDrivers {
  /** `null` if nothing sound is stored. Fails with `permission-denied` for a colleague of the driver. */
  read(uid: string): Promise<Result<Availability | null>>;
  /**
   * The availability of all drivers, and the service's zone. Fails with `rides-not-set-up`, and with
   * `permission-denied` without the power *desk*.
   */
  list(): Promise<RideResult<KnownAvailability>>;
  /**
   * Stores the fields that differ from `known`. Hours must have passed `parseHours`, and days away `daysAwayFlaw`. A
   * field that only another person has changed meanwhile keeps the other person's value. Fails with
   * `availability-changed` if another person has changed the same hours or days away to other values. Only this driver,
   * if approved, and dispatch may store. Others get `permission-denied`.
   */
  save(uid: string, wanted: WantedAvailability, known: Availability | null): Promise<RideResult<void>>;
}

/** The fields that both the driver and dispatch may write. */
const PARTS = ['hours', 'away'] as const;
const FIELDS = [...PARTS, 'laterNews'] as const;
const NOTHING_KNOWN: WantedAvailability = { hours: NO_HOURS, away: [], laterNews: false };

export function createAvailability({
  availabilities,
  fleet,
  records,
  session,
}: DispatchNeeds): AvailabilityOfDrivers {
  const store = async (
    uid: string,
    wanted: WantedAvailability,
    known: Availability | null,
    by: Signer,
    attempt = 1,
  ): Promise<RideResult<void>> => {
    const batch = availabilityBatch(uid, wanted, known, by);
    if (batch.length === 0) return succeed();
    return settle(records, batch, {
      read: () => availabilities.read(uid),
      verdict(found): RideResult<void> | null | Promise<RideResult<void>> {
        if (found === null || found.rev === known?.rev) return null;
        const before = known ?? NOTHING_KNOWN;
        const own = FIELDS.filter((part) => !isSame(wanted[part], before[part]));
        const isTaken = (part: (typeof PARTS)[number]) =>
          own.includes(part) && !isSame(found[part], before[part]) && !isSame(found[part], wanted[part]);
        const what = PARTS.find(isTaken);
        if (what !== undefined) return fail({ code: 'availability-changed', what, name: found.name });
        const kept = own.reduce((all, part) => ({ ...all, [part]: wanted[part] }), found);
        return attempt < MOST_ATTEMPTS ? store(uid, kept, found, by, attempt + 1) : null;
      },
    });
  };

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
      return store(uid, wanted, known, signerOf(actor.value));
    },
  };
}
