import { useRef, type ComponentProps, type KeyboardEvent } from 'react';
import { completedPhone } from '#domain/rides/model/booking/phone-key.ts';
import { phoneOf } from '#domain/rides/model/customers/caller.ts';
import type { Customer } from '#domain/rides/model/customers/customer.ts';
import { withoutDirectionControls } from '#core/text/without-direction-controls.ts';
import { TextField } from '#ui/fields/text-field.tsx';
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
function CallerNote({ lookup, name, phone, suggested, isFull, date }: CallerNoteProps) {
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

interface PhoneNumberFieldProps extends Pick<
  ComponentProps<typeof TextField>,
  'ref' | 'error' | 'readOnly' | 'onInput' | 'onFocus' | 'onKeyDown'
> {
  value: string;
  onPhone: (phone: string) => void;
  /** Known callers whose number begins with this one. */
  suggested: readonly Customer[];
  onTake: (customer: Customer) => void;
  /** Called when the focus moves on and the number stays as typed. */
  onLeave: () => void;
  note: Omit<ComponentProps<typeof CallerNote>, 'suggested'>;
}

/** The caller's number. The arrow keys move to known numbers that begin with it, in a list that covers the next field. */
export function PhoneNumberField(props: PhoneNumberFieldProps) {
  const { value, onPhone, suggested, onTake, onLeave, onKeyDown, note, ...field } = props;
  const { caller: copy, phone } = usePhoneBookingCopy();
  const frame = useRef<HTMLDivElement>(null);
  const onArrow = (event: KeyboardEvent<HTMLElement>) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const stops = [...(frame.current?.querySelectorAll<HTMLElement>('input, button') ?? [])];
    const next = stops[stops.findIndex((stop) => stop === event.target) + (step ?? 0)];
    if (step === undefined || next === undefined) return;
    event.preventDefault();
    next.focus();
  };
  // Digits go on with the number, and Escape closes only the list.
  const onSuggestionKey = (event: KeyboardEvent<HTMLElement>) => {
    const { key, ctrlKey, altKey, metaKey } = event;
    const isTyped = key === 'Backspace' || (key.length === 1 && key !== ' ');
    const leavesList = key === 'Escape' || (isTyped && !ctrlKey && !altKey && !metaKey);
    if (leavesList) frame.current?.querySelector('input')?.focus();
    else onArrow(event);
  };
  return (
    <div
      ref={frame}
      className="relative"
      onBlur={({ currentTarget, relatedTarget }) => !currentTarget.contains(relatedTarget) && onLeave()}
    >
      <TextField
        {...field}
        onKeyDown={(event) => {
          onArrow(event);
          onKeyDown?.(event);
        }}
        label={phone}
        type="tel"
        required
        autoComplete="off"
        enterKeyHint="next"
        value={value}
        onChange={({ target }) => onPhone(target.value)}
      />
      <CallerNote {...note} suggested={suggested.map(({ name }) => name)} />
      {suggested.length > 0 && (
        <ul
          aria-label={copy.suggested}
          data-own-escape=""
          className="absolute inset-x-0 top-full z-10 grid gap-1 rounded-control border border-line-strong bg-surface p-1 shadow-lg"
        >
          {suggested.map((customer) => (
            <li key={customer.id}>
              <button
                type="button"
                // Tab moves on from the number, and a press leaves the focus there.
                tabIndex={-1}
                onMouseDown={(event) => event.preventDefault()}
                onKeyDown={onSuggestionKey}
                onClick={() => onTake(customer)}
                className="flex min-h-11 w-full flex-wrap items-center justify-between gap-x-4 rounded-control px-3 text-left hover:bg-accent-soft focus-visible:bg-accent-soft focus-visible:outline-3 focus-visible:outline-accent-ink"
              >
                <bdi>{customer.name}</bdi>
                <span className="text-sm text-ink-soft">
                  {customer.phone ?? completedPhone(value, customer.phoneKey)}
                </span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
