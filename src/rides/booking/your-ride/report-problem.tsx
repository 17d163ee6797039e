import { contact } from '#core/product/firm-contact.ts';
import { useMyRidesCopy } from '../my-rides-copy.ts';
import { TextLink } from '#ui/actions/text-link.tsx';

/** How a passenger reaches the firm, whatever becomes of the ride and its driver (rides 6). */
export function ReportProblem() {
  const copy = useMyRidesCopy().problem;
  return (
    <div className="grid gap-1">
      <h3 className="font-semibold">{copy.heading}</h3>
      <p className="text-sm">
        {copy.call} <TextLink href={contact.phoneHref}>{contact.phone}</TextLink>
      </p>
    </div>
  );
}
