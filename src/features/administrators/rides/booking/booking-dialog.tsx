import { useEffect, useRef, useState } from 'react';
import type { KnownTrip } from '#domain/rides/model/customers/known-trip.ts';
import { useRequest } from '../../../../core/product/use-request.ts';
import { useDispatch } from '../../../../core/rides/use-dispatch.ts';
import { useUser } from '../../../../core/session/user-context.ts';
import { withoutDirectionControls } from '../../../../core/text/without-direction-controls.ts';
import { usePhoneBookingCopy } from '../../../../copy/rides/phone-booking.ts';
import { useRideErrorText } from '../../../../copy/rides/use-ride-error-text.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { RetryButton } from '../../../../ui/actions/retry-button.tsx';
import { Dialog } from '../../../../ui/feedback/dialog.tsx';
import { ErrorBox } from '../../../../ui/feedback/error-box.tsx';
import { Notice } from '../../../../ui/feedback/notice.tsx';
import { useToast } from '../../../../ui/feedback/toast-context.tsx';
import { callDraft, EMPTY_CALL, isAnotherCall, withKnown, type CallDraft } from './call-draft.ts';
import { CallForm } from './call-form.tsx';

interface Call {
  /** `null` where nothing is typed. */
  readonly draft: CallDraft | null;
  /** A known caller's number has begun it, in the place of what was kept. */
  readonly isAnother: boolean;
}

interface BookingDialogProps {
  /** Hands over what was typed of a number before the dialog could take it. */
  takeTyped: () => string;
  onClose: () => void;
}

/** A booking by phone. What is typed stays in the tab until it is booked, also if the dialog is closed. */
export function BookingDialog({ takeTyped, onClose }: BookingDialogProps) {
  const copy = usePhoneBookingCopy();
  const textOf = useRideErrorText();
  const toast = useToast();
  const { uid } = useUser();
  const { phoneBooking } = useDispatch();
  const { value: settings, error, reload } = useRequest(uid, () => phoneBooking.open());
  const [before] = useState(() => callDraft.kept(uid));
  const [{ draft, isAnother }, setCall] = useState<Call>({ draft: before, isAnother: false });
  const setDraft = (next: CallDraft | null) => setCall({ draft: next, isAnother: false });
  // Another form, so that nothing of the last one is left.
  const [cleared, setCleared] = useState(0);
  const isSending = useRef(false);
  // What is sent can no longer be taken back, and a failure of it is told here.
  const close = () => {
    if (!isSending.current) onClose();
  };
  useEffect(() => callDraft.keep(uid, draft), [uid, draft]);

  const change = (from: (draft: CallDraft) => CallDraft) =>
    setCall((call) => ({ ...call, draft: from(call.draft ?? EMPTY_CALL) }));
  const know = (known: KnownTrip) =>
    setCall((call) => {
      const typed = call.draft ?? EMPTY_CALL;
      if (call.isAnother || cleared > 0 || before === null || !isAnotherCall(before, typed, known))
        return { ...call, draft: withKnown(typed, known) };
      return { draft: withKnown({ ...EMPTY_CALL, phone: typed.phone }, known), isAnother: true };
    });
  const isBooked = ({ name, from, to }: CallDraft) => {
    setDraft(null);
    callDraft.keep(uid, null);
    onClose();
    const text = copy.booked.text(withoutDirectionControls(name.trim()), from.text, to.text);
    toast({ tone: 'success', title: copy.booked.title, text });
  };
  const isKept = before !== null && cleared === 0;
  const notSetUp = error?.code === 'rides-not-set-up';
  return (
    <Dialog
      title={copy.title}
      description={
        <>
          <p>{copy.lead}</p>
          {isKept && <p aria-live="polite">{isAnother ? copy.another : copy.continued}</p>}
        </>
      }
      onClose={close}
    >
      {notSetUp ? (
        <Notice tone="warning">{copy.notSetUp}</Notice>
      ) : (
        <CallForm
          key={cleared}
          takesFocus={cleared > 0}
          settings={settings}
          draft={draft ?? EMPTY_CALL}
          onChange={change}
          onKnown={know}
          onPhone={() => {
            const phone = takeTyped();
            // A number kept from before is selected when its field is focused, so that what is typed replaces it.
            if (phone !== '') change((known) => ({ ...known, phone }));
          }}
          onBooked={isBooked}
          onBusy={(busy) => {
            isSending.current = busy;
          }}
          onClose={close}
        >
          {error !== null && (
            <ErrorBox text={`${copy.failed} ${textOf(error)}`}>
              <RetryButton onRetry={reload} />
            </ErrorBox>
          )}
          {isKept && (
            <p>
              <Button
                tone="quiet"
                size="small"
                onClick={() => {
                  setDraft(isAnother ? before : null);
                  setCleared(1);
                }}
              >
                {isAnother ? copy.restore : copy.clear}
              </Button>
            </p>
          )}
        </CallForm>
      )}
    </Dialog>
  );
}
