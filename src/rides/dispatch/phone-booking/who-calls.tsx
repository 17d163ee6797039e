import type { KeyboardEventHandler, Ref } from 'react';
import type { Caller } from '#domain/rides/model/customers/caller.ts';
import { withoutDirectionControls } from '#core/text/without-direction-controls.ts';
import { usePhoneBookingCopy } from './phone-booking-copy.ts';
import { RadioGroup } from '#ui/fields/radio-group.tsx';

interface WhoCallsProps {
  caller: Caller | null;
  onChoose: (caller: Caller) => void;
  readOnly: boolean;
  inputRef: Ref<HTMLInputElement>;
  onKeyDown: KeyboardEventHandler<HTMLInputElement>;
}

/** Asks who is calling if a number belongs to both a customer and an account. */
export function WhoCalls({ caller, onChoose, readOnly, inputRef, onKeyDown }: WhoCallsProps) {
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
