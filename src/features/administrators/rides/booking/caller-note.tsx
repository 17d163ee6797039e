import { withoutDirectionControls } from '../../../../core/text/without-direction-controls.ts';
import { usePhoneBookingCopy } from '../../../../copy/rides/phone-booking.ts';
import type { Lookup } from './use-caller.ts';

interface CallerNoteProps {
  lookup: Lookup | null;
  /** As typed. */
  name: string;
  date: (at: Date) => string;
}

/** Who calls, as far as it is known; before that what the number is for. Its two lines stay, so that no field moves. */
export function CallerNote({ lookup, name, date }: CallerNoteProps) {
  const { caller: copy } = usePhoneBookingCopy();
  const told = () => {
    if (lookup === null) return copy.hint;
    if (lookup.kind === 'customer') {
      const { customer } = lookup;
      return copy.known(withoutDirectionControls(customer.name), date(customer.lastRideAt));
    }
    if (lookup.kind === 'passenger') {
      const { account } = lookup;
      const owner = withoutDirectionControls(account.name);
      return name.trim() === account.name ? copy.account(owner, account.email) : copy.other(owner);
    }
    return copy[lookup.kind];
  };
  return <output className="mb-2 block min-h-10 text-sm text-ink-soft">{told()}</output>;
}
