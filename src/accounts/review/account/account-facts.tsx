import { APPLICATION_FIELDS, type Application } from '#domain/accounts/model/application.ts';
import { mayDispatch } from '#domain/shared/people/powers.ts';
import { likenessOf } from '#domain/accounts/model/likeness.ts';
import type { User } from '#domain/accounts/model/user.ts';
import type { AccountFile } from '#domain/accounts/services/account-reviews.ts';
import { useUser } from '#core/session/user-context.ts';
import { displayName } from '#core/text/display-name.ts';
import { useFormat } from '#words/use-format.ts';
import { RouteLink } from '#ui/actions/route-link.tsx';
import { Address } from '#ui/data/address.tsx';
import { Fact } from '#ui/data/fact.tsx';
import { RelativeTime } from '#ui/data/relative-time.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { Section } from '#ui/page/section.tsx';
import { useReviewCopy } from '../review-copy.ts';
import { ProofMark, StatusBadge } from './account-badges.tsx';

interface ApplicantNoticesProps {
  file: AccountFile;
  user: User;
}

/** Warns if an earlier account with this address was deleted, or if other accounts look like this pending one. */
export function ApplicantNotices({ file, user }: ApplicantNoticesProps) {
  const copy = useReviewCopy().account;
  const format = useFormat();
  return (
    <>
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
    </>
  );
}

/** An account's data, and a search for its address. Dispatch also gets a link to a driver's shift and rides. */
export function AccountFacts({ user, application }: { user: User; application: Application }) {
  const actor = useUser();
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
          const said = application[field];
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
        {user.role === 'driver' && mayDispatch(actor) && (
          <RouteLink to="/admin/drivers/$uid" params={{ uid: user.uid }}>
            {copy.toDriver}
          </RouteLink>
        )}
      </p>
    </Section>
  );
}
