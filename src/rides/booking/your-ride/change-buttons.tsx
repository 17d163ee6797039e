import { useState, type ReactNode } from 'react';
import { stepsFrom } from '#domain/rides/model/ride/ride-steps.ts';
import type { Ride } from '#domain/rides/model/ride/ride.ts';
import { useWhenIdle } from '#core/product/use-when-idle.ts';
import { Button } from '#ui/actions/button.tsx';
import { lazyDialog } from '#ui/feedback/lazy-dialog.tsx';
import { useBookingCopy } from '../booking-copy.ts';

const LazyCancelDialog = lazyDialog(async () => (await import('./cancel-dialog.tsx')).CancelDialog);
const LazyEditDialog = lazyDialog(async () => (await import('./edit-dialog.tsx')).EditDialog);

interface CancelButtonProps {
  ride: Ride;
  /** A button's accessible name, with the ride's time; `undefined` if the page has only one such button. */
  nameOf: (named: (when: string) => string) => string | undefined;
}

interface ChangeButtonsProps extends CancelButtonProps {
  children?: ReactNode;
}

function CancelButton({ ride, nameOf }: CancelButtonProps) {
  const { open, openOf } = useBookingCopy().cancel;
  const [isOpen, setOpen] = useState(false);
  // The dialog loads in advance, because the network may be lost when the button is pressed.
  useWhenIdle(LazyCancelDialog.prepare);
  return (
    <>
      <Button tone="ending" aria-label={nameOf(openOf)} onClick={() => setOpen(true)}>
        {open}
      </Button>
      {isOpen && <LazyCancelDialog ride={ride} onClose={() => setOpen(false)} />}
    </>
  );
}

/**
 * The buttons that edit and cancel a passenger's ride, while its state permits that. An open edit dialog says when the
 * ride can no longer be edited. The dialog ends with these buttons, for example after the ride's end.
 */
export function ChangeButtons({ ride, nameOf, children }: ChangeButtonsProps) {
  const { open, openOf } = useBookingCopy().edit;
  const [isEditing, setEditing] = useState(false);
  const steps = stepsFrom('rider', ride.state);
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 empty:hidden">
      <div className="flex flex-wrap items-center gap-3 empty:hidden">
        {children}
        {steps.includes('edit') && (
          <Button tone="secondary" aria-label={nameOf(openOf)} onClick={() => setEditing(true)}>
            {open}
          </Button>
        )}
        {isEditing && <LazyEditDialog ride={ride} onClose={() => setEditing(false)} />}
      </div>
      {steps.includes('cancel') && <CancelButton ride={ride} nameOf={nameOf} />}
    </div>
  );
}
