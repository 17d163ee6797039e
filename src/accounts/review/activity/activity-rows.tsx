import { useMemo, type ReactNode } from 'react';
import type { ActivityEntry } from '#domain/accounts/ports/review-repository.ts';
import type { ActivityPage } from '#domain/accounts/services/account-reviews.ts';
import type { ActorName } from '#domain/accounts/services/people.ts';
import { usePositionName } from '#words/use-position-name.ts';
import { useFormat } from '#words/use-format.ts';
import { RouteLink } from '#ui/actions/route-link.tsx';
import { DenseList } from '#ui/data/dense-list.tsx';
import type { DenseParts } from '#ui/data/dense-row.tsx';
import { Ago } from '#ui/data/relative-time.tsx';
import { useDecisionName, useReviewCopy } from '../review-copy.ts';
import { useActivityCopy } from './activity-copy.ts';

export const keyOfEntry = ({ uid, review }: ActivityEntry): string => `${uid}/${review.number}`;

const TEMPLATE =
  '@min-[40rem]:grid-cols-[minmax(6rem,12rem)_minmax(0,1fr)_11rem_minmax(0,1.2fr)_minmax(0,1.4fr)_9.5rem_[actions]_0]';

/** An address as plain text. `Address` would allow line breaks in this row of one line. */
function AddressOf({ person }: { person: ActorName | undefined }) {
  if (person?.state !== 'named' || person.email === null) return null;
  return (
    <span title={person.email} className="text-ink-soft">
      <bdi translate="no">{person.email}</bdi>
    </span>
  );
}

interface ActivityRowsProps {
  page: ActivityPage;
  /** Opens a decision beside the list, by its key. */
  onOpen: (key: string) => void;
}

/** The columns of the decisions. Each name has its address beside it, because a name does not prove an identity. */
function useEntryParts({ page: { people }, onOpen }: ActivityRowsProps): DenseParts<ActivityEntry> {
  const copy = useActivityCopy();
  const { someone, fromTo } = useReviewCopy().account;
  const decisionName = useDecisionName();
  const positionName = usePositionName();
  const format = useFormat();
  return useMemo((): DenseParts<ActivityEntry> => {
    const nameOf = (uid: string) => {
      const person = people.get(uid);
      return person?.state === 'named' ? person.name : uid;
    };
    const accountCell = (entry: ActivityEntry): ReactNode => (
      <RouteLink
        to="/admin/accounts/$uid"
        params={{ uid: entry.uid }}
        search={{}}
        showBeside={() => onOpen(keyOfEntry(entry))}
        quiet
      >
        <bdi translate="no">{nameOf(entry.uid)}</bdi>
      </RouteLink>
    );
    const detailsCell = ({ review: { reason, roleChange } }: ActivityEntry): ReactNode => {
      if (roleChange !== null) return fromTo(positionName(roleChange.from), positionName(roleChange.to));
      return (
        reason !== null && (
          <q dir="auto" title={reason} className="text-ink-soft italic">
            {reason}
          </q>
        )
      );
    };
    const byCell = ({ review: { actor } }: ActivityEntry): ReactNode => {
      const person = people.get(actor);
      if (person?.state === 'without-profile') return someone(actor);
      return (
        <>
          <RouteLink
            to="/admin/activity"
            search={{ by: actor }}
            aria-label={copy.onlyThese(nameOf(actor))}
            quiet
          >
            <bdi translate="no">{nameOf(actor)}</bdi>
          </RouteLink>{' '}
          <AddressOf person={person} />
        </>
      );
    };
    return {
      columns: [
        { key: 'account', header: copy.columns.account, names: true, cell: accountCell },
        {
          key: 'address',
          header: copy.columns.address,
          cell: ({ uid }) => <AddressOf person={people.get(uid)} />,
        },
        {
          key: 'decision',
          header: copy.columns.decision,
          onFirstLine: true,
          cell: ({ review }) => decisionName(review),
        },
        { key: 'details', header: copy.columns.details, long: true, cell: detailsCell },
        { key: 'by', header: copy.columns.by, cell: byCell },
        {
          key: 'when',
          header: copy.columns.when,
          atEnd: true,
          cell: ({ review }) => <Ago at={review.at} format={format} />,
        },
      ],
      template: TEMPLATE,
      compact: true,
      headed: true,
      actions: [],
      act() {},
    };
  }, [copy, someone, fromTo, decisionName, positionName, format, people, onOpen]);
}

/** Decisions, one line each. `e` and Enter open a decision beside the list. */
export function ActivityRows(props: ActivityRowsProps) {
  const { decisions } = useActivityCopy();
  const parts = useEntryParts(props);
  return <DenseList label={decisions} items={props.page.entries} keyOf={keyOfEntry} {...parts} />;
}
