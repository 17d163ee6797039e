import { asReviewer } from '../../shared/people/acting.ts';
import { mayDispatch } from '../../shared/people/powers.ts';
import { succeed, type Result } from '../../shared/result.ts';
import { MOST_NAMED } from '../model/basics/ride-limits.ts';
import { phoneKeyOf } from '../model/booking/passenger-phone.ts';
import { isMeantBy, soughtNumber } from '../model/booking/sought-number.ts';
import type { RidersWithNumber } from '../ports/customer-repository.ts';
import type { DispatchNeeds } from '../ports/ride-ports.ts';

/**
 * Finds accounts in any status by either end of a number in their application, record of bookings or last shift. Finds
 * up to `MOST_NAMED` by each of these three. Reads all shifts, because they store no search key of the number. The
 * rules have no room to check one (D77). Reviewers without the power *desk* find accounts by application only. Finds
 * none for a text that `soughtNumber` refuses. Fails with `permission-denied` without the power *accounts*.
 */
export function createAccountsByNumber({
  customers,
  shifts,
  session,
}: DispatchNeeds): (text: string) => Promise<Result<RidersWithNumber>> {
  return (text) =>
    asReviewer(session, async (user) => {
      const sought = soughtNumber(text);
      if (sought === null) return succeed({ uids: [], more: false });
      if (!mayDispatch(user)) return customers.applicantsWith(sought);
      const [riders, applicants, drivers] = await Promise.all([
        customers.ridersWith(sought),
        customers.applicantsWith(sought),
        shifts.list(),
      ]);
      if (!riders.ok) return riders;
      if (!applicants.ok) return applicants;
      if (!drivers.ok) return drivers;
      const driving = drivers.value.known
        .filter(({ phone }) => isMeantBy(sought, phoneKeyOf(phone)))
        .map(({ uid }) => uid);
      return succeed({
        uids: [...new Set([...applicants.value.uids, ...riders.value.uids, ...driving.slice(0, MOST_NAMED)])],
        more: applicants.value.more || riders.value.more || driving.length > MOST_NAMED,
      });
    });
}
