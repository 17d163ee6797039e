import type { ReactNode, SubmitEvent } from 'react';
import { LENGTH_UNITS } from '#domain/books/model/basics/length.ts';
import { CURRENCIES } from '#domain/books/model/basics/money.ts';
import { parseTariff, type TariffForm } from '#domain/books/model/tariffs/parse-tariff.ts';
import {
  TARIFF_FIELDS,
  type TariffField,
  type TariffInputError,
} from '#domain/books/model/tariffs/tariff-error.ts';
import { ROUNDINGS, type TariffTerms } from '#domain/books/model/tariffs/tariff.ts';
import type { TariffError } from '#domain/books/services/firm-tariffs.ts';
import type { Result } from '#domain/shared/result.ts';
import { dayAt } from '#domain/shared/time/wall-time.ts';
import { useForm } from '#core/forms/use-form.ts';
import { SidePanel } from '#ui/feedback/side-panel.tsx';
import { ComingDayField } from '#ui/fields/coming-day-field.tsx';
import { FieldFrame } from '#ui/fields/field-frame.tsx';
import { Select } from '#ui/fields/select.tsx';
import { TextAreaField } from '#ui/fields/text-area-field.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { PanelFoot } from '../panel-foot.tsx';
import { useBooks } from '../use-books.ts';
import { FixedPrices } from './fixed-prices.tsx';
import { useTariffText } from './use-tariff-text.ts';
import { useTariffsCopy } from './tariffs-copy.ts';

interface TariffPanelProps {
  /** The zone of the service's clocks. */
  timeZone: string;
  /** The names of the tariffs that are valid or coming. */
  known: ReadonlySet<string>;
  /** The input. It is not lost when the panel closes. */
  form: TariffForm;
  onForm: (changes: Partial<TariffForm>) => void;
  onSave: (terms: TariffTerms) => Promise<Result<void, TariffError>>;
  onClose: () => void;
}

interface ChoiceProps<Value extends string> {
  label: string;
  values: readonly [Value, ...Value[]];
  textOf: (value: Value) => string;
  value: Value;
  onChoice: (value: Value) => void;
}

/** A choice that is never empty: the first value takes the place of the select's empty option. */
function Choice<Value extends string>({ label, values, textOf, value, onChoice }: ChoiceProps<Value>) {
  const [first, ...others] = values;
  return (
    <FieldFrame label={label}>
      {(control) => (
        <Select
          {...control}
          none={textOf(first)}
          options={others.map((each) => ({ value: each, label: textOf(each) }))}
          value={value === first ? '' : value}
          onChange={(chosen) => onChoice(others.find((each) => each === chosen) ?? first)}
        />
      )}
    </FieldFrame>
  );
}

const Pair = ({ children }: { children: ReactNode }) => (
  <div className="grid grid-cols-1 items-start gap-x-4 min-[26rem]:grid-cols-2">{children}</div>
);

/** The form for a new tariff. A stored tariff never changes, but can be withdrawn. */
export function TariffPanel({ form, onForm, onSave, onClose, known, timeZone }: TariffPanelProps) {
  const copy = useTariffsCopy();
  const textOf = useTariffText();
  const { firmTariffs } = useBooks();
  const { busy, failure, field, refuses, submit } = useForm<TariffField, TariffInputError | TariffError>(
    TARIFF_FIELDS,
    { fieldOf: (error) => ('field' in error ? error.field : null), textOf },
  );
  const send = (event: SubmitEvent) => {
    event.preventDefault();
    if (busy) return;
    const parsed = parseTariff(form, { now: firmTariffs.now(), timeZone }, known);
    if (parsed.ok) void submit(() => onSave(parsed.value));
    else refuses(parsed.error);
  };
  const leave = () => {
    if (!busy) onClose();
  };
  const change = (changes: Partial<TariffForm>) => busy || onForm(changes);
  const text = (name: TariffField) => ({
    ...field(name),
    ...copy.fields[name],
    value: form[name],
    autoComplete: 'off',
    onChange: ({ target }: { readonly target: { readonly value: string } }) =>
      change({ [name]: target.value }),
  });
  const { form: words } = copy;
  return (
    <SidePanel title={copy.add} description={<p>{words.text}</p>} onClose={leave}>
      <form noValidate method="post" onSubmit={send} className="flex flex-col gap-3">
        <TextField {...text('name')} required />
        <ComingDayField
          {...field('from')}
          {...copy.fields.from}
          required
          today={dayAt(firmTariffs.now(), timeZone)}
          day={form.from}
          onDay={(from) => change({ from })}
        />
        <Pair>
          <Choice
            label={words.currency}
            values={CURRENCIES}
            textOf={String}
            value={form.currency}
            onChoice={(currency) => change({ currency })}
          />
          <Choice
            label={words.unit}
            values={LENGTH_UNITS}
            textOf={(unit) => words.units[unit]}
            value={form.unit}
            onChoice={(unit) => change({ unit })}
          />
        </Pair>
        <TextField {...text('base')} required />
        <TextAreaField {...text('bands')} required />
        <TextField {...text('waiting')} />
        <TextAreaField {...text('times')} />
        <TextAreaField {...text('extras')} />
        <Pair>
          <TextField {...text('minimum')} />
          <TextField {...text('vat')} />
          <TextField {...text('rounding')} />
          <Choice
            label={words.how}
            values={ROUNDINGS}
            textOf={(how) => words.hows[how]}
            value={form.how}
            onChoice={(how) => change({ how })}
          />
        </Pair>
        <FixedPrices {...text('fixed')} busy={busy} onText={(fixed) => change({ fixed })} />
        <fieldset className="grid gap-3">
          <legend className="mb-2 text-sm font-semibold">{words.otherRates}</legend>
          <TextField {...text('otherBase')} />
          <TextAreaField {...text('otherBands')} />
          <TextField {...text('otherWaiting')} />
        </fieldset>
        <PanelFoot labels={words} busy={busy} failure={failure} textOf={textOf} onCancel={leave} />
      </form>
    </SidePanel>
  );
}
