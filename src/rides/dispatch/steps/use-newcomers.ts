import { absenceOf, type KnownAvailability } from '#domain/rides/model/firm/availability.ts';
import { expiredBy, paperDay, type KnownPapers } from '#domain/rides/model/firm/papers.ts';
import type { Shift } from '#domain/rides/model/firm/shift.ts';
import { isDue } from '#domain/rides/model/ride/deadlines.ts';
import type { Ride } from '#domain/rides/model/ride/ride.ts';
import { succeed } from '#domain/shared/result.ts';
import { useRequest } from '#core/product/use-request.ts';
import { withoutDirectionControls } from '#core/text/without-direction-controls.ts';
import { useExpiredText } from '../../shared/papers/use-paper-text.ts';
import { useDispatch } from '../../shared/use-dispatch.ts';
import { useStepDialogsCopy } from './step-dialogs-copy.ts';

/**
 * Approved drivers without a shift, as options after the others. They have stored no car, so no ride can be assigned to
 * them. A ride that is not due can be offered (D116). They are read only for such an offer.
 */
export function useNewcomers(
  action: 'offer' | 'assign',
  ride: Ride,
  shifts: readonly Shift[] | null,
  now: Date,
  firm: { readonly availability: KnownAvailability | null; readonly papers: KnownPapers | null },
) {
  const { drivers } = useDispatch();
  const copy = useStepDialogsCopy().drivers;
  const textOf = useExpiredText();
  const day = paperDay(firm.papers, ride.pickupAt);
  const isAsked = action === 'offer' && shifts !== null && !isDue(ride, now);
  const { value } = useRequest(isAsked, (asked) =>
    asked ? drivers.approved() : Promise.resolve(succeed([])),
  );
  const known = new Set(shifts?.map(({ uid }) => uid));
  return (isAsked ? (value ?? []) : [])
    .filter(({ uid }) => !known.has(uid))
    .map(({ uid, name }) => {
      const absence = absenceOf(uid, ride.pickupAt, firm.availability);
      return {
        value: uid,
        label: withoutDirectionControls(name),
        note: [
          copy.neverOnDuty,
          ...(absence === null ? [] : [`${copy.absences[absence]}.`]),
          ...expiredBy(firm.papers, 'driver', uid, day).map((paper) => `${textOf(paper)}.`),
        ].join(' '),
        unavailable: ride.driver === uid,
        absence,
      };
    });
}
