import type { Ref } from 'react';
import { ofCustomer, type Caller } from '#domain/rides/model/customers/caller.ts';
import { withoutDirectionControls } from '#core/text/without-direction-controls.ts';
import { RadioGroup } from '#ui/fields/radio-group.tsx';
import { usePhoneBookingCopy } from './phone-booking-copy.ts';

/** The value for the account's owner. No customer has this id, because customers' ids have only letters and digits. */
const OWNER = '-owner';

interface WhoCallsProps {
  caller: Caller | null;
  onChoose: (caller: Caller) => void;
  readOnly: boolean;
  inputRef: Ref<HTMLInputElement>;
}

/** Asks who is calling if an unblocked number belongs to several customers, or to a customer and an account. */
export function WhoCalls({ caller, onChoose, readOnly, inputRef }: WhoCallsProps) {
  const { who } = usePhoneBookingCopy();
  if (caller === null || caller.customer === null || caller.customer.blocked !== null) return null;
  const { customer, others, account, isOwner } = caller;
  const customers = [customer, ...others].toSorted((one, other) => (one.id < other.id ? -1 : 1));
  if (customers.length === 1 && account === null) return null;
  return (
    <RadioGroup
      label={who.label}
      ref={inputRef}
      options={[
        ...customers.map(({ id, name }) => ({
          value: id,
          label: withoutDirectionControls(name),
          note: who.customer,
        })),
        ...(account === null
          ? []
          : [
              {
                value: OWNER,
                label: withoutDirectionControls(account.name),
                note: who.account(account.email),
              },
            ]),
      ]}
      value={isOwner ? OWNER : customer.id}
      onChange={(value) => {
        const chosen = customers.find(({ id }) => id === value);
        onChoose(chosen === undefined ? { ...caller, isOwner: true } : ofCustomer(caller, chosen));
      }}
      readOnly={readOnly}
    />
  );
}
