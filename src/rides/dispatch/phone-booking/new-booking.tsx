import { useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { useWhenIdle } from '#core/product/use-when-idle.ts';
import { isDeviceSwitchOn } from '#core/session/use-device-switch.ts';
import { Button } from '#ui/actions/button.tsx';
import { lazyDialog } from '#ui/feedback/lazy-dialog.tsx';
import { useSingleKeys } from '#ui/keys/single-keys.tsx';
import { useDispatchCopy } from '../dispatch-copy.ts';
import { NO_BOOKING } from './booking-search.ts';

const LazyBookingPanel = lazyDialog(async () => (await import('./booking-panel.tsx')).BookingPanel);

const ROUTE = { from: '/signed-in/admin/rides' } as const;

/**
 * The board's booking by phone, opened by a button, a key or an address (`BookingSearch`). `onBooked` gets the id of
 * the booked ride when the panel closes.
 */
export function NewBooking({ onBooked }: { onBooked: (ride: string) => void }) {
  const { newBooking } = useDispatchCopy().board;
  const navigate = useNavigate({ from: '/admin/rides' });
  const { call, again, as } = useSearch(ROUTE);
  const isAsked = call !== undefined || again !== undefined;
  const [isOpened, setOpened] = useState(false);
  const isShown = isOpened || isAsked;
  const open = () => {
    const first = document.querySelector<HTMLElement>('[data-beside] input:not([type=checkbox])');
    if (isShown && first !== null) first.focus();
    else setOpened(true);
  };
  const close = () => {
    setOpened(false);
    if (!isAsked) return;
    void navigate({ search: (search) => ({ ...search, ...NO_BOOKING }), replace: true, resetScroll: false });
  };
  useSingleKeys({ n: () => isDeviceSwitchOn('single-key-shortcuts') && open() }, true);
  // The panel loads in advance, because the dispatcher types at once after the key.
  useWhenIdle(LazyBookingPanel.prepare);
  return (
    <>
      <Button size="small" aria-keyshortcuts="n" onClick={open}>
        {newBooking}
      </Button>
      {isShown && <LazyBookingPanel asked={{ call, again, as }} onBooked={onBooked} onClose={close} />}
    </>
  );
}
