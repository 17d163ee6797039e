import { useState } from 'react';
import { APPLICATION_FIELDS } from '#domain/accounts/model/application.ts';
import type { Decision } from '#domain/accounts/model/decision.ts';
import type { User } from '#domain/accounts/model/user.ts';
import type { AccountFile } from '#domain/accounts/services/account-reviews.ts';
import { displayName } from '#core/text/display-name.ts';
import { useFormat } from '#words/use-format.ts';
import { RouteLink } from '#ui/actions/route-link.tsx';
import { Address } from '#ui/data/address.tsx';
import { Fact } from '#ui/data/fact.tsx';
import { RelativeTime } from '#ui/data/relative-time.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { PageTitle } from '#ui/page/page-title.tsx';
import { Section } from '#ui/page/section.tsx';
import { useAccountsCopy } from '../accounts-copy.ts';
import { useUndo } from '../decisions/use-undo.ts';
import { LazyHeldRides } from '../held-rides/lazy-held-rides.tsx';
import type { QueuePlace } from '../queue/queue-place.ts';
import type { QueueNews } from '../queue/queue-state.ts';
import { useNewsText } from '../queue/use-news-text.ts';
import { RoleBadge, StatusBadge } from './account-badges.tsx';
import { AccountDecision } from './account-decision.tsx';
import { AccountNotes } from './account-notes.tsx';
import { AuditTrail } from './audit-trail.tsx';
import { DecisionOutcome, type DecisionMade } from './decision-outcome.tsx';
import { ProofMark } from './proof-mark.tsx';

/** An account's stored data, with a link that searches for its address, and for a driver one to their shift and rides. */
function AccountFacts({ user }: { user: User }) {
  const copy = useAccountsCopy();
  return (
    <Section heading={copy.facts}>
      <dl className="grid gap-3">
        <Fact term={copy.name}>
          <bdi>{user.name ?? copy.noName}</bdi>
        </Fact>
        <Fact term={copy.email}>
          <Address>{user.email}</Address>
          <span className="block">
            <ProofMark user={user} />
          </span>
        </Fact>
        {user.status === 'rejected' && (
          <Fact term={copy.reason}>
            <bdi>{user.rejectionReason ?? copy.noReason}</bdi>
          </Fact>
        )}
        {APPLICATION_FIELDS.map((field) => {
          const said = user.application[field];
          return (
            said !== undefined && (
              <Fact key={field} term={copy.application[field]}>
                <bdi>{said}</bdi>
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

/** A valid account: what can be decided, then its data and history. */
export function AccountPage({ file, user, from, onReload, onDecided }: AccountPageProps) {
  const copy = useAccountsCopy();
  const format = useFormat();
  const newsText = useNewsText();
  const [last, setLast] = useState<DecisionMade | null>(null);
  const [news, announce] = useState<QueueNews | null>(null);

  const take = (decision: Decision, undone: boolean) => {
    onDecided(decision.after);
    onReload();
    setLast({ decision, undone });
  };
  const undo = useUndo({
    // Cleared first, because an equal text would be no change and so not be announced.
    onStart: () => announce(null),
    onEnd(undone, failure) {
      const [decision] = undone;
      announce({ of: 'undo', undone, failure });
      if (decision !== undefined) take(decision, true);
    },
  });
  // Whoever was never approved has never had a ride.
  const isRevoked = user.status === 'rejected' && file.reviews.some(({ from: was }) => was === 'approved');
  const offerUndo = (decision: Decision) => {
    undo.offer([decision]);
    announce({ of: 'decisions', decisions: [decision] });
    take(decision, false);
  };
  return (
    <>
      <PageTitle>{displayName(user)}</PageTitle>
      <div className="grid gap-2">
        <h1 className="text-title wrap-anywhere">
          <bdi>{displayName(user)}</bdi>
        </h1>
        <p className="flex flex-wrap gap-2">
          <StatusBadge status={user.status} />
          <RoleBadge role={user.role} />
        </p>
      </div>
      {file.releasedAt !== null && (
        <Notice tone="warning">{copy.released(format.date(file.releasedAt))}</Notice>
      )}
      <AccountDecision user={user} onDecided={offerUndo} onOutdated={onReload}>
        {last !== null && <DecisionOutcome last={last} undo={undo} from={from} />}
      </AccountDecision>
      {user.role === 'driver' && isRevoked && <LazyHeldRides uids={[user.uid]} inSection />}
      <div className="grid grid-cols-1 items-start gap-4 md:grid-cols-2 md:gap-6">
        <AccountFacts user={user} />
        <Section heading={copy.history}>
          <AuditTrail user={user} reviews={file.reviews} actors={file.actors} />
        </Section>
      </div>
      {file.notes !== null && (
        <AccountNotes uid={user.uid} notes={file.notes} actors={file.actors} onAdded={onReload} />
      )}
      <output className="sr-only">{newsText(news)}</output>
    </>
  );
}
