import type { QueueRow } from '#domain/accounts/services/review-queue.ts';
import { useReviewCopy } from '../review-copy.ts';
import { Address } from '#ui/data/address.tsx';
import { RouteLink } from '#ui/actions/route-link.tsx';
import { ApplicationFacts } from '../account/application-facts.tsx';
import { StatusBadge } from '../account/account-badges.tsx';
import { ProofMark } from '../account/proof-mark.tsx';
import { DamagedRecordFacts } from '../account/damaged-record-facts.tsx';
import { searchOf, type QueuePlace } from './queue-place.ts';

/** An account's name and address, linked to its page. The status is shown only if it differs from the list's. */
export function AccountCell({ row, place }: { row: QueueRow; place: QueuePlace }) {
  const copy = useReviewCopy();
  const { uid, assessment } = row;
  const user = assessment.state === 'sound' ? assessment.user : null;
  const title = user === null ? copy.damaged : (user.name ?? user.email);
  return (
    <div className="grid justify-items-start gap-0.5 pr-10 wrap-anywhere max-[19rem]:pr-8 lg:pr-0">
      <RouteLink to="/admin/accounts/$uid" params={{ uid }} search={searchOf(place)} quiet>
        <bdi>{title}</bdi>
      </RouteLink>
      {user !== null && user.name !== null && (
        <span className="text-sm font-normal text-ink-soft">
          <Address>{user.email}</Address>
        </span>
      )}
      {user !== null && <ProofMark user={user} />}
      {assessment.state === 'damaged' && <DamagedRecordFacts uid={uid} profile={assessment} />}
      {user !== null && <ApplicationFacts application={user.application} />}
      {user?.status === 'rejected' && user.rejectionReason !== null && (
        <q dir="auto" className="line-clamp-2 text-sm font-normal text-ink-soft italic">
          {user.rejectionReason}
        </q>
      )}
      {user !== null && user.status !== place.filter && <StatusBadge status={user.status} />}
    </div>
  );
}
