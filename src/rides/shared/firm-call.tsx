import type { RideFailure } from '#domain/rides/model/errors/ride-error.ts';
import { callHref } from '#domain/shared/phone.ts';
import { contact } from '#core/product/firm-contact.ts';
import { TextLink } from '#ui/actions/text-link.tsx';
import { useRidesCopy } from './rides-copy.ts';

/** The refusals that dispatch can help with. */
const HELPED: readonly RideFailure['code'][] = [
  'already-booked',
  'too-many-changes',
  'refused-before',
  'gave-back-just-now',
];

/** Whether a call helps after this failure; `phone` is the firm's number, which may be empty. */
export const isHelpedByCall = ({ code }: RideFailure, phone: string = contact.phone) =>
  phone !== '' && HELPED.includes(code);

export function FirmCall({ phone = contact.phone }: { phone?: string }) {
  const { callFirm } = useRidesCopy();
  return <TextLink href={callHref(phone)}>{callFirm(phone)}</TextLink>;
}
