import { APPLICATION_FIELDS } from '#domain/accounts/model/application.ts';
import type { User } from '#domain/accounts/model/user.ts';
import { Fact } from '#ui/data/fact.tsx';
import { ProofMark } from './proof-mark.tsx';
import { useAccountsCopy } from '../accounts-copy.ts';
import { Address } from '#ui/data/address.tsx';
import { RelativeTime } from '#ui/data/relative-time.tsx';
import { Section } from '#ui/page/section.tsx';
import { RouteLink } from '#ui/actions/route-link.tsx';

/** An account's stored data, with a link that searches for its address, and for a driver one to their shift and rides. */
export function AccountFacts({ user }: { user: User }) {
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
