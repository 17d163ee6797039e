import { useNavigate, useRouter, type RouterHistory } from '@tanstack/react-router';
import { isDeviceSwitchOn } from '#core/session/use-device-switch.ts';
import { withoutDirectionControls } from '#core/text/without-direction-controls.ts';
import { useLanguage } from '#words/language-context.ts';
import { LOCALES } from '#words/use-format.ts';
import { Button } from '#ui/actions/button.tsx';
import { KeyCap } from '#ui/keys/key-cap.tsx';
import { useSingleKeys } from '#ui/keys/single-keys.tsx';
import { useToast } from '#ui/feedback/toast-context.tsx';
import { useRidesCopy } from '../../shared/rides-copy.ts';
import { useRides } from '../../shared/use-rides.ts';
import { useEndWithPage } from '../steps/use-end-with-page.ts';
import type { BookingSearch } from './booking-search.ts';
import { usePhoneBookingCopy } from './phone-booking-copy.ts';
import { useRepeats } from './use-repeats.ts';
import type { BookedCall } from './use-send-call.ts';

/** The text to read back to the caller: "Tue 24 Nov 07:30, child seat: Clara Caller, 12 Lime Walk → City Hospital". */
function useBookedText() {
  const { booked: copy } = usePhoneBookingCopy();
  const { needs } = useRidesCopy();
  const { language } = useLanguage();
  const locale = LOCALES[language];
  const said = (at: Date, timeZone: string) => {
    const day = at.toLocaleDateString(locale, { weekday: 'short', day: 'numeric', month: 'short', timeZone });
    return `${day.replaceAll(',', '')} ${at.toLocaleTimeString(locale, { timeStyle: 'short', timeZone })}`;
  };
  return ({ call: { name, trip }, settings, beside }: BookedCall): string => {
    const ride = copy.text(
      trip.pickUp.kind === 'now' ? copy.now : said(trip.pickUp.at, settings.timeZone),
      trip.needs.map((need) => needs[need]),
      withoutDirectionControls(name),
      trip.from.text,
      trip.to.text,
    );
    return beside === '' ? ride : `${ride} · ${beside}`;
  };
}

interface RepeatButtonsProps {
  history: RouterHistory;
  repeats: ReturnType<ReturnType<typeof useRepeats>>;
  onRepeat: (search: BookingSearch) => void;
}

/** Buttons and keys that open the panel with the booked trip. The toast ends with the page, whose keys it uses. */
function RepeatButtons({ history, repeats, onRepeat }: RepeatButtonsProps) {
  useEndWithPage(history);
  const actions = repeats.map(({ key, search }) => [
    key,
    () => isDeviceSwitchOn('single-key-shortcuts') && onRepeat(search),
  ]);
  useSingleKeys(Object.fromEntries(actions), true);
  return (
    <div className="flex flex-wrap gap-1">
      {repeats.map(({ key, text, search }) => (
        <Button
          key={text}
          tone="secondary"
          size="small"
          aria-keyshortcuts={key}
          onClick={() => onRepeat(search)}
        >
          <span>
            {text} <KeyCap>{key.toUpperCase()}</KeyCap>
          </span>
        </Button>
      ))}
    </div>
  );
}

/** Confirms a booking, and offers to open a booking like it. */
export function useBookedToast() {
  const { booked: copy } = usePhoneBookingCopy();
  const textOf = useBookedText();
  const repeatsOf = useRepeats();
  const toast = useToast();
  const navigate = useNavigate();
  const { history } = useRouter();
  const { serverTime } = useRides();
  return (booked: BookedCall) => {
    const { pickUp } = booked.call.trip;
    const pickupAt = pickUp.kind === 'now' ? serverTime() : pickUp.at;
    const repeats = repeatsOf({ id: booked.id, state: 'requested', pickupAt }, booked.settings.timeZone);
    toast({
      tone: 'success',
      title: copy.title,
      text: textOf(booked),
      // These are buttons instead of links, because a toast is outside the router.
      action: (
        <RepeatButtons
          history={history}
          repeats={repeats}
          onRepeat={(search) => void navigate({ to: '/admin/rides', search })}
        />
      ),
    });
  };
}
