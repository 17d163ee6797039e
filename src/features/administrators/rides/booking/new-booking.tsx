import { Suspense, useState } from 'react';
import { useWhenIdle } from '../../../../core/product/use-when-idle.ts';
import { isDeviceSwitchOn } from '../../../../core/session/use-device-switch.ts';
import { useBoardCopy } from '../../../../copy/rides/board.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { useSingleKeys } from '../../keys/use-single-keys.ts';
import { LateBookingDialog, prepareBookingDialog } from './late-booking-dialog.ts';

/** The button for a booking by phone, and its key. */
export function NewBooking() {
  const { newBooking } = useBoardCopy();
  const [shown, setShown] = useState(false);
  const open = () => setShown(true);
  useSingleKeys({ n: () => isDeviceSwitchOn('single-key-shortcuts') && open() }, true);
  // What is typed right after the key is typed into the dialog.
  useWhenIdle(prepareBookingDialog);
  return (
    <>
      <Button size="small" aria-keyshortcuts="n" onClick={open}>
        {newBooking}
      </Button>
      <Suspense>{shown && <LateBookingDialog onClose={() => setShown(false)} />}</Suspense>
    </>
  );
}
