import { useRef, type KeyboardEvent, type KeyboardEventHandler, type Ref } from 'react';
import { completedPhone } from '#domain/rides/model/booking/passenger-phone.ts';
import { phoneOf, ridersOfCaller, type Caller } from '#domain/rides/model/customers/caller.ts';
import type { Customer } from '#domain/rides/model/customers/customer.ts';
import { isExpired } from '#domain/rides/model/ride/deadlines.ts';
import type { FormField } from '#core/forms/use-form.ts';
import { withoutDirectionControls } from '#core/text/without-direction-controls.ts';
import { RouteLink } from '#ui/actions/route-link.tsx';
import { RadioGroup } from '#ui/fields/radio-group.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import type { ServiceTime } from '#ui/zone/use-service-time.ts';
import { useRideFeed } from '../../shared/live/use-ride-feed.ts';
import { useServerTime } from '../../shared/live/use-server-time.ts';
import { RideBadge } from '../../shared/ride-facts.tsx';
import { BOARD_TICK_MS } from '../board/board-clock.tsx';
import type { CallDraft } from './call-draft.ts';
import { usePhoneBookingCopy } from './phone-booking-copy.ts';
import type { CallersNumber } from './use-callers-number.ts';

interface CallerNoteProps {
  callers: CallersNumber;
  draft: CallDraft;
  date: (at: Date) => string;
}

/**
 * Who is calling, as far as it is known; before that, what the number is for. Its two lines are always there, so that no
 * field moves.
 */
function CallerNote({ callers: { lookup, suggested, isFull }, draft, date }: CallerNoteProps) {
  const { caller: copy } = usePhoneBookingCopy();
  const note = () => {
    const [first, second] = suggested;
    if (second !== undefined) return copy.several(suggested.length, isFull);
    if (first !== undefined) return copy.one(withoutDirectionControls(first.name));
    if (lookup === null) return copy.hint;
    if (lookup.kind !== 'found') return copy[lookup.kind];
    const { customer, account, isOwner } = lookup.caller;
    if (isOwner && account !== null) {
      const owner = withoutDirectionControls(account.name);
      return draft.name.trim() === account.name ? copy.account(owner, account.email) : copy.other(owner);
    }
    if (customer === null) return copy.unknown;
    return copy.known(withoutDirectionControls(customer.name), date(customer.lastRideAt));
  };
  const typed = draft.phone.trim();
  const whole = lookup?.kind === 'found' ? phoneOf(lookup.caller, typed) : typed;
  return (
    <output className="mb-2 block min-h-10 text-sm text-ink-soft">
      {note()}
      {/* The ride gets this one. */}
      {whole !== typed && ` ${copy.whole(whole)}`}
    </output>
  );
}

interface WhoCallsProps {
  caller: Caller | null;
  onChoose: (caller: Caller) => void;
  readOnly: boolean;
  inputRef: Ref<HTMLInputElement>;
  onKeyDown: KeyboardEventHandler<HTMLInputElement>;
}

/** Asks who is calling if a number belongs to both a customer and an account. */
function WhoCalls({ caller, onChoose, readOnly, inputRef, onKeyDown }: WhoCallsProps) {
  const { who } = usePhoneBookingCopy();
  if (caller === null || caller.customer === null || caller.account === null) return null;
  const { customer, account, isOwner } = caller;
  return (
    <RadioGroup
      label={who.label}
      ref={inputRef}
      options={[
        { value: 'customer', label: withoutDirectionControls(customer.name), note: who.customer },
        {
          value: 'owner',
          label: withoutDirectionControls(account.name),
          note: who.account(account.email),
        },
      ]}
      value={isOwner ? 'owner' : 'customer'}
      onChange={(value) => onChoose({ ...caller, isOwner: value === 'owner' })}
      readOnly={readOnly}
      onKeyDown={onKeyDown}
    />
  );
}

interface OpenRidesProps {
  caller: Caller | null;
  dateTime: (at: Date) => string;
}

/** The caller's rides that are open already, so that nobody books one twice. It uses the board's feed and costs no read. */
function OpenRides({ caller, dateTime }: OpenRidesProps) {
  const { open: copy } = usePhoneBookingCopy();
  const { seen } = useRideFeed(caller === null ? null : { kind: 'board' });
  const now = useServerTime(BOARD_TICK_MS);
  const riders = caller === null ? [] : ridersOfCaller(caller);
  const rides = (seen ?? [])
    .filter((ride) => ride.state !== 'damaged')
    // A request whose search is over is not waiting for anybody (D61).
    .filter((ride) => riders.includes(ride.rider) && !isExpired(ride, now));
  return (
    // Screen readers need the region to exist before its content; until then it takes no row of the form.
    <div aria-live="polite" className={caller === null ? 'absolute' : undefined}>
      {rides.length > 0 && (
        <div className="mb-3 grid gap-1 text-sm">
          <p className="font-semibold">{copy.heading}</p>
          <ul className="grid gap-1">
            {rides.map(({ id, state, pickupAt, area }) => (
              <li key={id} className="flex flex-wrap items-center gap-x-3 gap-y-1">
                <RouteLink to="/admin/rides/$id" params={{ id }}>
                  {copy.ride(dateTime(pickupAt), area.from, area.to)}
                </RouteLink>
                <RideBadge state={state} />
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}

interface CallerFieldsProps {
  draft: CallDraft;
  callers: CallersNumber;
  format: ServiceTime;
  /** What the form gives for the number, and for the choice of who calls. */
  phone: FormField;
  who: FormField;
  onPhone: (phone: string) => void;
  onTake: (customer: Customer) => void;
  /** Called when the number's field gets the focus. */
  onFocus: () => void;
  onKeyDown: KeyboardEventHandler<HTMLInputElement>;
}

/**
 * The caller's number, who is calling, and the rides that they have. The arrow keys move to known numbers that begin with
 * the typed one, in a list that covers the next field.
 */
export function CallerFields(props: CallerFieldsProps) {
  const { draft, callers, format, phone: phoneField, who, onPhone, onTake, onFocus, onKeyDown } = props;
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
    <>
      <div
        ref={frame}
        className="relative"
        onBlur={({ currentTarget, relatedTarget }) =>
          !currentTarget.contains(relatedTarget) && void callers.keep()
        }
      >
        <TextField
          {...phoneField}
          onFocus={onFocus}
          onKeyDown={(event) => {
            onArrow(event);
            onKeyDown(event);
          }}
          label={phone}
          type="tel"
          required
          autoComplete="off"
          enterKeyHint="next"
          value={draft.phone}
          onChange={({ target }) => onPhone(target.value)}
        />
        <CallerNote callers={callers} draft={draft} date={format.date} />
        {callers.suggested.length > 0 && (
          <ul
            aria-label={copy.suggested}
            data-own-escape=""
            className="absolute inset-x-0 top-full z-10 grid gap-1 rounded-control border border-line-strong bg-surface p-1 shadow-lg"
          >
            {callers.suggested.map((customer) => (
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
                    {customer.phone ?? completedPhone(draft.phone, customer.phoneKey)}
                  </span>
                </button>
              </li>
            ))}
          </ul>
        )}
      </div>
      <WhoCalls
        caller={callers.caller}
        onChoose={callers.choose}
        readOnly={who.readOnly}
        inputRef={who.ref}
        onKeyDown={onKeyDown}
      />
      <OpenRides caller={callers.caller} dateTime={format.dateTime} />
    </>
  );
}
