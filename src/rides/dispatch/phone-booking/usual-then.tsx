import { withoutDirectionControls } from '#core/text/without-direction-controls.ts';
import { useRidesCopy } from '../../shared/rides-copy.ts';
import type { CallDraft } from './call-draft.ts';
import { usePhoneBookingCopy } from './phone-booking-copy.ts';

/** Says that the form has the usual trip at the typed time. A screen reader also reads the trip. */
export function UsualThen({ draft: { when, tripChosen, filled } }: { draft: CallDraft }) {
  const { usualThen } = usePhoneBookingCopy();
  const { to: goesTo } = useRidesCopy();
  const [from, to] = [filled.from.text, filled.to.text].map(withoutDirectionControls);
  return (
    <output>
      {when.trim() !== '' && !tripChosen && filled.others.length > 0 && (
        <>
          {usualThen} <span className="sr-only">{`${from} ${goesTo} ${to}`}</span>
        </>
      )}
    </output>
  );
}
