import { useEffect, useRef, useState, type RefObject } from 'react';
import { statusStepsFrom, type StatusStep } from '#domain/accounts/model/account-steps.ts';
import type { User } from '#domain/accounts/model/user.ts';
import type { ListedStatus } from '#domain/accounts/ports/review-repository.ts';
import type { Intent } from '#domain/accounts/services/account-decisions.ts';
import { succeed } from '#domain/shared/result.ts';
import type { CursorPages } from '#core/navigation/use-cursor-pages.ts';
import { useSteady } from '#core/state/use-steady.ts';
import { useFormat } from '#words/use-format.ts';
import { Button } from '#ui/actions/button.tsx';
import { useRowFocus, type RowFocus } from '#ui/data/use-row-focus.ts';
import { useSettling } from '#ui/data/use-settling.ts';
import { lazyDialog } from '#ui/feedback/lazy-dialog.tsx';
import { LoadFailure } from '#ui/feedback/load-failure.tsx';
import { SilenceNote } from '#ui/feedback/silence-note.tsx';
import { Checkbox } from '#ui/fields/checkbox.tsx';
import { SingleKeys } from '#ui/keys/single-keys.tsx';
import { Section } from '#ui/page/section.tsx';
import { DecisionButtons } from '../decisions/decision-buttons.tsx';
import { DecisionFailure } from '../decisions/decision-failure.tsx';
import { LazyStepDialog, useQuestion, type StepQuestion } from '../decisions/use-question.ts';
import { useReviewCopy } from '../review-copy.ts';
import { QueueDock } from './queue-dock.tsx';
import { QueueFilters } from './queue-filters.tsx';
import { QueueList } from './queue-list.tsx';
import type { QueuePlace } from './queue-place.ts';
import { useNewsText } from './use-news-text.ts';
import { useQueue, type Queue } from './use-queue.ts';

const LazyAccountPanel = lazyDialog(async () => (await import('../account/account-panel.tsx')).AccountPanel);

interface QueueFailureProps {
  queue: Queue;
  /** The number of the page that the URL names. */
  wanted: number;
  shown: number;
  /** Called when a retry begins, to move the focus to the page's heading. */
  onRetry: () => void;
}

/** Why a page could not be loaded. The accounts that are still shown are below this message. */
function QueueFailure({ queue, wanted, shown, onRetry }: QueueFailureProps) {
  const copy = useReviewCopy();
  const { list, dispatch } = queue;
  const hasFailed = list.error !== null;
  useEffect(() => {
    // Without the rows of the previous search the page is shorter, so the focus may be out of view.
    if (hasFailed) document.querySelector('main :focus')?.scrollIntoView({ block: 'nearest' });
  }, [hasFailed]);
  if (list.error === null) return null;
  const retry = () => {
    dispatch({ type: 'retried' });
    onRetry();
  };
  const failed = wanted === shown ? copy.failed : copy.pageFailed(wanted);
  return <LoadFailure what={failed} error={list.error} onRetry={retry} />;
}

/** A button that shows what has changed on the server. The button is below the list, where it moves no row. */
function QueueOffer({ queue, filter }: { queue: Queue; filter: ListedStatus }) {
  const copy = useReviewCopy().live;
  const { newcomers, list, dispatch } = queue;
  if (newcomers.length === 0 && list.page?.rows.some(({ gone }) => gone) !== true) return null;
  return (
    <div className="justify-self-center">
      <Button tone="soft" size="small" onClick={() => dispatch({ type: 'renewed' })}>
        {newcomers.length > 0 ? copy.newcomers[filter](newcomers.length) : copy.renew}
      </Button>
    </div>
  );
}

interface QueueKeysProps {
  focus: RowFocus;
  searchField: RefObject<HTMLInputElement | null>;
  queue: Queue;
  onDecide: (user: User, kind: StatusStep) => void;
}

/** The single keys of the queue. Most act on the row in focus. */
function QueueKeys({ focus, searchField, queue, onDecide }: QueueKeysProps) {
  const copy = useReviewCopy();
  const userInFocus = () => {
    const uid = focus.focused();
    return queue.users.find((user) => user.uid === uid);
  };
  const decide = (...kinds: readonly StatusStep[]) => {
    const user = userInFocus();
    const kind = user && statusStepsFrom(user.status).find((possible) => kinds.includes(possible));
    if (user === undefined || kind === undefined) return false;
    return onDecide(user, kind);
  };
  const select = () => {
    const user = userInFocus();
    if (user === undefined) return false;
    return queue.dispatch({ type: 'selected', uids: [user.uid], wanted: !queue.selected.has(user.uid) });
  };
  const undo = () => {
    void queue.undo.undoLast();
    return queue.undo.offers.length > 0;
  };
  const search = () => {
    searchField.current?.focus();
    searchField.current?.select();
  };
  return (
    <SingleKeys
      focus={focus}
      list={copy.keys}
      actions={{
        a: () => decide('approve'),
        r: () => decide('reject', 'revoke'),
        x: select,
        u: undo,
        e: focus.open,
        '/': search,
      }}
    />
  );
}

