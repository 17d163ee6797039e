import { useState } from 'react';
import { lostByMerge, mergedEntry } from '#domain/rides/model/customers/customer-batch.ts';
import type { Customer } from '#domain/rides/model/customers/customer.ts';
import type { RideFailure, RideResult } from '#domain/rides/model/errors/ride-error.ts';
import { succeed } from '#domain/shared/result.ts';
import { useSubmission } from '#core/forms/use-submission.ts';
import { useRequest } from '#core/product/use-request.ts';
import { useFormat } from '#words/use-format.ts';
import { ErrorBox } from '#ui/feedback/error-box.tsx';
import { Combobox, isSameText } from '#ui/fields/combobox.tsx';
import { RideFormDialog } from '../../shared/ride-form-dialog.tsx';
import { useRidesCopy } from '../../shared/rides-copy.ts';
import { useDispatch } from '../../shared/use-dispatch.ts';
import { usePausedText } from '../../shared/use-paused-text.ts';
import { useRideErrorText } from '../../shared/use-ride-error-text.ts';
import { useCustomersCopy } from './customers-copy.ts';

const phoneOf = ({ phone, phoneKey }: Customer) => phone ?? phoneKey;

interface MergeDialogProps {
  kept: Customer;
  /** After a failure the dialog stays open; otherwise it closes. */
  onMerge: (other: Customer) => Promise<RideResult<void>>;
  onClose: () => void;
}

/** Chooses the other record of the same person, and previews the merge. */
export function MergeDialog({ kept, onMerge, onClose }: MergeDialogProps) {
  const { merging: copy, form, more } = useCustomersCopy();
  const { dateTime } = useFormat();
  const textOf = useRideErrorText(dateTime);
  const needNames = useRidesCopy().needs;
  const { customerDirectory: customers } = useDispatch();
  const [typed, setTyped] = useState('');
  const [other, setOther] = useState<Customer | null>(null);
  const [isMissing, setMissing] = useState(false);
  const { busy, failure, submit } = useSubmission<RideFailure>();
  const text = typed.trim();
  const asked = usePausedText(text);
  const { found, error } = useRequest(other === null ? asked : '', async (of) =>
    of === '' ? succeed({ customers: [], more: false }) : customers.find(of),
  );
  // An answer for an older text is ignored.
  const others = asked === text ? found?.customers.filter(({ id }) => id !== kept.id) : undefined;
  const options = (others ?? []).map((customer) => ({
    id: customer.id,
    text: customer.name,
    note: phoneOf(customer),
    customer,
  }));

  const hint = () => {
    if (other !== null) return phoneOf(other);
    if (text === '' || error !== null) return copy.otherHint;
    if (others === undefined) return copy.looking;
    if (others.length > 0) return copy.choose;
    return found?.more === true ? more : copy.noOther(text);
  };
  const choose = (customer: Customer) => {
    setTyped(customer.name);
    setOther(customer);
  };
  const merge = () => {
    if (other !== null) return void submit(() => onMerge(other));
    // If one record alone has the typed name, this press chooses and shows that record. The next press merges.
    const [same, another] = options.filter((option) => isSameText(typed, option.text));
    if (same !== undefined && another === undefined && found?.more !== true) choose(same.customer);
    else setMissing(true);
  };
  const merged = other && mergedEntry(kept, other);
  const lost = other && lostByMerge(kept, other);
  const explain = (failed: RideFailure) =>
    failed.code === 'note-too-long' || failed.code === 'driver-note-too-long'
      ? copy.noteTooLong
      : textOf(failed);
  const shownFailure = failure ?? (error === null ? null : { error, focusKey: null });
  return (
    <RideFormDialog
      title={copy.title(kept.name)}
      description={<p>{copy.text}</p>}
      labels={{ close: form.cancel, submit: copy.submit, submitting: copy.submitting }}
      tone="danger"
      busy={busy}
      failure={
        shownFailure !== null && (
          <ErrorBox text={explain(shownFailure.error)} focusKey={shownFailure.focusKey} />
        )
      }
      onSubmit={merge}
      onClose={onClose}
    >
      <Combobox
        label={copy.other}
        hint={hint()}
        error={isMissing && other === null ? copy.missing : undefined}
        alerting
        typed={typed}
        readOnly={busy}
        onType={(now) => {
          setTyped(now);
          setMissing(false);
          setOther(null);
        }}
        options={options}
        more={others !== undefined && found?.more === true}
        makesRoom
        onChoose={({ customer }) => choose(customer)}
      />
      <output className="block text-sm wrap-anywhere empty:sr-only">
        {merged !== null && lost !== null && (
          <>
            {copy.result(
              kept.name,
              [merged.number, ...merged.others].map(({ phone }) => phone),
              merged.needs.map((need) => needNames[need]),
            )}{' '}
            <strong>
              {lost.name !== null && `${copy.lostName(lost.name)} `}
              {lost.phones.length > 0 && `${copy.lost(lost.phones)} `}
              {lost.places.length > 0 && copy.lostPlaces(lost.places)}
            </strong>
          </>
        )}
      </output>
    </RideFormDialog>
  );
}
