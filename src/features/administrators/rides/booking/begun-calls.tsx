import { usePhoneBookingCopy } from '../../../../copy/rides/phone-booking.ts';
import { withoutDirectionControls } from '../../../../core/text/without-direction-controls.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { textsOf, type CallDraft } from './call-draft.ts';

interface BegunCallsProps {
  calls: readonly CallDraft[];
  onGoOn: (call: CallDraft) => void;
  onDiscard: (call: CallDraft) => void;
}

/** Bookings that were begun and not sent, each with the way back to it: no caller is booked in the form of another. */
export function BegunCalls({ calls, onGoOn, onDiscard }: BegunCallsProps) {
  const { begun: copy } = usePhoneBookingCopy();
  if (calls.length === 0) return null;
  return (
    <div className="grid gap-1 text-sm">
      <p className="font-semibold">{copy.heading}</p>
      <ul className="grid gap-1">
        {calls.map((call, number) => {
          const [first = '', second = ''] = textsOf(call);
          const what = withoutDirectionControls(second === '' ? first : `${first}, ${second}`);
          return (
            <li key={number} className="flex flex-wrap items-center gap-x-2 wrap-anywhere">
              <span className="w-full">{what}</span>
              <Button tone="quiet" size="small" aria-label={copy.goOnWith(what)} onClick={() => onGoOn(call)}>
                {copy.goOn}
              </Button>
              <Button
                tone="quiet"
                size="small"
                aria-label={copy.discardOf(what)}
                onClick={() => onDiscard(call)}
              >
                {copy.discard}
              </Button>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
