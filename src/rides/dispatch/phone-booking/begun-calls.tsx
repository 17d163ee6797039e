import { usePhoneBookingCopy } from './phone-booking-copy.ts';
import { withoutDirectionControls } from '#core/text/without-direction-controls.ts';
import { Button } from '#ui/actions/button.tsx';
import { useSettling } from '#ui/data/use-settling.ts';
import { textsOf, type CallDraft } from './call-draft.ts';

interface BegunCallsProps {
  calls: readonly CallDraft[];
  /** The form is being sent, so nothing can take its place. */
  isSending: boolean;
  onGoOn: (call: CallDraft) => void;
  onDiscard: (call: CallDraft) => void;
}

/** Bookings that were begun and not sent, each with a button to continue: no caller is booked in the form of another. */
export function BegunCalls({ calls, isSending, onGoOn, onDiscard }: BegunCallsProps) {
  const { begun: copy } = usePhoneBookingCopy();
  const rows = calls.map((call) => {
    const [first = '', second = ''] = textsOf(call);
    return { call, what: withoutDirectionControls(second === '' ? first : `${first}, ${second}`) };
  });
  const list = useSettling<HTMLUListElement>(rows.map(({ what }) => what).join());
  if (rows.length === 0) return null;
  return (
    <div className="mt-3 grid gap-1 text-sm">
      {/* A call that has an id was sent, and its answer never came. */}
      <p className="font-semibold">{calls.some(({ id }) => id !== null) ? copy.headingSent : copy.heading}</p>
      <ul ref={list} className="grid gap-1">
        {rows.map(({ call, what }) => (
          <li key={textsOf(call).join()} className="flex flex-wrap items-center gap-x-2 wrap-anywhere">
            <span className="w-full">{what}</span>
            <Button
              tone="quiet"
              size="small"
              aria-disabled={isSending}
              aria-label={copy.goOnWith(what)}
              onClick={() => onGoOn(call)}
            >
              {copy.goOn}
            </Button>
            <Button
              tone="quiet"
              size="small"
              aria-disabled={isSending}
              aria-label={copy.discardOf(what)}
              onClick={() => onDiscard(call)}
            >
              {copy.discard}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}
