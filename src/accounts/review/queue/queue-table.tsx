import type { StatusStep } from '#domain/accounts/model/account-steps.ts';
import { mayDecide } from '#domain/accounts/model/decision.ts';
import type { User } from '#domain/accounts/model/user.ts';
import type { QueueRow } from '#domain/accounts/services/review-queue.ts';
import { useUser } from '#core/session/user-context.ts';
import { useReviewCopy } from '../review-copy.ts';
import { Checkbox } from '#ui/fields/checkbox.tsx';
import { DataTable } from '#ui/data/data-table.tsx';
import { RoleBadge } from '../account/account-badges.tsx';
import { AccountCell } from './account-cell.tsx';
import { DecisionCell } from './decision-cell.tsx';
import { DecisionFailure } from '../decisions/decision-failure.tsx';
import { RelativeTime } from '#ui/data/relative-time.tsx';
import { displayName } from '#core/text/display-name.ts';
import type { QueuePlace } from './queue-place.ts';
import type { Queue } from './use-queue.ts';

interface QueueTableProps {
  queue: Queue;
  place: QueuePlace;
  rows: readonly QueueRow[];
  onDecide: (user: User, kind: StatusStep) => void;
}

/** The accounts of a page. Rows are focusable, because shortcuts act on the focused one. */
export function QueueTable({ queue, place, rows, onDecide }: QueueTableProps) {
  const { activities, selected, gone, tell, decideOne } = queue;
  const copy = useReviewCopy();
  const actor = useUser();
  const isBusy = (uid: string) => activities.get(uid)?.state === 'busy';
  const selectCell = ({ uid, assessment }: QueueRow) =>
    assessment.state === 'sound' && mayDecide(actor, assessment.user) && !gone.includes(uid) ? (
      <Checkbox
        label={copy.select(displayName(assessment.user))}
        labelHidden
        checked={selected.has(uid)}
        busy={isBusy(uid)}
        onChange={(wanted) => tell({ type: 'selected', uids: [uid], wanted })}
      />
    ) : null;
  const registeredCell = ({ assessment }: QueueRow) =>
    assessment.state === 'sound' && <RelativeTime at={assessment.user.appliedAt} />;
  const accountCell = (row: QueueRow) => <AccountCell row={row} place={place} />;
  const roleCell = ({ assessment }: QueueRow) =>
    assessment.state === 'sound' && <RoleBadge role={assessment.user.role} />;
  const decisionCell = (row: QueueRow) =>
    gone.includes(row.uid) ? (
      // As high as the buttons were.
      <p className="flex min-h-9 items-center text-ink-soft touch:min-h-11 lg:justify-end">
        {copy.live.gone[place.filter]}
      </p>
    ) : (
      <DecisionCell row={row} activity={activities.get(row.uid)} onDecide={onDecide} />
    );
  const failureOf = ({ uid, assessment }: QueueRow) => {
    const activity = activities.get(uid);
    if (assessment.state !== 'sound' || activity?.state !== 'failed') return null;
    const retry = () => void decideOne(assessment.user, activity.intent);
    return <DecisionFailure failure={activity} onRetry={retry} />;
  };
  return (
    <DataTable
      caption={copy.headings[place.filter]}
      rows={rows}
      rowKey={({ uid }) => uid}
      shares="lg:grid-cols-[6%_30%_20%_17%_27%]"
      rowAttributes={({ uid }) => ({
        tabIndex: -1,
        'aria-busy': isBusy(uid),
        // The selection bar covers the lower edge, so the selected row is scrolled clear of it.
        onChange: ({ currentTarget }) => currentTarget.scrollIntoView({ block: 'nearest' }),
      })}
      columns={[
        {
          key: 'select',
          header: copy.columns.select,
          headerHidden: true,
          cell: selectCell,
          onCard: 'corner',
        },
        {
          key: 'account',
          header: copy.columns.account,
          cell: accountCell,
          naming: true,
        },
        { key: 'role', header: copy.columns.role, cell: roleCell, onCard: 'start' },
        {
          key: 'registered',
          header: copy.columns.registered,
          cell: registeredCell,
          onCard: 'end',
        },
        {
          key: 'decision',
          header: copy.columns.decision,
          cell: decisionCell,
          below: failureOf,
          atEnd: true,
        },
      ]}
    />
  );
}
