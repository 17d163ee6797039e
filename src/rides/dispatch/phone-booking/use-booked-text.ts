import { useLanguage } from '#words/language-context.ts';
import { LOCALES } from '#words/use-format.ts';
import { withoutDirectionControls } from '#core/text/without-direction-controls.ts';
import { useRidesCopy } from '../../shared/rides-copy.ts';
import { usePhoneBookingCopy } from './phone-booking-copy.ts';
import type { BookedCall } from './use-send-call.ts';

/** What was booked, as one reads it back: "Tue 24 Nov 07:30, Child seat: Clara Caller, 12 Lime Walk → City Hospital". */
export function useBookedText() {
  const { booked: copy } = usePhoneBookingCopy();
  const { needs } = useRidesCopy();
  const { language } = useLanguage();
  const locale = LOCALES[language];
  const said = (at: Date, timeZone: string) => {
    const day = at.toLocaleDateString(locale, { weekday: 'short', day: 'numeric', month: 'short', timeZone });
    return `${day.replaceAll(',', '')} ${at.toLocaleTimeString(locale, { timeStyle: 'short', timeZone })}`;
  };
  return ({ call: { name, trip }, settings }: BookedCall): string =>
    copy.text(
      trip.pickUp.kind === 'now' ? copy.now : said(trip.pickUp.at, settings.timeZone),
      trip.needs.map((need) => needs[need]),
      withoutDirectionControls(name),
      trip.from.text,
      trip.to.text,
    );
}
