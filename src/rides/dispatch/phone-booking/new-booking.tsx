import { useEffect, useRef, useState } from 'react';
import { useWhenIdle } from '#core/product/use-when-idle.ts';
import { isDeviceSwitchOn } from '#core/session/use-device-switch.ts';
import { useDispatchCopy } from '../dispatch-copy.ts';
import { Button } from '#ui/actions/button.tsx';
import { lazyDialog } from '#ui/feedback/lazy-dialog.tsx';
import { useSingleKeys } from '#ui/keys/single-keys.tsx';

const LazyBookingDialog = lazyDialog(async () => (await import('./booking-dialog.tsx')).BookingDialog);

/** What numbers are written with. */
const OF_A_NUMBER = /^[\d\s()+./-]$/;

/** Keys that move the focus or close the dialog. */
const LEFT_ALONE: ReadonlySet<string> = new Set(['Tab', 'Escape']);

/**
 * Collects what is typed of a number while its dialog is still loading: until then nothing could take it, and no key may
 * act on the page behind. Returns the function that hands it over, once.
 */
export function useTypedAhead(isOpening: boolean): () => string {
  const typed = useRef('');
  useEffect(() => {
    if (!isOpening) return undefined;
    typed.current = '';
    const collect = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, altKey } = event;
      if (ctrlKey || metaKey || altKey || LEFT_ALONE.has(key)) return;
      if (document.querySelector('[role=dialog]') !== null) return;
      event.preventDefault();
      if (key === 'Backspace') typed.current = typed.current.slice(0, -1);
      else if (OF_A_NUMBER.test(key)) typed.current += key;
    };
    document.addEventListener('keydown', collect, { capture: true });
    return () => document.removeEventListener('keydown', collect, { capture: true });
  }, [isOpening]);
  return () => {
    const ahead = typed.current;
    typed.current = '';
    return ahead;
  };
}

/** The button for a booking by phone, and its key. */
export function NewBooking() {
  const { newBooking } = useDispatchCopy().board;
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
