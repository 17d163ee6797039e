import { useState } from 'react';
import { useUser } from '#core/session/user-context.ts';
import { withoutDirectionControls } from '#core/text/without-direction-controls.ts';
import { usePhoneBookingCopy } from './phone-booking-copy.ts';
import { Dialog } from '#ui/feedback/dialog.tsx';
import { LoadFailure } from '#ui/feedback/load-failure.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { useToast } from '#ui/feedback/toast-context.tsx';
import { useService } from '../use-service.ts';
import { BegunCalls } from './begun-calls.tsx';
import type { CallDraft } from './call-draft.ts';
import { CallForm } from './call-form.tsx';
import { useBegunCalls } from './use-begun-calls.ts';

interface BookingDialogProps {
  /** Returns what was typed of a number before the dialog could take it. */
  takeTyped: () => string;
  onClose: () => void;
}

/** A booking by phone. What is typed stays in the tab until it is booked, even if the dialog is closed. */
export function BookingDialog({ takeTyped, onClose }: BookingDialogProps) {
  const copy = usePhoneBookingCopy();
  const toast = useToast();
  const { uid } = useUser();
  const { settings, isSetUp, failure, reload } = useService();
  const calls = useBegunCalls(uid);
  // A new key makes a new form, so that nothing of the last one is left.
  const [switched, setSwitched] = useState(0);
  const [isSending, setSending] = useState(false);
  // A request that is under way cannot be taken back, and its failure is shown here.
  const close = () => {
    if (!isSending) onClose();
  };

  const isBooked = ({ name, from, to }: CallDraft) => {
    calls.finish();
    onClose();
    const text = copy.booked.text(withoutDirectionControls(name.trim()), from.text, to.text);
    toast({ tone: 'success', title: copy.booked.title, text });
  };
  // Without a form no booking can be continued.
  const others = isSetUp ? calls.others : [];
  return (
    <Dialog
      title={copy.title}
      description={
        <>
          <p>{copy.lead}</p>
          {others.length > 0 && <p>{copy.begun.told}</p>}
        </>
      }
      onClose={close}
    >
      {isSetUp ? (
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
          <LoadFailure what={copy.failed} error={failure} onRetry={reload} />
        </CallForm>
      ) : (
        <Notice tone="warning">{copy.notSetUp}</Notice>
      )}
      <BegunCalls
        calls={others}
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
