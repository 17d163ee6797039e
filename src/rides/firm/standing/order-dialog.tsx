import { useRef } from 'react';
import type { RideFailure, RideResult } from '#domain/rides/model/errors/ride-error.ts';
import { rideField } from '#domain/rides/model/errors/ride-meaning.ts';
import type { Shift } from '#domain/rides/model/firm/shift.ts';
import type { OrderPlan } from '#domain/rides/model/standing/order-plan.ts';
import { parseOrder, type OrderForm } from '#domain/rides/model/standing/parse-order.ts';
import type { StandingOrder } from '#domain/rides/model/standing/standing-order.ts';
import { isSame } from '#domain/shared/is-same.ts';
import type { Day } from '#domain/shared/time/wall-time.ts';
import type { CheckedBilling } from '#core/slots/ride-slots.ts';
import { useForm } from '#core/forms/use-form.ts';
import { useFormat } from '#words/use-format.ts';
import { ErrorBox } from '#ui/feedback/error-box.tsx';
import { SidePanel } from '#ui/feedback/side-panel.tsx';
import { RideSlot } from '../../shared/ride-slot.tsx';
import { RideFormDialog } from '../../shared/ride-form-dialog.tsx';
import { useRideErrorText } from '../../shared/use-ride-error-text.ts';
import { ORDER_FIELDS, OrderFields, type OrderFieldName } from './order-fields.tsx';
import { PersonChoice, type KnownPerson } from './person-choice.tsx';
import { usePlanText } from './plan-text.ts';
import { useStandingCopy } from './standing-copy.ts';
import { useOrderDraft } from './use-order-draft.ts';

const NOWHERE: OrderForm['from'] = { text: '' };

interface OrderDialogProps {
  /** `null` for a new order. */
  order: StandingOrder | null;
  start: OrderForm;
  drivers: readonly Pick<Shift, 'uid' | 'name'>[];
  today: Day;
  /** `rider` is the chosen person of a new order, otherwise the order's rider. `id` is only for a new order. */
  onPlan: (rider: string, plan: OrderPlan, id: string) => Promise<RideResult<void>>;
  onClose: () => void;
}

/** The changes of an order, the last one first. */
function OrderLog({ order }: { order: StandingOrder }) {
  const { log: copy } = useStandingCopy();
  const { wholeOf } = usePlanText();
  const format = useFormat();
  return (
    <section aria-label={copy.heading} className="grid gap-1">
      <h3 className="text-sm font-semibold">{copy.heading}</h3>
      <ol className="grid gap-1 text-sm text-ink-soft">
        {order.log.toReversed().map(({ name, at, was }) => (
          <li key={at.getTime()}>
            {was === null
              ? copy.begun(name, format.dateTime(at))
              : copy.changed(name, format.dateTime(at), wholeOf(was))}
          </li>
        ))}
      </ol>
    </section>
  );
}

/** Begins or changes an order, and shows its former changes. */
export function OrderDialog({ order, start, drivers, today, onPlan, onClose }: OrderDialogProps) {
  const { form: copy, add, editOf } = useStandingCopy();
  const textOf = useRideErrorText();
  const draft = useOrderDraft(order, start);
  const { id, form, person, brought } = draft.entered;
  const { busy, failure, field, control, refuses, submit } = useForm<OrderFieldName, RideFailure>(
    ORDER_FIELDS,
    {
      fieldOf: rideField,
      textOf,
    },
  );
  const rider = order?.rider ?? person?.rider ?? null;
  const choose = (chosen: KnownPerson) => {
    const [from = NOWHERE, to = NOWHERE] = chosen.places;
    const { name, needs, note } = chosen;
    const isTyped = (field: 'from' | 'to' | 'needs' | 'note') => !isSame(form[field], brought[field]);
    // A known place is not combined with a typed one, because the person perhaps takes no such trip.
    const places = isTyped('from') || isTyped('to') ? { from: NOWHERE, to: NOWHERE } : { from, to };
    const brings = { ...places, name, needs, note };
    draft.enter({
      person: chosen,
      brought: { ...brought, ...brings },
      form: {
        ...form,
        name,
        from: isTyped('from') ? form.from : brings.from,
        to: isTyped('to') ? form.to : brings.to,
        needs: isTyped('needs') ? form.needs : needs,
        note: isTyped('note') ? form.note : note,
      },
    });
  };
  const slot = useRef<CheckedBilling>(null);
  const save = () => {
    const billing = slot.current === null ? form.billing : slot.current.checked();
    const parsed = parseOrder({ ...form, billing: billing ?? null }, order?.plan.legs ?? []);
    if (!parsed.ok) refuses(parsed.error);
    else if (billing !== undefined && rider !== null) void submit(() => onPlan(rider, parsed.value, id));
  };
  return (
    <RideFormDialog
      frame={SidePanel}
      title={order === null ? add : editOf(order.plan.name)}
      description={<p>{order === null ? copy.addText : copy.editText}</p>}
      labels={{
        close: copy.cancel,
        submit: order === null ? copy.add : copy.save,
        submitting: copy.saving,
      }}
      busy={busy}
      refusal={rider === null ? copy.choose : null}
      failure={failure !== null && <ErrorBox text={textOf(failure.error)} focusKey={failure.focusKey} />}
      draft={draft}
      onSubmit={save}
      onClose={onClose}
    >
      {order === null && <PersonChoice person={person} busy={busy} onPerson={choose} />}
      <OrderFields
        form={form}
        onForm={(typed) => draft.enter({ form: typed })}
        field={field}
        control={control}
        known={person?.places ?? []}
        drivers={drivers}
        today={today}
        busy={busy}
      />
      <RideSlot
        name="order"
        given={{
          ref: slot,
          billing: form.billing,
          onBilling: (billing) => draft.enter({ form: { ...form, billing } }),
          busy,
        }}
      />
      {order !== null && <OrderLog order={order} />}
    </RideFormDialog>
  );
}
