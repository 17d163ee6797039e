import type { SubmitEvent } from 'react';
import {
  parsePayer,
  payerNumber,
  PAYER_FIELDS,
  type ParsedPayer,
  type PayerField,
  type PayerForm,
  type PayerInputError,
} from '#domain/books/model/payers/parse-payer.ts';
import type { Ask, Payer } from '#domain/books/model/payers/payer.ts';
import type { PayerError } from '#domain/books/services/firm-payers.ts';
import type { Result } from '#domain/shared/result.ts';
import { useForm } from '#core/forms/use-form.ts';
import { withoutDirectionControls } from '#core/text/without-direction-controls.ts';
import { SidePanel } from '#ui/feedback/side-panel.tsx';
import { Checkbox } from '#ui/fields/checkbox.tsx';
import { FieldFrame } from '#ui/fields/field-frame.tsx';
import { Select } from '#ui/fields/select.tsx';
import { TextAreaField } from '#ui/fields/text-area-field.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { PanelFoot } from '../panel-foot.tsx';
import { PayerLog } from './payer-log.tsx';
import { usePayersCopy } from './payers-copy.ts';
import { usePayerText } from './use-payer-text.ts';

interface PayerPanelProps {
  /** The stored payer; `null` for a new payer. */
  payer: Payer | null;
  /** The zone of the service's clocks; `undefined` if it is not known. */
  timeZone: string | undefined;
  /** The names of the firm's tariffs. */
  tariffs: readonly string[];
  /** The input. It is not lost when the panel closes. */
  form: PayerForm;
  onForm: (form: PayerForm) => void;
  onSave: (payer: ParsedPayer) => Promise<Result<void, PayerError>>;
  onClose: () => void;
}

type TextName = Extract<PayerField, keyof PayerForm>;

/** The form that adds or changes an account customer. */
export function PayerPanel(props: PayerPanelProps) {
  const { payer, timeZone, tariffs, form, onForm, onSave, onClose } = props;
  const copy = usePayersCopy();
  const { form: words } = copy;
  const textOf = usePayerText();
  const { busy, failure, field, refuses, submit } = useForm<PayerField, PayerInputError | PayerError>(
    PAYER_FIELDS,
    {
      fieldOf: (error) => ('field' in error ? error.field : error.code === 'payer-exists' ? 'number' : null),
      textOf,
    },
  );
  const send = (event: SubmitEvent) => {
    event.preventDefault();
    if (busy) return;
    const parsed = parsePayer(form);
    if (parsed.ok) void submit(() => onSave(parsed.value));
    else refuses(parsed.error);
  };
  const leave = () => {
    if (!busy) onClose();
  };
  const change = (changes: Partial<PayerForm>) => busy || onForm({ ...form, ...changes });
  const changeAsk = (row: number, changes: Partial<Ask>) =>
    change({ asks: form.asks.map((ask, each) => (each === row ? { ...ask, ...changes } : ask)) });
  const text = (of: TextName) => ({
    ...field(of),
    ...copy.fields[of],
    value: form[of],
    autoComplete: 'off',
    onChange: ({ target }: { readonly target: { readonly value: string } }) => change({ [of]: target.value }),
  });
  return (
    <SidePanel
      title={payer === null ? copy.add : copy.editOf(withoutDirectionControls(payer.name))}
      description={<p>{payer === null ? words.addText : words.editText}</p>}
      onClose={leave}
    >
      <form noValidate method="post" onSubmit={send} className="flex flex-col gap-3">
        {payer === null && (
          <TextField
            {...text('number')}
            required
            autoCapitalize="characters"
            onBlur={() => change({ number: payerNumber(form.number) })}
          />
        )}
        <TextField {...text('name')} required />
        <TextAreaField {...text('address')} />
        <TextField {...text('email')} type="email" />
        <TextField {...text('vatId')} autoCapitalize="characters" />
        <fieldset className="grid gap-1">
          <legend className="text-sm font-semibold">{words.asks}</legend>
          <p className="mb-2 text-sm text-ink-soft">{words.asksHint}</p>
          {form.asks.map(({ label, pattern, required }, row) => (
            // oxlint-disable-next-line react/no-array-index-key -- the rows are numbered
            <div key={row} className="grid grid-cols-1 items-start gap-x-3 min-[26rem]:grid-cols-2">
              <TextField
                {...field(`label${row}`)}
                label={words.ask(row + 1)}
                autoComplete="off"
                value={label}
                onChange={({ target }) => changeAsk(row, { label: target.value })}
              />
              <TextField
                {...field(`pattern${row}`)}
                label={words.patternOf(row + 1)}
                autoComplete="off"
                value={pattern}
                onChange={({ target }) => changeAsk(row, { pattern: target.value })}
              />
              <div className="-mt-5 mb-2">
                <Checkbox
                  label={words.mustOf(row + 1)}
                  checked={required}
                  busy={busy}
                  onChange={(on) => changeAsk(row, { required: on })}
                />
              </div>
            </div>
          ))}
        </fieldset>
        <TextField {...text('word')} />
        <FieldFrame label={copy.fields.tariff.label} error={field('tariff').error}>
          {(control) => (
            <Select
              {...control}
              none={copy.usualTariff}
              options={tariffs.map((each) => ({ value: each, label: each }))}
              value={form.tariff}
              onChange={(tariff) => change({ tariff })}
            />
          )}
        </FieldFrame>
        <div className="grid grid-cols-1 items-start gap-x-4 min-[26rem]:grid-cols-2">
          <TextField {...text('discount')} />
          <TextField {...text('terms')} inputMode="numeric" required />
        </div>
        <div className="grid justify-items-start">
          <Checkbox
            label={words.hidden}
            checked={form.hidden}
            busy={busy}
            onChange={(hidden) => change({ hidden })}
          />
          <Checkbox
            label={words.names}
            checked={form.names}
            busy={busy}
            onChange={(names) => change({ names })}
          />
          <p className="text-sm text-ink-soft">{words.namesText}</p>
        </div>
        {payer !== null && <PayerLog payer={payer} timeZone={timeZone} />}
        <PanelFoot labels={words} busy={busy} failure={failure} textOf={textOf} onCancel={leave} />
      </form>
    </SidePanel>
  );
}
