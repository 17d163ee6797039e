import { useState } from 'react';
import { useRequest } from '../../../../core/product/use-request.ts';
import { useDispatch } from '../../../../core/rides/use-dispatch.ts';
import { useUser } from '../../../../core/session/user-context.ts';
import { withoutDirectionControls } from '../../../../core/text/without-direction-controls.ts';
import { usePhoneBookingCopy } from '../../../../copy/rides/phone-booking.ts';
import { useRideErrorText } from '../../../../copy/rides/use-ride-error-text.ts';
import { RetryButton } from '../../../../ui/actions/retry-button.tsx';
import { Dialog } from '../../../../ui/feedback/dialog.tsx';
import { ErrorBox } from '../../../../ui/feedback/error-box.tsx';
import { Notice } from '../../../../ui/feedback/notice.tsx';
import { useToast } from '../../../../ui/feedback/toast-context.tsx';
import { BegunCalls } from './begun-calls.tsx';
import type { CallDraft } from './call-draft.ts';
import { CallForm } from './call-form.tsx';
import { useBegunCalls } from './use-begun-calls.ts';

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
  const calls = useBegunCalls(uid);
  // Another form, so that nothing of the last one is left.
  const [switched, setSwitched] = useState(0);
  const [isSending, setSending] = useState(false);
  // What is sent can no longer be taken back, and a failure of it is told here.
  const close = () => {
    if (!isSending) onClose();
  };

  const isBooked = ({ name, from, to }: CallDraft) => {
    calls.finish();
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
          {calls.others.length > 0 && <p>{copy.begun.told}</p>}
        </>
      }
      onClose={close}
    >
      {notSetUp ? (
        <Notice tone="warning">{copy.notSetUp}</Notice>
      ) : (
        <CallForm
          key={switched}
          takesFocus={switched > 0}
          settings={settings}
          draft={calls.draft}
          onChange={calls.change}
          onNumber={calls.takeNumber}
          onPhone={() => {
            const phone = takeTyped();
            if (phone !== '') calls.change((known) => ({ ...known, phone }));
          }}
          onBooked={isBooked}
          onBusy={setSending}
          onClose={close}
        >
          {error !== null && (
            <ErrorBox text={`${copy.failed} ${textOf(error)}`}>
              <RetryButton onRetry={reload} />
            </ErrorBox>
          )}
        </CallForm>
      )}
      <BegunCalls
        calls={calls.others}
        isSending={isSending}
        onGoOn={(begun) => {
          calls.goOnWith(begun);
          setSwitched((times) => times + 1);
        }}
        onDiscard={calls.discard}
      />
    </Dialog>
  );
}
