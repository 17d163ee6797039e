import { getRouteApi } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useWhenIdle } from '#core/product/use-when-idle.ts';
import { isDeviceSwitchOn } from '#core/session/use-device-switch.ts';
import { Button } from '#ui/actions/button.tsx';
import { lazyDialog } from '#ui/feedback/lazy-dialog.tsx';
import { useEndToast, useToast } from '#ui/feedback/toast-context.tsx';
import { useSingleKeys } from '#ui/keys/single-keys.tsx';
import { useRides } from '../../shared/use-rides.ts';
import { useDispatchCopy } from '../dispatch-copy.ts';
import { NO_BOOKING } from './booking-search.ts';
import { bookingStartIn } from './booking-start.ts';
import { usePhoneBookingCopy } from './phone-booking-copy.ts';
import { useBookedText } from './use-booked-text.ts';
import { useRepeats } from './use-repeats.ts';
import type { BookedCall } from './use-send-call.ts';

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

/** The board's booking by phone: its button and key, its addresses, its panel, and what it says once a ride is booked. */
export function NewBooking() {
  const { newBooking } = useDispatchCopy().board;
  const copy = usePhoneBookingCopy();
  const textOf = useBookedText();
  const repeatsOf = useRepeats();
  const toast = useToast();
  const endToast = useEndToast();
  const { serverTime } = useRides();
  const navigate = route.useNavigate();
  const asked = bookingStartIn(route.useSearch());
  const unusable = asked !== null && 'unusable' in asked ? asked.unusable : null;
  const start = asked === null || 'unusable' in asked ? null : asked;
  const [isOpened, setOpened] = useState(false);
  const isShown = isOpened || start !== null;
  const takeTyped = useTypedAhead(isShown);

  const leaveAddress = () =>
    void navigate({ search: (search) => ({ ...search, ...NO_BOOKING }), replace: true, resetScroll: false });
  const refuse = useEffectEvent((text: string) => {
    toast({ tone: 'danger', title: newBooking, text: copy.unusable(text) });
    leaveAddress();
  });
  useEffect(() => {
    if (unusable !== null) refuse(unusable);
  }, [unusable]);
  // It would cover the panel.
  const end = useEffectEvent(() => endToast('success'));
  useEffect(() => {
    if (isShown) end();
  }, [isShown]);

  const open = () => {
    const first = document.querySelector<HTMLElement>('[data-beside] input');
    if (first === null) setOpened(true);
    else first.focus();
  };
  const close = () => {
    setOpened(false);
    if (asked !== null) leaveAddress();
  };
  const onBooked = (booked: BookedCall) => {
    const { pickUp } = booked.call.trip;
    const pickupAt = pickUp.kind === 'now' ? serverTime() : pickUp.at;
    const repeats = repeatsOf({ id: booked.id, state: 'requested', pickupAt }, booked.settings.timeZone);
    toast({
      tone: 'success',
      title: copy.booked.title,
      text: textOf(booked),
      // Buttons, because a toast is outside the router.
      action: (
        <div className="flex flex-wrap gap-2">
          {repeats.map(({ text, search }) => (
            <Button
              key={text}
              tone="secondary"
              size="small"
              onClick={() => void navigate({ to: '/admin/rides', search })}
            >
              {text}
            </Button>
          ))}
        </div>
      ),
    });
  };
  useSingleKeys({ n: () => isDeviceSwitchOn('single-key-shortcuts') && open() }, true);
  // Whoever has pressed the key already listens to a number.
  useWhenIdle(LazyBookingPanel.prepare);
  return (
    <>
      <Button size="small" aria-keyshortcuts="n" onClick={open}>
        {newBooking}
      </Button>
      {isShown && (
        <LazyBookingPanel takeTyped={takeTyped} start={start} onBooked={onBooked} onClose={close} />
      )}
    </>
  );
}
