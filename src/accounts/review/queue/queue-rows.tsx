import { useMemo } from 'react';
import type { StatusStep } from '#domain/accounts/model/account-steps.ts';
import { mayDecide } from '#domain/accounts/model/decision.ts';
import type { User } from '#domain/accounts/model/user.ts';
import type { QueueRow } from '#domain/accounts/ports/review-repository.ts';
import type { Intent } from '#domain/accounts/services/account-decisions.ts';
import { useUser } from '#core/session/user-context.ts';
import { useSteady } from '#core/state/use-steady.ts';
import { displayName } from '#core/text/display-name.ts';
import { useDecisionCopy } from '#words/decisions-copy.ts';
import { useFormat } from '#words/use-format.ts';
import { RouteLink } from '#ui/actions/route-link.tsx';
import { DenseRows } from '#ui/data/dense-list.tsx';
import type { DenseColumn, DenseParts } from '#ui/data/dense-row.tsx';
import type { PinnedRow } from '#ui/data/pinned-rows.ts';
import { Ago } from '#ui/data/relative-time.tsx';
import { Checkbox } from '#ui/fields/checkbox.tsx';
import { ProofMark, QuestionMark, RoleBadge, StatusBadge } from '../account/account-badges.tsx';
import { DamagedRecordFacts } from '../account/damaged-record-facts.tsx';
import { useReviewCopy } from '../review-copy.ts';
import type { Activity } from '../decisions/activities-reducer.ts';
import { DecisionButtons } from '../decisions/decision-buttons.tsx';
import { DecisionFailure } from '../decisions/decision-failure.tsx';
import { ApplicationLine } from './application-line.tsx';
import { searchOf, type QueuePlace } from './queue-place.ts';
import type { Queue } from './use-queue.ts';

const TEMPLATE =
  '@min-[40rem]:grid-cols-[1.5rem_minmax(6rem,13rem)_minmax(0,16rem)_7.5rem_minmax(0,1fr)_9.5rem_13rem_[actions]_0]';

export interface QueueRowsProps {
  queue: Queue;
  place: QueuePlace;
  onDecide: (user: User, kind: StatusStep) => void;
  /** Opens an account beside the list. */
  onOpen: (uid: string) => void;
}

/** The name of an account. A press opens the account beside the list; a damaged record opens on its own page. */
function NameCell({ row, place, onOpen }: { row: QueueRow } & Pick<QueueRowsProps, 'place' | 'onOpen'>) {
  const copy = useReviewCopy();
  const { uid, account } = row;
  const isSound = account.state === 'sound';
  const title = isSound ? (account.user.name ?? account.user.email) : copy.damaged;
  return (
    <RouteLink
      to="/admin/accounts/$uid"
      params={{ uid }}
      search={searchOf(place)}
      showBeside={isSound ? () => onOpen(uid) : undefined}
      quiet
    >
      <bdi translate="no" title={title}>
        {title}
      </bdi>
    </RouteLink>
  );
}

/** The address as plain text. `Address` would allow line breaks in this row of one line. */
function AddressCell({ row: { uid, account } }: { row: QueueRow }) {
  if (account.state === 'damaged') return <DamagedRecordFacts uid={uid} profile={account} inRow />;
  if (account.state !== 'sound') return null;
  return (
    <span title={account.user.email}>
      <ProofMark user={account.user} inRow /> <bdi translate="no">{account.user.email}</bdi>
    </span>
  );
}

/** The facts for a decision: status (if it differs from the list's), question, application, reason of a rejection. */
function DetailsCell({ row: { account }, place }: { row: QueueRow; place: QueuePlace }) {
  const copy = useReviewCopy();
  const { fields } = useDecisionCopy();
  if (account.state === 'damaged') {
    const missing = account.fields.map((field) => fields[field]).join(', ');
    return missing !== '' && <span className="text-warning-ink">{copy.damagedText(missing)}</span>;
  }
  if (account.state !== 'sound') return null;
  const { user } = account;
  return (
    <>
      {user.status !== place.filter && <StatusBadge status={user.status} inRow />}{' '}
      <QuestionMark user={user} inRow /> <ApplicationLine user={user} />
    </>
  );
}

interface DecisionCellProps extends Pick<QueueRowsProps, 'onDecide'> {
  row: QueueRow;
  activity: Activity | undefined;
}

