import type { FareEnd } from '#domain/books/model/fares/fare.ts';
import { RouteLink } from '#ui/actions/route-link.tsx';
import { useReceiptCopy } from './receipt-copy.ts';

interface ReceiptLinkProps {
  ride: string;
  /** The ride's entered end; `null` if there is none. */
  end: Pick<FareEnd, 'paid'> | null;
}

/** The link to a ride's receipt, or to its record if an account pays. Shows nothing without an end or a payment. */
export function ReceiptLink({ ride, end }: ReceiptLinkProps) {
  const copy = useReceiptCopy();
  if (end === null || end.paid === 'nothing') return null;
  return (
    <RouteLink to="/receipt/$ride" params={{ ride }}>
      {end.paid === 'account' ? copy.record : copy.title}
    </RouteLink>
  );
}
