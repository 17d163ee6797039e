import { submissionOf } from '#domain/accounts/model/submission.ts';
import type { User } from '#domain/accounts/model/user.ts';
import type { AccountFile } from '#domain/accounts/services/account-reviews.ts';
import { displayName } from '#core/text/display-name.ts';
import { PageTitle } from '#ui/page/page-title.tsx';
import { LazyHeldRides } from '../rides/lazy-rides.tsx';
import type { QueuePlace } from '../queue/queue-place.ts';
import { RoleBadge, StatusBadge } from './account-badges.tsx';
import { AccountDecision } from './account-decision.tsx';
import { AccountFacts, ApplicantNotices } from './account-facts.tsx';
import { AccountNotes } from './account-notes.tsx';
import { AccountQuestions } from './account-questions.tsx';
import { AuditTrail } from './audit-trail.tsx';

interface AccountPageProps {
  file: AccountFile;
  user: User;
  /** The part of the queue from which the account was opened. */
  from: QueuePlace;
  onReload: () => void;
  onDecided: (user: User) => void;
}

/** The page of a valid account: decision, data, history, questions and notes. */
export function AccountPage({ file, user, from, onReload, onDecided }: AccountPageProps) {
  // A person who was never approved has never had a ride.
  const isRevoked = user.status === 'rejected' && file.reviews.some(({ from: was }) => was === 'approved');
  const { application, questions } = submissionOf(user, file.reviews);
  return (
    <>
      <PageTitle>{displayName(user)}</PageTitle>
      <div className="grid gap-2">
        <h1 className="text-title wrap-anywhere">
          <bdi translate="no">{displayName(user)}</bdi>
        </h1>
        <p className="flex flex-wrap gap-2">
          <StatusBadge status={user.status} />
          <RoleBadge of={user} />
        </p>
      </div>
      <ApplicantNotices file={file} user={user} />
      <AccountDecision
        user={user}
        from={from}
        onDecided={(after) => {
          onDecided(after);
          onReload();
        }}
        onOutdated={onReload}
      />
      {user.role === 'driver' && isRevoked && <LazyHeldRides uids={[user.uid]} inSection />}
      <div className="grid grid-cols-1 items-start gap-4 md:grid-cols-2 md:gap-6">
        <AccountFacts user={user} application={application} />
        <AuditTrail user={user} reviews={file.reviews} actors={file.actors} />
      </div>
      <AccountQuestions user={user} questions={questions} actors={file.actors} onAsked={onReload} />
      {file.notes !== null && (
        <AccountNotes uid={user.uid} notes={file.notes} actors={file.actors} onAdded={onReload} />
      )}
    </>
  );
}
