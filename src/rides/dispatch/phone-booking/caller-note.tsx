import { phoneOf } from '#domain/rides/model/customers/caller.ts';
import { withoutDirectionControls } from '#core/text/without-direction-controls.ts';
import { usePhoneBookingCopy } from './phone-booking-copy.ts';
import type { Lookup } from './use-caller.ts';

interface CallerNoteProps {
  lookup: Lookup | null;
  /** The name and the number as typed. */
  name: string;
  phone: string;
  /** Names of known callers whose number begins with the typed digits. */
  suggested: readonly string[];
  /** There may be more than those. */
  isFull: boolean;
  date: (at: Date) => string;
}

/**
 * Who is calling, as far as it is known; before that, what the number is for. Its two lines are always there, so that no
 * field moves.
 */
export function CallerNote({ lookup, name, phone, suggested, isFull, date }: CallerNoteProps) {
  const { caller: copy } = usePhoneBookingCopy();
  const told = () => {
    const [first, second] = suggested;
    if (second !== undefined) return copy.several(suggested.length, isFull);
    if (first !== undefined) return copy.one(withoutDirectionControls(first));
    if (lookup === null) return copy.hint;
    if (lookup.kind !== 'found') return copy[lookup.kind];
    const { customer, account, isOwner } = lookup.caller;
    if (isOwner && account !== null) {
      const owner = withoutDirectionControls(account.name);
      return name.trim() === account.name ? copy.account(owner, account.email) : copy.other(owner);
    }
    if (customer === null) return copy.unknown;
    return copy.known(withoutDirectionControls(customer.name), date(customer.lastRideAt));
  };
  const typed = phone.trim();
  const whole = lookup?.kind === 'found' ? phoneOf(lookup.caller, typed) : typed;
  return (
    <output className="mb-2 block min-h-10 text-sm text-ink-soft">
      {told()}
      {/* The ride gets this one. */}
      {whole !== typed && ` ${copy.whole(whole)}`}
    </output>
  );
}
