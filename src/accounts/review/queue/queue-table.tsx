import type { StatusStep } from '#domain/accounts/model/account-steps.ts';
import type { Application } from '#domain/accounts/model/application.ts';
import { mayDecide } from '#domain/accounts/model/decision.ts';
import type { User } from '#domain/accounts/model/user.ts';
import type { QueueRow } from '#domain/accounts/ports/review-repository.ts';
import { useUser } from '#core/session/user-context.ts';
import { displayName } from '#core/text/display-name.ts';
import { withoutDirectionControls } from '#core/text/without-direction-controls.ts';
import { useDecisionCopy } from '#words/decisions-copy.ts';
import { RouteLink } from '#ui/actions/route-link.tsx';
import { Address } from '#ui/data/address.tsx';
import { DataTable } from '#ui/data/data-table.tsx';
import type { HeldRow } from '#ui/data/held-rows.ts';
import { RelativeTime } from '#ui/data/relative-time.tsx';
import { Checkbox } from '#ui/fields/checkbox.tsx';
import { ProofMark, RoleBadge, StatusBadge } from '../account/account-badges.tsx';
import { DamagedRecordFacts } from '../account/damaged-record-facts.tsx';
import { useAccountsCopy } from '../accounts-copy.ts';
import type { Activity } from '../decisions/activities-reducer.ts';
import { DecisionButtons } from '../decisions/decision-buttons.tsx';
import { DecisionFailure } from '../decisions/decision-failure.tsx';
import { useReviewCopy } from '../review-copy.ts';
import { type QueuePlace, searchOf } from './queue-place.ts';
import type { Queue } from './use-queue.ts';

interface DecisionCellProps {
  row: QueueRow;
  activity: Activity | undefined;
  onDecide: (user: User, kind: StatusStep) => void;
}

/** The decision buttons, or the reason why there are none. */
function DecisionCell({ row, activity, onDecide }: DecisionCellProps) {
  const copy = useReviewCopy();
  const { fields } = useDecisionCopy();
  const actor = useUser();
  const { account } = row;
  if (account.state !== 'sound') {
    const missing = account.state === 'damaged' ? account.fields : [];
    return (
      <div className="grid justify-items-start gap-1 text-warning-ink lg:justify-items-end">
        {missing.length > 0 && <p>{copy.damagedText(missing.map((field) => fields[field]).join(', '))}</p>}
        <RouteLink to="/admin/health">{copy.toHealth}</RouteLink>
      </div>
    );
  }
  const { user } = account;
  if (!mayDecide(actor, user)) {
    return (
      <p className="max-w-72 text-ink-soft wrap-anywhere hyphens-auto lg:ml-auto">
        {user.uid === actor.uid ? copy.itIsYou : copy.beyondPowers}
      </p>
    );
  }
  return <DecisionButtons user={user} activity={activity} onDecide={(kind) => onDecide(user, kind)} />;
}

/** What an applicant said, in a row of the queue; renders nothing if that is nothing. */
function ApplicationFacts({ application }: { application: Application }) {
  const copy = useAccountsCopy();
  const { phone, licence, message } = application;
  return (
    <>
      {(phone !== undefined || licence !== undefined) && (
        <span className="flex flex-wrap gap-x-3 text-sm font-normal text-ink-soft">
          {phone !== undefined && <span>{copy.phoneOf(phone)}</span>}
          {licence !== undefined && <span>{copy.licenceOf(withoutDirectionControls(licence))}</span>}
        </span>
      )}
      {message !== undefined && (
        <q dir="auto" className="line-clamp-2 text-sm font-normal text-ink-soft italic">
          {message}
        </q>
      )}
    </>
  );
}

/** An account's name and address, linked to its page. The status is shown only if it differs from the list's. */
function AccountCell({ row, place }: { row: QueueRow; place: QueuePlace }) {
  const copy = useReviewCopy();
  const { uid, account } = row;
  const user = account.state === 'sound' ? account.user : null;
  const title = user === null ? copy.damaged : (user.name ?? user.email);
  return (
    <div className="grid justify-items-start gap-0.5 pr-10 wrap-anywhere max-[19rem]:pr-8 lg:pr-0">
      <RouteLink to="/admin/accounts/$uid" params={{ uid }} search={searchOf(place)} quiet>
        <bdi>{title}</bdi>
      </RouteLink>
      {user !== null && user.name !== null && (
        <span className="text-sm font-normal text-ink-soft">
          <Address>{user.email}</Address>
        </span>
      )}
      {user !== null && <ProofMark user={user} />}
      {account.state === 'damaged' && <DamagedRecordFacts uid={uid} profile={account} />}
      {user !== null && <ApplicationFacts application={user.application} />}
      {user?.status === 'rejected' && user.rejectionReason !== null && (
        <q dir="auto" className="line-clamp-2 text-sm font-normal text-ink-soft italic">
          {user.rejectionReason}
        </q>
      )}
      {user !== null && user.status !== place.filter && <StatusBadge status={user.status} />}
    </div>
  );
}

type Row = HeldRow<QueueRow>;

interface QueueTableProps {
  queue: Queue;
  place: QueuePlace;
  rows: readonly Row[];
  onDecide: (user: User, kind: StatusStep) => void;
}

/** The accounts of a page. Rows are focusable, because shortcuts act on the focused one. */
export function QueueTable({ queue, place, rows, onDecide }: QueueTableProps) {
  const { activities, selected, dispatch, decide } = queue;
  const copy = useReviewCopy();
  const actor = useUser();
  const isBusy = (uid: string) => activities.get(uid)?.state === 'busy';
  const selectCell = ({ item: { uid, account }, gone }: Row) =>
    account.state === 'sound' && mayDecide(actor, account.user) && !gone ? (
      <Checkbox
        label={copy.select(displayName(account.user))}
        labelHidden
        checked={selected.has(uid)}
        busy={isBusy(uid)}
        onChange={(wanted) => dispatch({ type: 'selected', uids: [uid], wanted })}
      />
    ) : null;
  const registeredCell = ({ item: { account } }: Row) =>
    account.state === 'sound' && <RelativeTime at={account.user.appliedAt} />;
  const accountCell = ({ item }: Row) => <AccountCell row={item} place={place} />;
  const roleCell = ({ item: { account } }: Row) =>
    account.state === 'sound' && <RoleBadge role={account.user.role} />;
  const decisionCell = ({ item, gone }: Row) =>
    gone ? (
      // As high as the buttons were.
      <p className="flex min-h-9 items-center text-ink-soft touch:min-h-11 lg:justify-end">
        {copy.live.gone[place.filter]}
      </p>
    ) : (
      <DecisionCell row={item} activity={activities.get(item.uid)} onDecide={onDecide} />
    );
  const failureOf = ({ item: { uid, account } }: Row) => {
    const activity = activities.get(uid);
    if (account.state !== 'sound' || activity?.state !== 'failed') return null;
    const retry = () => void decide(account.user, activity.intent);
    return <DecisionFailure failure={activity} onRetry={retry} />;
  };
  return (
    <DataTable
      caption={copy.headings[place.filter]}
      rows={rows}
      rowKey={({ item }) => item.uid}
      shares="lg:grid-cols-[6%_30%_20%_17%_27%]"
      rowAttributes={({ item: { uid } }) => ({
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
