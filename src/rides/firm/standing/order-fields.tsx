import { expiredBy } from '#domain/rides/model/firm/papers.ts';
import { ON_CLOSED_DAYS, WEEKDAY_NUMBERS } from '#domain/rides/model/standing/order-plan.ts';
import type { OrderForm } from '#domain/rides/model/standing/parse-order.ts';
import type { Shift } from '#domain/rides/model/firm/shift.ts';
import { isDay } from '#domain/shared/time/day.ts';
import type { Day } from '#domain/shared/time/wall-time.ts';
import type { FormField } from '#core/forms/use-form.ts';
import { Button } from '#ui/actions/button.tsx';
import { ComingDayField } from '#ui/fields/coming-day-field.tsx';
import { Checkbox } from '#ui/fields/checkbox.tsx';
import { FieldFrame } from '#ui/fields/field-frame.tsx';
import { RadioGroup } from '#ui/fields/radio-group.tsx';
import { Select } from '#ui/fields/select.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { NeedsChoice, NoteField, PeopleField } from '../../shared/trip/trip-fields.tsx';
import { PlaceField, type KnownPlace } from '../../shared/trip/place-field.tsx';
import { useExpiredText } from '../../shared/papers/use-paper-text.ts';
import { usePapers } from '../../dispatch/use-papers.ts';
import { usePlanText } from './plan-text.ts';
import { useStandingCopy } from './standing-copy.ts';

export const ORDER_FIELDS = [
  'from',
  'to',
  'legs',
  'backLegs',
  'weekdays',
  'first',
  'last',
  'people',
  'note',
] as const;
export type OrderFieldName = (typeof ORDER_FIELDS)[number];

interface OrderFieldsProps {
  form: OrderForm;
  onForm: (form: OrderForm) => void;
  field: (name: OrderFieldName) => FormField;
  control: (name: OrderFieldName) => HTMLElement | null | undefined;
  known: readonly KnownPlace[];
  drivers: readonly Pick<Shift, 'uid' | 'name'>[];
  today: Day;
  busy: boolean;
}

function WeekdaysField({
  form,
  onForm,
  error,
  busy,
}: Pick<OrderFieldsProps, 'form' | 'onForm' | 'busy'> & { error: string | undefined }) {
  const copy = useStandingCopy();
  const turn = (weekday: number) => {
    const on = form.weekdays.includes(weekday);
    const weekdays = WEEKDAY_NUMBERS.filter((each) =>
      each === weekday ? !on : form.weekdays.includes(each),
    );
    if (!busy) onForm({ ...form, weekdays });
  };
  return (
    <fieldset aria-label={copy.form.weekdays} className="grid gap-1">
      <span aria-hidden="true" className="text-sm font-semibold">
        {copy.form.weekdays}
      </span>
      <div className="flex flex-wrap gap-x-4">
        {WEEKDAY_NUMBERS.map((weekday) => (
          <Checkbox
            key={weekday}
            label={copy.longWeekdays[weekday] ?? ''}
            checked={form.weekdays.includes(weekday)}
            busy={busy}
            onChange={() => turn(weekday)}
          />
        ))}
      </div>
      <p role="alert" className="min-h-5 text-sm/5 font-medium text-danger-ink">
        {error}
      </p>
    </fieldset>
  );
}

export function OrderFields({ form, onForm, field, control, known, drivers, today, busy }: OrderFieldsProps) {
  const { form: copy } = useStandingCopy();
  const { known: papers } = usePapers('once');
  const expiredText = useExpiredText();
  const from = isDay(form.first) && form.first > today ? form.first : today;
  const { pauseOf } = usePlanText();
  const { ref: _, error: weekdaysError } = field('weekdays');
  const day = (name: 'first' | 'last') => ({
    ...field(name),
    required: true,
    today,
    day: form[name],
    onDay: (typed: string) => onForm({ ...form, [name]: typed }),
  });
  const place = (name: 'from' | 'to') => ({
    ...field(name),
    label: copy[name],
    focus: () => control(name)?.focus(),
    place: form[name],
    onPlace: (chosen: OrderForm['from']) => onForm({ ...form, [name]: chosen }),
    known,
  });
  const times = (way: 'there' | 'back') => ({
    value: form.times[way],
    autoComplete: 'off',
    onChange: ({ target }: { readonly target: { readonly value: string } }) =>
      onForm({ ...form, times: { ...form.times, [way]: target.value } }),
  });
  return (
    <>
      <PlaceField {...place('from')} />
      <PlaceField {...place('to')} />
      <WeekdaysField form={form} onForm={onForm} error={weekdaysError} busy={busy} />
      <TextField {...field('legs')} {...times('there')} label={copy.there} hint={copy.thereHint} required />
      <TextField {...field('backLegs')} {...times('back')} label={copy.backTimes} hint={copy.backHint} />
      <ComingDayField {...day('first')} label={copy.first} />
      <ComingDayField {...day('last')} label={copy.last} />
      <RadioGroup
        settled
        side
        label={copy.every}
        value={form.every === 1 ? 'one' : 'two'}
        readOnly={busy}
        options={[
          { value: 'one', label: copy.everyWeek },
          { value: 'two', label: copy.everySecond },
        ]}
        onChange={(value) => onForm({ ...form, every: value === 'one' ? 1 : 2 })}
      />
      <RadioGroup
        settled
        side
        label={copy.closed}
        value={form.closed}
        readOnly={busy}
        options={ON_CLOSED_DAYS.map((value) => ({ value, label: copy[value] }))}
        onChange={(closed) => onForm({ ...form, closed })}
      />
      <PeopleField
        {...field('people')}
        label={copy.people}
        value={form.people}
        onChange={({ target }) => onForm({ ...form, people: target.value })}
      />
      <NeedsChoice
        label={copy.needs}
        needs={form.needs}
        onNeeds={(needs) => onForm({ ...form, needs })}
        busy={busy}
      />
      <FieldFrame label={copy.driver}>
        {(frame) => (
          <Select
            {...frame}
            options={drivers.map(({ uid, name }) => ({
              value: uid,
              label: [name, ...expiredBy(papers, 'driver', uid, from).map(expiredText)].join(' · '),
            }))}
            value={form.driver}
            none={copy.noDriver}
            onChange={(driver) => busy || onForm({ ...form, driver })}
          />
        )}
      </FieldFrame>
      <NoteField
        {...field('note')}
        label={copy.note}
        value={form.note}
        onText={(note) => onForm({ ...form, note })}
      />
      {form.pauses.length > 0 && (
        <div className="grid gap-1">
          <h3 className="text-sm font-semibold">{copy.pauses}</h3>
          <ul>
            {form.pauses.map((pause) => (
              <li key={pauseOf(pause)} className="flex items-center justify-between gap-2 text-sm">
                {pauseOf(pause)}
                <Button
                  tone="quiet"
                  size="row"
                  aria-label={copy.removePause(pauseOf(pause))}
                  onClick={() =>
                    busy || onForm({ ...form, pauses: form.pauses.filter((each) => each !== pause) })
                  }
                >
                  ×
                </Button>
              </li>
            ))}
          </ul>
        </div>
      )}
    </>
  );
}
