import type { NamedCallers } from '#domain/rides/services/phone-booking.ts';
import { succeed } from '#domain/shared/result.ts';
import { useRequest } from '#core/product/use-request.ts';
import { useDispatch } from '../../shared/use-dispatch.ts';
import { usePausedText } from '../../shared/use-paused-text.ts';

/** Fewer letters begin too many names. */
const FROM_LETTERS = 3;

const NOBODY: NamedCallers = { customers: [], accounts: [], more: false };

/** Who is known by a name that begins with this text, read when typing pauses; nobody before, nor for an empty text. */
export function useNamedCallers(text: string): NamedCallers {
  const { phoneBooking } = useDispatch();
  const due = text.trim().length < FROM_LETTERS ? '' : text;
  const paused = usePausedText(due);
  // Without an answer the name is typed as a whole.
  const { found } = useRequest(paused, async (of) => (of === '' ? succeed(NOBODY) : phoneBooking.named(of)));
  return (paused === due ? found : null) ?? NOBODY;
}
