import { FEWEST_TO_END } from '#domain/rides/model/customers/customer-search.ts';
import type { Customer } from '#domain/rides/model/customers/customer.ts';
import type { NamedCallers } from '#domain/rides/services/phone-booking.ts';
import { succeed } from '#domain/shared/result.ts';
import { useRequest } from '#core/product/use-request.ts';
import { useDispatch } from '../../shared/use-dispatch.ts';
import { usePausedText } from '../../shared/use-paused-text.ts';

/** Fewer letters match too many names. */
const FROM_LETTERS = 3;

const NOBODY: NamedCallers = { customers: [], accounts: [], more: false };

/** Known callers whose name begins with this text, read when typing pauses; empty before, and for an empty text. */
export function useNamedCallers(text: string): NamedCallers {
  const { phoneBooking } = useDispatch();
  const due = text.trim().length < FROM_LETTERS ? '' : text;
  const paused = usePausedText(due);
  // Without an answer the dispatcher types the whole name.
  const { found } = useRequest(paused, async (of) => (of === '' ? succeed(NOBODY) : phoneBooking.named(of)));
  return (paused === due ? found : null) ?? NOBODY;
}

const NO_CUSTOMERS: readonly Customer[] = [];

/** Customers whose number ends with these digits, read when typing pauses; empty for fewer than four. */
export function useEndingCallers(typed: string): readonly Customer[] {
  const { phoneBooking } = useDispatch();
  const digits = typed.replaceAll(/\D/g, '');
  const due = digits.length < FEWEST_TO_END ? '' : digits;
  const paused = usePausedText(due);
  const { found } = useRequest(paused, async (of) =>
    of === '' ? succeed(NO_CUSTOMERS) : phoneBooking.ending(of),
  );
  return (paused === due ? found : null) ?? NO_CUSTOMERS;
}
