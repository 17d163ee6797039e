import { isWithoutNumber } from '#domain/rides/model/customers/call.ts';
import { isSamePerson, type Caller } from '#domain/rides/model/customers/caller.ts';
import { hasBooked, type Customer } from '#domain/rides/model/customers/customer.ts';
import type { KnownCallers } from '#domain/rides/services/phone-booking.ts';
import type { FormField } from '#core/forms/use-form.ts';
import { withoutDirectionControls } from '#core/text/without-direction-controls.ts';
import { useLanguage } from '#words/language-context.ts';
import { LOCALES } from '#words/use-format.ts';
import { classNames } from '#ui/class-names.ts';
import { Combobox } from '#ui/fields/combobox.tsx';
import type { ServiceTime } from '#ui/zone/use-service-time.ts';
import { useRideErrorText } from '../../shared/use-ride-error-text.ts';
import type { CallDraft } from './call-draft.ts';
import { usePhoneBookingCopy } from './phone-booking-copy.ts';
import { OpenRides } from './open-rides.tsx';
import { numberOf, type CallersLookUp } from './use-callers-number.ts';
import { WhoCalls } from './who-calls.tsx';
import { useEndingCallers, useNamedCallers } from './use-named-callers.ts';
import { WithoutNumber } from './without-number.tsx';

interface CallerNoteProps {
  callers: CallersLookUp;
  /** The person who calls; `null` until known. */
  caller: Caller | null;
  /** The people found by the last digits of the number. */
  ending: KnownCallers;
  /** The people suggested by their name, and whether there may be more. */
  named: { readonly names: readonly string[]; readonly more: boolean };
  draft: CallDraft;
  format: ServiceTime;
  /** Whether a field above shows an error. Otherwise this note moves up into the empty line for errors. */
  isBelowNotes: boolean;
}

/** Says who calls or, until that is known, what to do. */
function CallerNote({
  callers: { lookup, suggested, isFull, whole, blocked },
  caller,
  ending,
  named,
  draft,
  format,
  isBelowNotes,
}: CallerNoteProps) {
  const { caller: copy } = usePhoneBookingCopy();
  const { language } = useLanguage();
  const textOf = useRideErrorText(format.dateTime);
  const note = () => {
    if (whole !== null) return copy.whole(withoutDirectionControls(whole.name));
    const names = suggested.length > 0 ? suggested.map(({ name }) => name) : named.names;
    const isMore = suggested.length > 0 ? isFull : named.more;
    const ends = ending.customers.length + ending.accounts.length;
    const [first] = names;
    if (first === undefined && isWithoutNumber(draft)) return copy.withoutNumber;
    if (first === undefined && (isMore || (ends === 0 && ending.more))) return copy.many;
    if (first !== undefined && names.length === 1 && !isMore)
      return copy.one(withoutDirectionControls(first));
    if (first !== undefined) return copy.several(names.length, isMore);
    if (ends > 0) return copy.ending(ends, ending.more);
    if (lookup === null) return copy.hint;
    if (lookup.kind !== 'found') return copy[lookup.kind];
    const { customer, account, isOwner } = caller ?? lookup.caller;
    // A block is shown before anything else, because no booking is possible for this number.
    if (blocked !== null) return textOf({ code: 'customer-blocked', name: blocked.name, at: blocked.at });
    if (isOwner && account !== null) {
      const owner = withoutDirectionControls(account.name);
      return draft.name.trim() === account.name ? copy.account(owner, account.email) : copy.other(owner);
    }
    if (customer === null) return copy.unknown;
    if (draft.name.trim() !== '' && !isSamePerson(customer, draft.name))
      return copy.otherName(withoutDirectionControls(customer.name));
    const knownAs = hasBooked(customer) ? copy.known : copy.orImported;
    const day = customer.lastRideAt.toLocaleDateString(LOCALES[language], {
      dateStyle: 'medium',
      timeZone: format.timeZone,
    });
    const known = knownAs(withoutDirectionControls(customer.name), day);
    return customer.note === '' ? known : `${known} ${copy.noted(withoutDirectionControls(customer.note))}`;
  };
  return (
    <output
      className={classNames(
        'mb-1 block text-sm',
        caller === null ? 'min-h-10' : 'min-h-5',
        blocked === null ? 'text-ink-soft' : 'font-medium text-danger-ink',
        !isBelowNotes && '-mt-4',
      )}
    >
      {note()}
    </output>
  );
}

