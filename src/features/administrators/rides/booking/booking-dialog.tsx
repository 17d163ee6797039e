import { useRef, useState } from 'react';
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
import type { CallDraft } from './call-draft.ts';
import { CallForm } from './call-form.tsx';
import { useKeptCall } from './use-kept-call.ts';

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
  const call = useKeptCall(uid);
  // Another form, so that nothing of the last one is left.
  const [cleared, setCleared] = useState(0);
  const isSending = useRef(false);
  // What is sent can no longer be taken back, and a failure of it is told here.
  const close = () => {
    if (!isSending.current) onClose();
  };

  const isBooked = ({ name, from, to }: CallDraft) => {
    call.finish();
    onClose();
    const text = copy.booked.text(withoutDirectionControls(name.trim()), from.text, to.text);
    toast({ tone: 'success', title: copy.booked.title, text });
  };
  const notSetUp = error?.code === 'rides-not-set-up';
  return (
    <Dialog
      title={copy.title}
      description={
        <>
          <p>{copy.lead}</p>
          {(call.isKept || call.isAnother) && (
            <p aria-live="polite">{call.isAnother ? copy.another : copy.continued}</p>
          )}
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
          draft={call.draft}
          onChange={call.change}
          onKnown={call.know}
          onPhone={() => {
            const phone = takeTyped();
            // A number kept from before is selected when its field is focused, so that what is typed replaces it.
            if (phone !== '') call.change((known) => ({ ...known, phone }));
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
          {(call.isKept || call.isAnother) && (
            <p>
              <Button
                tone="quiet"
                size="small"
                onClick={() => {
                  if (call.isAnother) call.restore();
                  else call.clear();
                  setCleared((times) => times + 1);
                }}
              >
                {call.isAnother ? copy.restore : copy.clear}
              </Button>
            </p>
          )}
        </CallForm>
      )}
    </Dialog>
  );
}
