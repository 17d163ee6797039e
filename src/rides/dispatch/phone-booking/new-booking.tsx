import { useState } from 'react';
import { useWhenIdle } from '#core/product/use-when-idle.ts';
import { isDeviceSwitchOn } from '#core/session/use-device-switch.ts';
import { useBoardCopy } from '../board-copy.ts';
import { Button } from '#ui/actions/button.tsx';
import { lazyDialog } from '#ui/feedback/lazy-dialog.tsx';
import { useSingleKeys } from '#ui/keys/use-single-keys.ts';
import { useTypedAhead } from './use-typed-ahead.ts';

const LazyBookingDialog = lazyDialog(async () => (await import('./booking-dialog.tsx')).BookingDialog);

/** The button for a booking by phone, and its key. */
export function NewBooking() {
  const { newBooking } = useBoardCopy();
  const [shown, setShown] = useState(false);
  const takeTyped = useTypedAhead(shown);
  const open = () => setShown(true);
  useSingleKeys({ n: () => isDeviceSwitchOn('single-key-shortcuts') && open() }, true);
  // Whoever has pressed the key already listens to a number.
  useWhenIdle(LazyBookingDialog.prepare);
  return (
    <>
      <Button size="small" aria-keyshortcuts="n" onClick={open}>
        {newBooking}
      </Button>
      {shown && <LazyBookingDialog takeTyped={takeTyped} onClose={() => setShown(false)} />}
    </>
  );
}
