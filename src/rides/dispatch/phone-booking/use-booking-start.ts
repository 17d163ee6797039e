import { useEffect, useEffectEvent } from 'react';
import { repeatedCall } from '#domain/rides/model/customers/repeated-call.ts';
import { dayAt, plusDays } from '#domain/shared/time/wall-time.ts';
import type { PickUpForm } from '#domain/rides/model/booking/pick-up.ts';
import { fail, succeed, type Result } from '#domain/shared/result.ts';
import { useRequest } from '#core/product/use-request.ts';
import { useControlsCopy } from '#words/controls-copy.ts';
import { useLanguage } from '#words/language-context.ts';
import { LOCALES } from '#words/use-format.ts';
import { useRides } from '../../shared/use-rides.ts';
import type { BookingStart } from './booking-start.ts';
import { EMPTY_CALL, type CallDraft } from './call-draft.ts';

/** Reads a booking's start, and calls `begin` with it. `isGone`: the ride is damaged, removed or without details. */
export function useBookingStart(start: BookingStart | null, begin: (call: CallDraft) => void) {
  const { rideViews, serviceSettings, serverTime } = useRides();
  const { when } = useControlsCopy();
  const { language } = useLanguage();
  /** The text that a dispatcher would type for this pick-up. */
  const typed = ({ kind, date, time }: PickUpForm, timeZone: string) => {
    if (kind === 'now') return '';
    const today = dayAt(serverTime(), timeZone);
    const words = { [today]: when.today, [plusDays(today, 1)]: when.tomorrow };
    const written = new Date(`${date}T00:00Z`).toLocaleDateString(LOCALES[language], {
      weekday: 'short',
      day: 'numeric',
      month: 'short',
      // Without a year the text would mean the next such day.
      year: date < today || date > plusDays(today, 300) ? 'numeric' : undefined,
      timeZone: 'UTC',
    });
    return `${words[date]?.toLocaleLowerCase() ?? written} ${time}`;
  };
  const read = async (): Promise<Result<CallDraft | 'gone' | null>> => {
    if (start === null) return succeed(null);
    if ('phone' in start) {
      const { phone } = start;
      return succeed({ ...EMPTY_CALL, phone, withoutNumber: phone === '' });
    }
    const [ride, details, settings] = await Promise.all([
      rideViews.read(start.ride),
      rideViews.details(start.ride),
      serviceSettings.read(),
    ]);
    if (!ride.ok) return ride;
    if (!details.ok) return details;
    if (!settings.ok) {
      const { error } = settings;
      // The panel itself says that rides are not set up.
      return error.code === 'rides-not-set-up' ? succeed(null) : fail(error);
    }
    if (ride.value === null || ride.value.state === 'damaged' || details.value === null)
      return succeed('gone');
    const { timeZone } = settings.value;
    const call = repeatedCall(ride.value, details.value, start.repeat, { now: serverTime(), timeZone });
    return succeed({ ...EMPTY_CALL, ...call, tripChosen: true, when: typed(call.pickUp, timeZone) });
  };
  const { loading, found, error, reload } = useRequest(start, read);
  const take = useEffectEvent(begin);
  useEffect(() => {
    if (found !== null && found !== 'gone') take(found);
  }, [found]);
  return { loading: loading && start !== null, isGone: found === 'gone', error, reload };
}
