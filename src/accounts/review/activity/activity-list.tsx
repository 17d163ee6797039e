import type { ActivityPage } from '#domain/accounts/services/activity.ts';
import type { ActivityEntry } from '#domain/accounts/ports/review-repository.ts';
import type { Actor } from '#domain/accounts/services/read-actor.ts';
import { useAccountsCopy } from '../accounts-copy.ts';
import { useActivityCopy } from './activity-copy.ts';
import { useRoleName } from '#words/roles.ts';
import { RouteLink } from '#ui/actions/route-link.tsx';
import { Address } from '#ui/data/address.tsx';
import { DataTable } from '#ui/data/data-table.tsx';
import { RelativeTime } from '#ui/data/relative-time.tsx';
import { useDecisionName } from './use-decision-name.ts';

function AddressBelow({ person }: { person: Actor | undefined }) {
  if (person?.state !== 'named' || person.email === null) return null;
  return (
    <span className="block text-sm font-normal text-ink-soft">
      <Address>{person.email}</Address>
    </span>
  );
}

/** Each name with its address, because a name proves nothing about who somebody is. */
export function ActivityList({ page: { entries, people } }: { page: ActivityPage }) {
  const copy = useActivityCopy();
  const { someone, fromTo } = useAccountsCopy();
  const decisionName = useDecisionName();
  const roleName = useRoleName();
  const nameOf = (uid: string) => {
    const person = people.get(uid);
    return person?.state === 'named' ? person.name : uid;
  };
  const whenCell = ({ review }: ActivityEntry) => <RelativeTime at={review.at} />;
  const accountCell = ({ uid }: ActivityEntry) => (
    <div className="wrap-anywhere">
      <RouteLink to="/admin/accounts/$uid" params={{ uid }} search={{}} quiet>
        <bdi>{nameOf(uid)}</bdi>
      </RouteLink>
      <AddressBelow person={people.get(uid)} />
    </div>
  );
  const decisionCell = ({ review }: ActivityEntry) => (
    <div className="grid gap-0.5 wrap-anywhere">
      <span className="font-medium">{decisionName(review)}</span>
      {review.roleChange !== null && (
        <span className="text-ink-soft">
          {fromTo(roleName(review.roleChange.from), roleName(review.roleChange.to))}
        </span>
      )}
      {review.reason !== null && review.roleChange === null && (
        <q dir="auto" className="line-clamp-2 text-ink-soft italic">
          {review.reason}
        </q>
      )}
    </div>
  );
  const byCell = ({ review: { actor } }: ActivityEntry) => {
    const person = people.get(actor);
    return (
      <div className="wrap-anywhere">
        {person?.state === 'without-profile' ? (
          someone(actor)
        ) : (
          <RouteLink
            to="/admin/activity"
            search={{ by: actor }}
            aria-label={copy.onlyThese(nameOf(actor))}
            quiet
          >
            <bdi>{nameOf(actor)}</bdi>
          </RouteLink>
        )}
        <AddressBelow person={person} />
      </div>
    );
  };
  return (
    <DataTable
      caption={copy.decisions}
      rows={entries}
      rowKey={({ uid, review }) => `${uid}/${review.number}`}
      shares="lg:grid-cols-[28%_30%_26%_16%]"
      columns={[
        { key: 'account', header: copy.columns.account, cell: accountCell, naming: true },
        { key: 'decision', header: copy.columns.decision, cell: decisionCell },
        { key: 'by', header: copy.columns.by, cell: byCell },
        { key: 'when', header: copy.columns.when, cell: whenCell },
      ]}
    />
  );
}
