import type { ReactNode } from 'react';
import { submissionOf } from '#domain/accounts/model/submission.ts';
import type { User } from '#domain/accounts/model/user.ts';
import { useRequest } from '#core/product/use-request.ts';
import { displayName } from '#core/text/display-name.ts';
import { RouteButton } from '#ui/actions/route-link.tsx';
import { LoadFailure } from '#ui/feedback/load-failure.tsx';
import { SidePanel } from '#ui/feedback/side-panel.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { searchOf, type QueuePlace } from '../queue/queue-place.ts';
import { useReviewCopy } from '../review-copy.ts';
import { useReview } from '../use-review.ts';
import { RoleBadge, StatusBadge } from './account-badges.tsx';
import { AccountFacts, ApplicantNotices } from './account-facts.tsx';
import { AccountNotes } from './account-notes.tsx';
import { AccountQuestions } from './account-questions.tsx';
import { AuditTrail } from './audit-trail.tsx';

interface AccountPanelProps {
  /** The account as the list shows it. */
  user: User;
  /** The part of the queue beside the panel. */
  place: QueuePlace;
  /** The decision buttons, which the list provides. */
  children: ReactNode;
  onClose: () => void;
}

/** An account beside the queue: decision, application, questions, notes and history. The queue stays in place. */
export function AccountPanel({ user: listed, place, children, onClose }: AccountPanelProps) {
  const copy = useReviewCopy().account;
  const { accountReviews } = useReview();
  const { uid } = listed;
  const { value: file, error, reload } = useRequest(uid, accountReviews.file);
  const account = file?.account;
  // A question changes the account. The list may show the change later than this panel.
  const user = account?.state === 'sound' ? account.user : listed;
  const { application, questions } = submissionOf(user, file?.reviews ?? []);
  return (
    <SidePanel title={displayName(user)} readFirst onClose={onClose}>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <span className="flex flex-wrap gap-2">
          <StatusBadge status={user.status} />
          <RoleBadge of={user} />
        </span>
        <RouteButton
          to="/admin/accounts/$uid"
          params={{ uid }}
          search={searchOf(place)}
          tone="secondary"
          size="small"
        >
          {copy.whole}
        </RouteButton>
      </div>
      {children}
      <LoadFailure what={copy.failed} error={error} onRetry={reload} />
      {file === null && error === null && <Skeleton lines={6} label={copy.loading} />}
      {file !== null && <ApplicantNotices file={file} user={user} />}
      <AccountFacts user={user} application={application} />
      {file !== null && (
        <>
          <AccountQuestions user={user} questions={questions} actors={file.actors} onAsked={reload} />
          {file.notes !== null && (
            <AccountNotes uid={uid} notes={file.notes} actors={file.actors} onAdded={reload} />
          )}
          <AuditTrail user={user} reviews={file.reviews} actors={file.actors} />
        </>
      )}
    </SidePanel>
  );
}