interface OpenedAccountProps {
  queue: Queue;
  place: QueuePlace;
  /** The uid of the opened account; `null` if no account is open. */
  uid: string | null;
  onDecide: (user: User, kind: StatusStep) => void;
  onClose: () => void;
}

/** The panel of the opened account. It closes when the list no longer has the account. */
function OpenedAccount({ queue, place, uid, onDecide, onClose }: OpenedAccountProps) {
  const row = queue.list.page?.rows.find(({ item }) => item.uid === uid);
  const account = row?.item.account;
  if (uid === null || account?.state !== 'sound') return null;
  const { user } = account;
  const activity = queue.activities.get(uid);
  return (
    <LazyAccountPanel key={uid} user={user} place={place} onClose={onClose}>
      {queue.users.includes(user) && (
        <DecisionButtons user={user} activity={activity} onDecide={(kind) => onDecide(user, kind)} />
      )}
      {activity?.state === 'failed' && (
        <DecisionFailure failure={activity} onRetry={() => void queue.decide(user, activity.intent)} />
      )}
    </LazyAccountPanel>
  );
}

interface ReviewSectionProps {
  place: QueuePlace;
  pages: CursorPages;
  /** The account whose page the user came from; `null` after any other page. */
  cameFrom: string | null;
  onPlace: (place: QueuePlace) => void;
}

/** The review queue: search, decisions and undo. */
export function ReviewSection({ place, pages, cameFrom, onPlace }: ReviewSectionProps) {
  const copy = useReviewCopy();
  const format = useFormat();
  const searchField = useRef<HTMLInputElement>(null);
  const { filter, role, address, search } = place;
  const query = { status: filter, role, address, search, cursor: pages.cursor };
  const queue = useQueue(query, pages, cameFrom);
  const { users, chosen, list, awaited, dispatch } = queue;
  const shownKeys = list.page?.rows.map(({ item }) => item.uid).join(' ') ?? null;
  const area = useSettling<HTMLDivElement>(shownKeys, 'list');
  const focus = useRowFocus(area, { awaited, loading: list.loading, busy: queue.undo.busy });
  const isShown = list.page !== null && list.error === null;
  const newsText = useNewsText();
  // While another page loads, or if it has failed, the URL already names that page, not the shown one.
  const shownPages = list.page?.pages ?? pages;
  const { question, begin, close, answer } = useQuestion(dispatch);
  const [opened, setOpened] = useState<string | null>(null);
  const decide = useSteady((user: User, kind: StatusStep) =>
    begin(kind, [user], (intent) => void queue.decide(user, intent)),
  );
  const decideSeveral = (several: readonly User[], intent: Intent) => {
    focus.keepPlaceOf(several.map(({ uid }) => uid));
    void queue.decideSeveral(several, intent);
  };
  const decideSelected = (kind: StatusStep) => begin(kind, chosen, (intent) => decideSeveral(chosen, intent));
  const carryOut = async (asked: StepQuestion, intent: Intent) => {
    const [user, ...others] = asked.users;
    if (user !== undefined && others.length === 0) {
      return answer(asked, user.uid, () => queue.decide(user, intent));
    }
    close();
    decideSeveral(asked.users, intent);
    return succeed();
  };

  return (
    <Section
      heading={copy.headings[filter]}
      tight
      aside={<QueueKeys focus={focus} searchField={searchField} queue={queue} onDecide={decide} />}
    >
      <div ref={area} className="grid grid-cols-1 gap-2">
        <QueueFilters place={place} counts={queue.counts} searchField={searchField} onPlace={onPlace}>
          {users.length > 1 && (
            <Checkbox
              label={copy.selectPage}
              checked={chosen.length === users.length}
              mixed={chosen.length > 0 && chosen.length < users.length}
              onChange={(wanted) => dispatch({ type: 'selected', uids: users.map(({ uid }) => uid), wanted })}
            />
          )}
        </QueueFilters>
        <QueueFailure queue={queue} wanted={pages.page} shown={shownPages.page} onRetry={focus.toHeading} />
        <QueueList
          queue={queue}
          place={place}
          pages={shownPages}
          onDecide={decide}
          onOpen={setOpened}
          onPlace={onPlace}
        />
        {isShown && <QueueOffer queue={queue} filter={filter} />}
        <SilenceNote
          quiet
          since={isShown ? queue.silentSince : null}
          text={copy.live.blind}
          format={format}
        />
        <QueueDock
          queue={queue}
          onDecideSelected={decideSelected}
          onRetry={({ retriable, intent }) => decideSeveral(retriable, intent)}
        />
      </div>
      <output className="sr-only">{newsText(queue.news)}</output>
      <OpenedAccount
        queue={queue}
        place={place}
        uid={opened}
        onDecide={decide}
        onClose={() => setOpened(null)}
      />
      {question !== null && (
        <LazyStepDialog
          question={question}
          onAnswer={(intent) => carryOut(question, intent)}
          onClose={close}
        />
      )}
    </Section>
  );
}
