import {
  useEffect,
  useEffectEvent,
  useRef,
  type ComponentProps,
  type ComponentType,
  type ReactNode,
} from 'react';
import type { RideDetails } from '#domain/rides/model/booking/ride-details.ts';
import { typedPlace } from '#domain/rides/model/basics/places-named.ts';
import { parseTripChange, type TripChangeForm } from '#domain/rides/model/booking/trip.ts';
import { mayBecome } from '#domain/rides/model/ride/deadlines.ts';
import type { Ride } from '#domain/rides/model/ride/ride.ts';
import type { FormField } from '#core/forms/use-form.ts';
import { useDerivedState } from '#core/state/use-derived-state.ts';
import { LoadFailure } from '#ui/feedback/load-failure.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { RideFormDialog } from '../ride-form-dialog.tsx';
import { useRidesCopy } from '../rides-copy.ts';
import type { DialogDraft } from '../use-dialog-draft.ts';
import { useRideDetails } from '../use-rides.ts';
import { SAME_TIME, type EditWhenProps } from './edit-when.tsx';
import { useTripCopy } from './trip-copy.ts';
import { NeedsChoice, NoteField, PeopleField } from './trip-fields.tsx';

export const EDITED = ['date', 'time', 'turn', 'name', 'phone', 'from', 'to', 'people', 'note'] as const;

interface EditFieldsProps {
  field: (name: (typeof EDITED)[number]) => FormField;
  busy: boolean;
  form: TripChangeForm;
  stored: RideDetails;
  onForm: (part: Partial<TripChangeForm>) => void;
}

function EditFields({ form, stored, onForm, field, busy }: EditFieldsProps) {
  const { note, editing: copy } = useTripCopy();
  const labels = useRidesCopy();
  const place = (end: 'from' | 'to') => ({
    ...field(end),
    label: labels[end],
    value: form[end].text,
    autoComplete: 'off',
    required: true,
    // Other words mean another place, without the coordinates. The stored words bring the stored place back.
    onChange: ({ target }: { readonly target: HTMLInputElement }) =>
      onForm({ [end]: typedPlace(target.value, [stored[end]]) }),
  });
  return (
    <div className="grid grid-cols-1 gap-2">
      <TextField
        {...field('name')}
        label={copy.name}
        value={form.name}
        autoComplete="off"
        required
        onChange={({ target }) => onForm({ name: target.value })}
      />
      <TextField
        {...field('phone')}
        label={copy.phone}
        type="tel"
        value={form.phone}
        autoComplete="off"
        onChange={({ target }) => onForm({ phone: target.value })}
      />
      <TextField {...place('from')} />
      <TextField {...place('to')} />
      <PeopleField
        {...field('people')}
        label={copy.people}
        value={form.people}
        onChange={({ target }) => onForm({ people: target.value })}
      />
      <NeedsChoice label={copy.needs} needs={form.needs} onNeeds={(needs) => onForm({ needs })} busy={busy} />
      <NoteField
        {...field('note')}
        label={note}
        rows={2}
        value={form.note}
        onText={(typed) => onForm({ note: typed })}
      />
    </div>
  );
}

const storedForm = (
  { people, needs }: Ride,
  { from, to, note, name, phone }: RideDetails,
): TripChangeForm => ({
  name,
  phone,
  from,
  to,
  people: String(people),
  needs,
  note,
});

interface EditRideDialogProps
  extends
    Omit<
      ComponentProps<typeof RideFormDialog>,
      'description' | 'labels' | 'tone' | 'readFirst' | 'draft' | 'onSubmit' | 'children'
    >,
    Pick<ComponentProps<typeof EditFields>, 'field'>,
    Pick<EditWhenProps, 'time'> {
  ride: Ride;
  /** The control for another time. Dispatch types the time, and a passenger chooses it. */
  When: ComponentType<EditWhenProps>;
  text: string;
  draft: DialogDraft;
  /** Renders more below the fields, for the trip as typed. */
  renderMore?: ((trip: TripChangeForm, details: RideDetails) => ReactNode) | undefined;
  onSubmit: (change: ReturnType<typeof parseTripChange>, details: RideDetails) => void;
}

/**
 * Edits the time, passenger, places, number of people, needs and note of a ride. The details are read again after each
 * edit, so that unchanged fields follow edits by others. While the details load, the person can choose a time and press
 * *Save*; the dialog saves after the load.
 */
export function EditRideDialog(props: EditRideDialogProps) {
  const { ride, When, text, draft, time, field, refusal = null, renderMore, onSubmit, ...dialog } = props;
  const { trip } = draft.entered;
  const when = draft.entered.when ?? SAME_TIME;
  const { close, submit, submitting, ...copy } = useTripCopy().editing;
  const stored = useRideDetails(ride);
  const details = stored.value;
  const form = details && { ...storedForm(ride, details), ...trip };
  const unread = () => {
    if (stored.loading) return null;
    if (stored.error !== null) return copy.unread;
    return details === null ? copy.gone : null;
  };
  /** Whether *Save* was pressed while the details were loading. */
  const isPending = useRef(false);
  const [isAwaited, setAwaited] = useDerivedState(false, (last) => last && stored.loading);
  const save = () => {
    if (details !== null && form !== null)
      onSubmit(parseTripChange({ ...form, pickUp: when.pickUp }, time.timeZone), details);
  };
  const press = () => {
    isPending.current = stored.loading;
    setAwaited(stored.loading);
    if (!stored.loading) save();
  };
  const savePending = useEffectEvent(() => {
    if (isPending.current) save();
    isPending.current = false;
  });
  useEffect(() => {
    if (!stored.loading) savePending();
  }, [stored.loading]);
  return (
    <RideFormDialog
      {...dialog}
      busy={dialog.busy || isAwaited}
      draft={draft}
      refusal={refusal ?? unread()}
      description={<p>{text}</p>}
      labels={{ close, submit, submitting }}
      readFirst={form === null && !mayBecome(ride, 'later')}
      onSubmit={press}
    >
      {details !== null || stored.loading ? (
        <When
          ride={ride}
          when={when}
          onWhen={(typed) => draft.enter({ when: typed })}
          time={time}
          field={field}
        />
      ) : null}
      {form !== null && details !== null && (
        <EditFields
          form={form}
          stored={details}
          onForm={(part) => draft.enter({ trip: { ...trip, ...part } })}
          field={field}
          busy={dialog.busy}
        />
      )}
      {form !== null && details !== null && renderMore?.({ ...form, pickUp: when.pickUp }, details)}
      {form === null && stored.loading && <Skeleton lines={6} label={copy.loading} />}
      <LoadFailure what={copy.failed} error={stored.error} onRetry={stored.reload} />
    </RideFormDialog>
  );
}
