import { getRouteApi } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { useWhenIdle } from '#core/product/use-when-idle.ts';
import { isDeviceSwitchOn } from '#core/session/use-device-switch.ts';
import { Button } from '#ui/actions/button.tsx';
import { lazyDialog } from '#ui/feedback/lazy-dialog.tsx';
import { useSingleKeys } from '#ui/keys/single-keys.tsx';
import { useDispatchCopy } from '../dispatch-copy.ts';
import { NO_BOOKING } from './booking-search.ts';

const LazyBookingPanel = lazyDialog(async () => (await import('./booking-panel.tsx')).BookingPanel);

const route = getRouteApi('/signed-in/admin/rides');

/** What numbers are written with. */
const OF_A_NUMBER = /^[\d\s()+./-]$/;

/** Keys that move the focus or close the panel. */
const LEFT_ALONE: ReadonlySet<string> = new Set(['Tab', 'Escape']);

/**
 * Collects what is typed of a number while its panel is still loading: until then nothing could take it, and no key may
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

/** The board's booking by phone: its button and its key, and the addresses that open it (`BookingSearch`). */
export function NewBooking() {
  const { newBooking } = useDispatchCopy().board;
  const navigate = route.useNavigate();
  const { call, again, as } = route.useSearch();
  const isAsked = call !== undefined || again !== undefined;
  const [isOpened, setOpened] = useState(false);
  const isShown = isOpened || isAsked;
  const takeTyped = useTypedAhead(isShown);
  const open = () => {
    const first = document.querySelector<HTMLElement>('[data-beside] input:not([type=checkbox])');
    if (first === null) setOpened(true);
    else first.focus();
  };
  const close = () => {
    setOpened(false);
    if (!isAsked) return;
    void navigate({ search: (search) => ({ ...search, ...NO_BOOKING }), replace: true, resetScroll: false });
  };
  useSingleKeys({ n: () => isDeviceSwitchOn('single-key-shortcuts') && open() }, true);
  // Whoever has pressed the key already listens to a number.
  useWhenIdle(LazyBookingPanel.prepare);
  return (
    <>
      <Button size="small" aria-keyshortcuts="n" onClick={open}>
        {newBooking}
      </Button>
      {isShown && <LazyBookingPanel takeTyped={takeTyped} asked={{ call, again, as }} onClose={close} />}
    </>
  );
}
