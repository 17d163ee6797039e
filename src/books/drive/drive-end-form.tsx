import { useId, useState } from 'react';
import type { Payment } from '#domain/books/model/fares/fare.ts';
import type { UnsentEnd } from '#domain/books/model/fares/open-end.ts';
import { END_WAYS, parseEnd, type EndForm } from '#domain/books/model/fares/typed-end.ts';
import type { DriveFare } from '#domain/books/services/drive-fares.ts';
import { wallTimeAt } from '#domain/shared/time/wall-time.ts';
import { Button } from '#ui/actions/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { TextField } from '#ui/fields/text-field.tsx';
import { useFormat } from '#words/use-format.ts';
import { useAmount } from '../tariffs/use-amount.ts';
import { useDriveCopy } from './drive-copy.ts';

export type OpenFare = Extract<DriveFare, { readonly state: 'open' }>;

/** The form before anything is typed: the agreed price, otherwise the meter's sum. */
const emptyForm = ({ agreed }: OpenFare): EndForm => ({
  way: agreed === null ? 'meter' : 'agreed',
  amount: '',
  length: '',
  waited: '',
  extras: [],
});

/** The ways to pay, the likeliest first. Only a ride on account can be billed. */
const BY_ACCOUNT = ['account', 'cash', 'card', 'nothing'] as const satisfies readonly Payment[];
const BY_PASSENGER = ['cash', 'card', 'nothing'] as const satisfies readonly Payment[];

interface DriveEndFormProps {
  fare: OpenFare;
  pickupAt: Date;
  timeZone: string;
  /** The former input; `null` if there is none. */
  form: EndForm | null;
  onForm: (form: EndForm) => void;
  onEnter: (entered: UnsentEnd) => void;
  /** Leaves the end open for later; `null` where that is not offered. */
  onLater: (() => void) | null;
}

/** The sum at the end of a ride, and a button for each way to pay. For an agreed price, one press is enough. */
export function DriveEndForm({
  fare,
  pickupAt,
  timeZone,
  form: typed,
  onForm,
  onEnter,
  onLater,
}: DriveEndFormProps) {
  const copy = useDriveCopy();
  const sumId = useId();
  const { currency, agreed, isBinding, lapsed, discount, tariff, isOnAccount } = fare;
  const amount = useAmount(currency);
  // A flaw of the sum is shown only after a press on a way to pay.
  const [isPressed, setPressed] = useState(false);
  const form = typed ?? emptyForm(fare);
  const ways = END_WAYS.filter(
    (each) => (each === 'agreed' ? agreed !== null : !isBinding) && (each !== 'tariff' || tariff !== null),
  );
  const way = ways.find((each) => each === form.way) ?? ways[0] ?? 'meter';
  const at = wallTimeAt(pickupAt, timeZone);
  const sum = parseEnd({ ...form, way }, { currency, agreed, tariff, at, discount });
  const { number } = useFormat(timeZone);
  // An agreed price has the discount already.
  const isDiscounted = discount > 0 && (way !== 'agreed' || form.extras.length > 0);
  const flawOf = (name: string) =>
    isPressed && !sum.ok && sum.error.field === name ? copy.flaws[sum.error.why] : undefined;
  const field = (name: 'amount' | 'length' | 'waited', label: string) => (
    <TextField
      label={label}
      error={flawOf(name)}
      inputMode="decimal"
      autoComplete="off"
      value={form[name]}
      onChange={({ target }) => onForm({ ...form, way, [name]: target.value })}
    />
  );
  const toggle = (extra: string) => {
    const { extras } = form;
    onForm({
      ...form,
      way,
      extras: extras.includes(extra) ? extras.filter((each) => each !== extra) : [...extras, extra],
    });
  };
  const pay = (paid: Payment) => {
    setPressed(true);
    if (sum.ok) onEnter({ ...sum.value, currency, paid });
  };
  const payments = isOnAccount ? BY_ACCOUNT : BY_PASSENGER;
  return (
    <div className="grid grid-cols-1 gap-3">
      <p id={sumId} aria-live="polite" className="text-5xl font-bold tabular-nums wrap-anywhere">
        <span className="sr-only">{copy.sum}: </span>
        {sum.ok ? amount(sum.value.total) : <span className="text-fact text-ink-soft">{copy.noSum}</span>}
      </p>
      {isDiscounted && <p className="text-sm text-ink-soft">{copy.discounted(number(discount / 10))}</p>}
      {lapsed !== null && <p className="text-sm">{copy.lapsed(amount(lapsed))}</p>}
      {way === 'meter' && field('amount', copy.meter)}
      {way === 'tariff' && tariff !== null && (
        <div className="grid grid-cols-2 items-start gap-x-3">
          {field('length', copy.length[tariff.unit])}
          {field('waited', copy.waited)}
        </div>
      )}
      {tariff !== null && tariff.extras.length > 0 && (
        <fieldset className="min-w-0">
          <legend className="mb-1 text-sm font-semibold">{copy.extras}</legend>
          <div className="flex flex-wrap gap-2">
            {tariff.extras.map(({ name }) => {
              const isOn = form.extras.includes(name);
              return (
                <Button
                  key={name}
                  size="small"
                  tone={isOn ? 'primary' : 'secondary'}
                  aria-pressed={isOn}
                  onClick={() => toggle(name)}
                >
                  <span className="wrap-anywhere">
                    {isOn && <span aria-hidden="true">✓ </span>}
                    {name}
                  </span>
                </Button>
              );
            })}
          </div>
        </fieldset>
      )}
      <fieldset
        aria-label={copy.heading}
        className="grid grid-cols-2 gap-2 *:min-h-18 *:text-xl *:last:odd:col-span-2"
      >
        {payments.map((paid, index) => (
          <Button
            key={paid}
            wide
            tone={index === 0 ? 'primary' : paid === 'nothing' ? 'secondary' : 'soft'}
            aria-describedby={sumId}
            onKeyDown={(event) => event.repeat && event.preventDefault()}
            onClick={() => pay(paid)}
          >
            {copy.payments[paid]}
          </Button>
        ))}
      </fieldset>
      <div className={classNames('flex flex-wrap gap-1', onLater !== null && 'justify-between')}>
        <div className="flex flex-wrap gap-1">
          {ways
            .filter((each) => each !== way)
            .map((each) => (
              <Button
                key={each}
                tone="quiet"
                size="small"
                onClick={() => {
                  setPressed(false);
                  onForm({ ...form, way: each });
                }}
              >
                {copy.ways[each]}
              </Button>
            ))}
        </div>
        {onLater !== null && (
          <Button tone="quiet" size="small" onClick={onLater}>
            {copy.later}
          </Button>
        )}
      </div>
    </div>
  );
}
