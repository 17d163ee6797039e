import { isSameWay, type Ends } from '#domain/rides/model/booking/taken-trips.ts';
import { withoutDirectionControls } from '#core/text/without-direction-controls.ts';
import { KeyCap } from '#ui/keys/key-cap.tsx';
import { useRidesCopy } from '../../shared/rides-copy.ts';
import type { CallDraft } from './call-draft.ts';
import { usePhoneBookingCopy } from './phone-booking-copy.ts';

const MOST_SHOWN = 3;

interface OtherTripsProps {
  draft: CallDraft;
  onChoose: (trip: Ends) => void;
  busy: boolean;
}

/**
 * Other trips of the caller, each with a key of its own (`pressByAlt`). A chosen trip and the trip in the form change
 * places. Only screen readers get a start that all trips share. This markup precedes that of the places, so that Tab
 * goes from the places to the time.
 */
export function OtherTrips({ draft, onChoose, busy }: OtherTripsProps) {
  const { otherTrips: label } = usePhoneBookingCopy();
  const { to: goesTo } = useRidesCopy();
  const { filled } = draft;
  const known = [filled, ...filled.others];
  const trips = known.filter((trip) => !isSameWay(trip, draft)).slice(0, MOST_SHOWN);
  const isOneStart = known.every(({ from }) => from.text === filled.from.text);
  if (filled.others.length === 0) return null;
  return (
    <fieldset aria-label={label} className="mb-1 flex flex-wrap items-baseline gap-x-3 text-sm">
      <span aria-hidden="true" className="font-semibold">
        {label}
      </span>
      {trips.map(({ from, to }, at) => (
        <button
          // Each position in the list has its own shortcut.
          // oxlint-disable-next-line react/no-array-index-key
          key={at}
          type="button"
          aria-disabled={busy || undefined}
          aria-keyshortcuts={`Alt+${at + 1}`}
          onClick={() => {
            if (!busy) onChoose({ from, to });
          }}
          className="-mx-1.5 flex min-h-6 items-baseline gap-1.5 rounded-lg px-1.5 text-left hover:bg-raised touch:min-h-11 touch:items-center"
        >
          <KeyCap>{String(at + 1)}</KeyCap>
          <span className="min-w-0 wrap-anywhere">
            <bdi translate="no" className={isOneStart ? 'sr-only' : undefined}>
              {withoutDirectionControls(from.text)}
            </bdi>{' '}
            <span aria-hidden="true">→</span>
            <span className="sr-only">{goesTo}</span>{' '}
            <bdi translate="no">{withoutDirectionControls(to.text)}</bdi>
          </span>
        </button>
      ))}
    </fieldset>
  );
}
