import type { ReactNode } from 'react';
import { APPLICATION_FIELDS } from '#domain/accounts/model/application.ts';
import { likenessOf } from '#domain/accounts/model/likeness.ts';
import type { Review } from '#domain/accounts/model/review.ts';
import type { User } from '#domain/accounts/model/user.ts';
import type { AccountFile } from '#domain/accounts/services/account-reviews.ts';
import { useUser } from '#core/session/user-context.ts';
import { displayName } from '#core/text/display-name.ts';
import { withoutDirectionControls } from '#core/text/without-direction-controls.ts';
import { useDecisionCopy } from '#words/decisions-copy.ts';
import { useRoleName } from '#words/roles-copy.ts';
import { useFormat } from '#words/use-format.ts';
import { RouteLink } from '#ui/actions/route-link.tsx';
import { Address } from '#ui/data/address.tsx';
import { Fact } from '#ui/data/fact.tsx';
import { RelativeTime } from '#ui/data/relative-time.tsx';
import { TimelineItem } from '#ui/data/timeline-item.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { PageTitle } from '#ui/page/page-title.tsx';
import { Section } from '#ui/page/section.tsx';
import { useDecisionName, useReviewCopy } from '../review-copy.ts';
import { LazyHeldRides } from '../rides/lazy-rides.tsx';
import type { QueuePlace } from '../queue/queue-place.ts';
import { ProofMark, RoleBadge, StatusBadge } from './account-badges.tsx';
import { AccountDecision } from './account-decision.tsx';
import { AccountNotes } from './account-notes.tsx';
import { AccountQuestions } from './account-questions.tsx';
import { WhoDidIt } from './who-did-it.tsx';

interface AuditTrailProps {
  user: User;
  /** Newest first. */
  reviews: readonly Review[];
  actors: AccountFile['actors'];
}

interface HistoryLineProps {
  title: string;
  by: ReactNode;
  at: Date;
  children: ReactNode;
}

function HistoryLine({ title, by, at, children }: HistoryLineProps) {
  return (
    <TimelineItem when={<RelativeTime at={at} />}>
      <p className="wrap-anywhere">
        <strong className="font-semibold">{title}</strong> {by}
      </p>
      {children}
    </TimelineItem>
  );
}

/** An account's decisions and changes of name, newest first: who, what, why and when. */
function AuditTrail({ user, reviews, actors }: AuditTrailProps) {
  const copy = useReviewCopy().account;
  const { statuses } = useDecisionCopy();
  const decisionName = useDecisionName();
  const roleName = useRoleName();
  const self = useUser();
  // The first decision is counted a moment before it is listed.
  if (reviews.length === 0 && user.reviewCount > 0) return null;
  const nameAfter = (number: number) => {
    const next = user.formerNames[number + 1];
    return withoutDirectionControls((next === undefined ? user.name : next?.name) ?? copy.noName);
  };
  const renames = user.formerNames.flatMap((former, number) =>
    former === null
      ? []
      : {
          at: former.until,
          line: (
            <HistoryLine
              key={`name-${number}`}
              title={copy.nameChanged}
              by={user.uid === self.uid ? copy.by(copy.you) : copy.byOwner}
              at={former.until}
            >
              <p className="text-sm wrap-anywhere text-ink-soft">
                {copy.fromTo(withoutDirectionControls(former.name), nameAfter(number))}
              </p>
            </HistoryLine>
          ),
        },
  );
  const decisions = reviews.map((review) => ({
    at: review.at,
    line: (
      <HistoryLine
        key={review.number}
        title={decisionName(review)}
        by={<WhoDidIt uid={review.actor} actors={actors} />}
        at={review.at}
      >
        <p className="text-sm text-ink-soft">
          {review.roleChange === null
            ? copy.fromTo(statuses[review.from], statuses[review.to])
            : copy.fromTo(roleName(review.roleChange.from), roleName(review.roleChange.to))}
        </p>
        {/* Later role changes of a rejected account repeat its reason, so it is shown only at the rejection. */}
        {review.reason !== null && review.roleChange === null && (
          <q dir="auto" className="text-sm wrap-anywhere italic">
            {review.reason}
          </q>
        )}
      </HistoryLine>
    ),
  }));
  const lines = [...decisions, ...renames].toSorted((one, other) => other.at.getTime() - one.at.getTime());
  return (
    <>
      {reviews.length === 0 && (
        <p className="text-ink-soft">{user.status === 'pending' ? copy.noHistory : copy.noRecord}</p>
      )}
      {lines.length > 0 && <ol className="grid">{lines.map(({ line }) => line)}</ol>}
    </>
  );
}

