import { FEWEST_TO_END } from '#domain/rides/model/booking/passenger-phone.ts';
import type { KnownCallers } from '#domain/rides/services/phone-booking.ts';
import { succeed } from '#domain/shared/result.ts';
import { useRequest } from '#core/product/use-request.ts';
import { useDispatch } from '../../shared/use-dispatch.ts';
import { usePausedText } from '../../shared/use-paused-text.ts';

/** The fewest letters of a search by name. Fewer would match too many names. */
const FROM_LETTERS = 3;

const NOBODY: KnownCallers = { customers: [], accounts: [], more: false };

/** The people whom `named` finds by this text, read when typing pauses; none for fewer than three letters. */
export function useNamedCallers(text: string): KnownCallers {
  const { phoneBooking } = useDispatch();
  const due = text.trim().length < FROM_LETTERS ? '' : text;
  const paused = usePausedText(due);
  // Without an answer the dispatcher types the whole name.
  const { found } = useRequest(paused, async (of) => (of === '' ? succeed(NOBODY) : phoneBooking.named(of)));
  return (paused === due ? found : null) ?? NOBODY;
}

/** The people with a number that ends with these digits, read when typing pauses; empty for fewer than four. */
export function useEndingCallers(typed: string): KnownCallers {
  const { phoneBooking } = useDispatch();
  const digits = typed.replaceAll(/\D/g, '');
  const due = digits.length < FEWEST_TO_END ? '' : digits;
  const paused = usePausedText(due);
  const { found } = useRequest(paused, async (of) => (of === '' ? succeed(NOBODY) : phoneBooking.ending(of)));
  return (paused === due ? found : null) ?? NOBODY;
}