interface CallerFieldsProps {
  draft: CallDraft;
  callers: CallersLookUp;
  /** The person who calls; `null` until known. */
  caller: Caller | null;
  format: ServiceTime;
  /** The form's fields for the number, the name, and the choice of who calls. */
  phone: FormField;
  name: FormField;
  who: FormField;
  onPhone: (phone: string) => void;
  onWithoutNumber: (withoutNumber: boolean) => void;
  onName: (name: string) => void;
  /** Called with the choice of a known caller, which must finish before the focus moves on. */
  onTake: (taking: () => Promise<void>) => void;
}

/**
 * Finds and shows the caller. Customers are found by the beginning or the end of their number. Accounts are found by
 * the end of theirs or all of it. Without a number both are found by name (`useNamedCallers`).
 */
export function CallerFields(props: CallerFieldsProps) {
  const { draft, callers, caller, format, phone, name, who, onPhone, onWithoutNumber, onName, onTake } =
    props;
  const copy = usePhoneBookingCopy();
  const { onInput: onPhoneInput, ...phoneField } = phone;
  const { onInput: onNameInput, ...nameField } = name;
  // A name typed after a number belongs to that number.
  const { customers, accounts, more } = useNamedCallers(draft.phone.trim() === '' ? draft.name : '');
  const ending = useEndingCallers(
    callers.lookup === null && callers.isAnswered && callers.suggested.length === 0 ? draft.phone : '',
  );
  const optionOf = (customer: Customer, take: (customer: Customer) => Promise<void>) => ({
    id: customer.id,
    text: numberOf(customer, draft.phone),
    note: withoutDirectionControls(customer.name),
    take: () => take(customer),
  });
  const numbered = [
    ...callers.suggested.map((customer) => optionOf(customer, callers.take)),
    ...ending.customers.map((customer) => optionOf(customer, callers.takeNamed)),
    ...ending.accounts.map(({ uid, phone: text, name: of }) => ({
      id: uid,
      text,
      note: withoutDirectionControls(of),
      take: () => callers.takeNumber(text),
    })),
  ];
  const named = [
    ...customers.map((customer) => ({
      id: customer.id,
      text: withoutDirectionControls(customer.name),
      note: numberOf(customer),
      take: () => callers.takeNamed(customer),
    })),
    ...accounts.map((account) => ({
      id: account.uid,
      text: withoutDirectionControls(account.name),
      note: copy.accountOption(account.phone, account.email),
      take: () => callers.takeOwner(account),
    })),
  ];
  return (
    <>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(12rem,100%),1fr))] items-start gap-x-4 gap-y-1.5">
        <div
          className="relative"
          onBlur={({ currentTarget, relatedTarget }) =>
            !currentTarget.contains(relatedTarget) && void callers.keep()
          }
        >
          <WithoutNumber
            checked={isWithoutNumber(draft)}
            onChange={onWithoutNumber}
            busy={phoneField.readOnly}
          />
          <Combobox
            {...phoneField}
            label={copy.phone}
            type="tel"
            required={!isWithoutNumber(draft)}
            enterKeyHint="next"
            typed={draft.phone}
            onType={(typed) => {
              onPhoneInput();
              onPhone(typed);
            }}
            more={callers.isFull || ending.more}
            options={numbered}
            onChoose={({ take }) => onTake(take)}
          />
        </div>
        <Combobox
          {...nameField}
          label={copy.name}
          required
          autoCapitalize="words"
          enterKeyHint="next"
          typed={draft.name}
          onType={(typed) => {
            onNameInput();
            onName(typed);
          }}
          more={more}
          options={named}
          onChoose={({ take }) => onTake(take)}
        />
      </div>
      <CallerNote
        callers={callers}
        caller={caller}
        ending={ending}
        named={{ names: named.map(({ text }) => text), more }}
        draft={draft}
        format={format}
        isBelowNotes={(phone.error ?? name.error) !== undefined}
      />
      <WhoCalls caller={caller} onChoose={callers.choose} readOnly={who.readOnly} inputRef={who.ref} />
      <OpenRides caller={caller} format={format} />
    </>
  );
}