/** An account's stored data, with a link that searches for its address and, for a driver, a link to their shift and rides. */
function AccountFacts({ user }: { user: User }) {
  const copy = useReviewCopy().account;
  return (
    <Section heading={copy.facts}>
      <dl className="grid gap-3">
        <Fact term={copy.name}>
          <bdi translate="no">{user.name ?? copy.noName}</bdi>
        </Fact>
        <Fact term={copy.email}>
          <Address>{user.email}</Address>
          <span className="block">
            <ProofMark user={user} />
          </span>
        </Fact>
        {user.status === 'rejected' && (
          <Fact term={copy.reason}>
            <bdi translate="yes">{user.rejectionReason ?? copy.noReason}</bdi>
          </Fact>
        )}
        {APPLICATION_FIELDS.map((field) => {
          const said = user.application[field];
          return (
            said !== undefined && (
              <Fact key={field} term={copy.application[field]}>
                <bdi translate="yes">{said}</bdi>
              </Fact>
            )
          );
        })}
        <Fact term={copy.registered}>
          <RelativeTime at={user.appliedAt} />
        </Fact>
        <Fact term={copy.id}>
          <span className="font-mono text-sm">{user.uid}</span>
        </Fact>
      </dl>
      <p className="flex flex-wrap gap-x-6 gap-y-2 border-t border-line pt-4 text-sm">
        <RouteLink to="/admin/dashboard" search={{ search: user.email }}>
          {copy.sameAddress}
        </RouteLink>
        {user.role === 'driver' && (
          <RouteLink to="/admin/drivers/$uid" params={{ uid: user.uid }}>
            {copy.toDriver}
          </RouteLink>
        )}
      </p>
    </Section>
  );
}

interface AccountPageProps {
  file: AccountFile;
  user: User;
  /** The part of the queue that the account was reached from. */
  from: QueuePlace;
  onReload: () => void;
  onDecided: (user: User) => void;
}

/** A valid account: its decisions, then its data and history. */
export function AccountPage({ file, user, from, onReload, onDecided }: AccountPageProps) {
  const copy = useReviewCopy().account;
  const format = useFormat();
  // A person who was never approved has never had a ride.
  const isRevoked = user.status === 'rejected' && file.reviews.some(({ from: was }) => was === 'approved');
  return (
    <>
      <PageTitle>{displayName(user)}</PageTitle>
      <div className="grid gap-2">
        <h1 className="text-title wrap-anywhere">
          <bdi translate="no">{displayName(user)}</bdi>
        </h1>
        <p className="flex flex-wrap gap-2">
          <StatusBadge status={user.status} />
          <RoleBadge role={user.role} />
        </p>
      </div>
      {file.releasedAt !== null && (
        <Notice tone="warning">{copy.released(format.date(file.releasedAt))}</Notice>
      )}
      {user.status === 'pending' && file.alike.length > 0 && (
        <Notice tone="warning">
          <p>{copy.alike.text}</p>
          <ul className="grid list-disc gap-1 pl-5">
            {file.alike.map((other) => (
              <li key={other.uid} className="wrap-anywhere">
                <RouteLink to="/admin/accounts/$uid" params={{ uid: other.uid }}>
                  <bdi translate="no">{displayName(other)}</bdi>
                </RouteLink>{' '}
                <Address>{other.email}</Address> <StatusBadge status={other.status} />{' '}
                {likenessOf(user, other)
                  .map((likeness) => copy.alike.same[likeness])
                  .join(', ')}
              </li>
            ))}
          </ul>
        </Notice>
      )}
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
        <AccountFacts user={user} />
        <Section heading={copy.history}>
          <AuditTrail user={user} reviews={file.reviews} actors={file.actors} />
        </Section>
      </div>
      <AccountQuestions user={user} actors={file.actors} onAsked={onReload} />
      {file.notes !== null && (
        <AccountNotes uid={user.uid} notes={file.notes} actors={file.actors} onAdded={onReload} />
      )}
    </>
  );
}
