import type { StatusStep } from '#domain/accounts/model/account-steps.ts';
import type { Application } from '#domain/accounts/model/application.ts';
import { mayDecide } from '#domain/accounts/model/decision.ts';
import type { User } from '#domain/accounts/model/user.ts';
import type { QueueRow } from '#domain/accounts/ports/review-repository.ts';
import type { CursorPages } from '#core/navigation/use-cursor-pages.ts';
import { useUser } from '#core/session/user-context.ts';
import { displayName } from '#core/text/display-name.ts';
import { withoutDirectionControls } from '#core/text/without-direction-controls.ts';
import { useDecisionCopy } from '#words/decisions-copy.ts';
import { Button } from '#ui/actions/button.tsx';
import { RouteLink } from '#ui/actions/route-link.tsx';
import { Address } from '#ui/data/address.tsx';
import { DataTable } from '#ui/data/data-table.tsx';
import type { PinnedRow } from '#ui/data/pinned-rows.ts';
import { Pagination } from '#ui/data/pagination.tsx';
import { RelativeTime } from '#ui/data/relative-time.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { Checkbox } from '#ui/fields/checkbox.tsx';
import { ProofMark, QuestionMark, RoleBadge, StatusBadge } from '../account/account-badges.tsx';
import { DamagedRecordFacts } from '../account/damaged-record-facts.tsx';
import { useReviewCopy } from '../review-copy.ts';
import type { Activity } from '../decisions/activities-reducer.ts';
import { DecisionButtons } from '../decisions/decision-buttons.tsx';
import { DecisionFailure } from '../decisions/decision-failure.tsx';
import { searching, searchOf, type QueuePlace } from './queue-place.ts';
import type { Queue } from './use-queue.ts';

interface QueueEmptyProps {
  place: QueuePlace;
  /** The page had accounts, and all of them have been decided. */
  decided: boolean;
  /** `null` on the first page. */
  onFirst: (() => void) | null;
  onPlace: (place: QueuePlace) => void;
}

/** Explains an empty list: nothing to do, nothing found, or every account on this page decided. */
function QueueEmpty({ place, decided, onFirst, onPlace }: QueueEmptyProps) {
  const copy = useReviewCopy();
  const { filter, role, address, search } = place;
  if (onFirst !== null) {
    return (
      <EmptyState icon="check" title={copy.pageDone.title} text={copy.pageDone.text}>
        <Button tone="secondary" data-way-on="" onClick={onFirst}>
          {copy.pageDone.first}
        </Button>
      </EmptyState>
    );
  }
  if (search !== '' || role !== null || address !== undefined) {
    const ofList = role === null && address !== undefined ? copy.notFound[address] : copy.notFound.ofRole;
    const text = search === '' ? ofList : copy.notFound.text(search, role !== null);
    const said = decided ? copy.pageDone : { title: copy.notFound.title, text };
    // Clears the role or, without one, the search.
    const wider = role === null ? searching({ ...place, address: undefined }, '') : { ...place, role: null };
    return (
      <EmptyState icon={decided ? 'check' : 'search'} {...said}>
        <Button tone="secondary" data-way-on="" onClick={() => onPlace(wider)}>
          {role !== null ? copy.everyRole : search === '' ? copy.everyAddress : copy.notFound.clear}
        </Button>
      </EmptyState>
    );
  }
  const icon = filter === 'pending' ? 'check' : 'user';
  return <EmptyState icon={icon} {...copy.empty[filter]} />;
}

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

function Quote({ children }: { children: string }) {
  return (
    <q dir="auto" className="line-clamp-2 text-sm font-normal text-ink-soft italic">
      {children}
    </q>
  );
}

/** The details of an application, in a row of the queue; renders nothing if there are none. */
function ApplicationFacts({ application }: { application: Application }) {
  const copy = useReviewCopy().account;
  const { phone, licence, message } = application;
  return (
    <>
      {(phone !== undefined || licence !== undefined) && (
        <span className="flex flex-wrap gap-x-3 text-sm font-normal text-ink-soft">
          {phone !== undefined && <span>{copy.phoneOf(phone)}</span>}
          {licence !== undefined && <span>{copy.licenceOf(withoutDirectionControls(licence))}</span>}
        </span>
      )}
      {message !== undefined && <Quote>{message}</Quote>}
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
        <bdi translate="no">{title}</bdi>
      </RouteLink>
      {user !== null && user.name !== null && (
        <span className="text-sm font-normal text-ink-soft">
          <Address>{user.email}</Address>
        </span>
      )}
      {user !== null && <ProofMark user={user} />}
      {user !== null && <QuestionMark user={user} />}
      {account.state === 'damaged' && <DamagedRecordFacts uid={uid} profile={account} />}
      {user !== null && <ApplicationFacts application={user.application} />}
      {user?.status === 'rejected' && user.rejectionReason !== null && <Quote>{user.rejectionReason}</Quote>}
      {user !== null && user.status !== place.filter && <StatusBadge status={user.status} />}
    </div>
  );
}

type Row = PinnedRow<QueueRow>;

interface QueueListProps {
  queue: Queue;
  place: QueuePlace;
  /** The position of the rows that are shown. */
  pages: CursorPages;
  onDecide: (user: User, kind: StatusStep) => void;
  onPlace: (place: QueuePlace) => void;
}

interface QueueTableProps extends Pick<QueueListProps, 'queue' | 'place' | 'onDecide'> {
  rows: readonly Row[];
}

/** The accounts of a page. Rows are focusable, because shortcuts act on the focused one. */
function QueueTable({ queue, place, rows, onDecide }: QueueTableProps) {
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
      // As high as the buttons.
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
        { key: 'account', header: copy.columns.account, cell: accountCell, naming: true },
        { key: 'role', header: copy.columns.role, cell: roleCell, onCard: 'start' },
        { key: 'registered', header: copy.columns.registered, cell: registeredCell, onCard: 'end' },
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

/** One page of the queue: loading, empty or with rows; nothing if it failed. */
export function QueueList({ queue, place, pages, onDecide, onPlace }: QueueListProps) {
  const copy = useReviewCopy();
  const { list, dispatch } = queue;
  const { page, loading, error } = list;
  if (list.empty) return <Skeleton rows lines={6} label={copy.loading} />;
  if (page === null) return null;
  const turn = () => {
    // The address may already name the page that failed.
    if (error !== null) dispatch({ type: 'retried' });
  };
  return (
    <div aria-busy={loading} className={`grid grid-cols-1 gap-4 ${loading ? 'opacity-60' : ''}`}>
      {page.rows.length > 0 ? (
        <QueueTable queue={queue} place={place} rows={page.rows} onDecide={onDecide} />
      ) : page.more ? null : (
        <QueueEmpty
          place={place}
          decided={page.thinned}
          onFirst={pages.cursor === null ? null : pages.onFirst}
          onPlace={onPlace}
        />
      )}
      {page.more && <p className="text-sm text-ink-soft">{copy.moreNumbers}</p>}
      <Pagination pages={pages} next={page.next} onTurn={turn} />
    </div>
  );
}