/** The decision buttons, or why there are none. A damaged record has a link to the page of damaged records. */
function DecisionCell({ row: { account }, activity, onDecide }: DecisionCellProps) {
  const copy = useReviewCopy();
  const actor = useUser();
  if (account.state !== 'sound') return <RouteLink to="/admin/health">{copy.toHealth}</RouteLink>;
  const { user } = account;
  if (!mayDecide(actor, user)) {
    const why = user.uid === actor.uid ? copy.itIsYou : copy.beyondPowers;
    return (
      <span title={why} className="text-ink-soft">
        {why}
      </span>
    );
  }
  return <DecisionButtons user={user} activity={activity} inRow onDecide={(kind) => onDecide(user, kind)} />;
}

/** The columns of the accounts, and why a decision on an account failed. */
function useRowParts({ queue, place, onDecide, onOpen }: QueueRowsProps): DenseParts<QueueRow> {
  const { activities, selected, dispatch } = queue;
  const copy = useReviewCopy();
  const actor = useUser();
  const format = useFormat();
  const onRetry = useSteady((user: User, intent: Intent) => void queue.decide(user, intent));
  return useMemo((): DenseParts<QueueRow> => {
    const isBusy = ({ uid }: QueueRow) => activities.get(uid)?.state === 'busy';
    const columns: readonly DenseColumn<QueueRow>[] = [
      {
        key: 'select',
        header: copy.columns.select,
        headerHidden: true,
        onFirstLine: true,
        cell: ({ uid, account }, gone) =>
          account.state === 'sound' &&
          mayDecide(actor, account.user) &&
          !gone && (
            <Checkbox
              label={copy.select(displayName(account.user))}
              labelHidden
              inRow
              checked={selected.has(uid)}
              busy={activities.get(uid)?.state === 'busy'}
              onChange={(wanted) => dispatch({ type: 'selected', uids: [uid], wanted })}
            />
          ),
      },
      {
        key: 'account',
        header: copy.columns.account,
        names: true,
        cell: (row) => <NameCell row={row} place={place} onOpen={onOpen} />,
      },
      { key: 'address', header: copy.address, long: true, cell: (row) => <AddressCell row={row} /> },
      {
        key: 'role',
        header: copy.columns.role,
        onFirstLine: true,
        cell: ({ account }) => account.state === 'sound' && <RoleBadge of={account.user} inRow />,
      },
      {
        key: 'details',
        header: copy.columns.details,
        cell: (row) => <DetailsCell row={row} place={place} />,
      },
      {
        key: 'registered',
        header: copy.columns.registered,
        cell: ({ account }) =>
          account.state === 'sound' && <Ago at={account.user.appliedAt} format={format} />,
      },
      {
        key: 'decision',
        header: copy.columns.decision,
        atEnd: true,
        look: '@max-[40rem]:basis-full',
        cell: (row, gone) =>
          !gone && <DecisionCell row={row} activity={activities.get(row.uid)} onDecide={onDecide} />,
      },
    ];
    return {
      columns,
      template: TEMPLATE,
      compact: true,
      headed: true,
      goneLabel: copy.live.gone[place.filter],
      isBusy,
      // `QueueKeys` handles the letter keys, so the list itself has no actions.
      actions: [],
      act() {},
      renderActions({ uid, account }) {
        const activity = activities.get(uid);
        if (account.state !== 'sound' || activity?.state !== 'failed') return null;
        const { user } = account;
        return <DecisionFailure failure={activity} onRetry={() => onRetry(user, activity.intent)} />;
      },
    };
  }, [copy, actor, format, place, activities, selected, dispatch, onRetry, onDecide, onOpen]);
}

/** The accounts of a page, one line each. `e` and Enter open an account beside the list. */
export function QueueRows({ rows, ...rest }: QueueRowsProps & { rows: readonly PinnedRow<QueueRow>[] }) {
  const { headings } = useReviewCopy();
  const parts = useRowParts(rest);
  return (
    // The selection bar covers the lower edge, so a selected row is scrolled to where it is visible.
    <div
      onChange={({ target }) => {
        if (target instanceof Element) target.closest('[data-row]')?.scrollIntoView({ block: 'nearest' });
      }}
    >
      <DenseRows label={headings[rest.place.filter]} rows={rows} keyOf={({ uid }) => uid} {...parts} />
    </div>
  );
}
