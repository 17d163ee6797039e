import { useRef, useId, useEffect } from 'react';
import type { StatusStep } from '#domain/accounts/model/account-steps.ts';
import { COUNT_LIMIT } from '#domain/accounts/model/account-limits.ts';
import type { User, AccountStatus } from '#domain/accounts/model/user.ts';
import { LISTED_STATUSES, type ListedStatus } from '#domain/accounts/ports/review-repository.ts';
import type { Intent } from '#domain/accounts/services/account-decisions.ts';
import { succeed } from '#domain/shared/result.ts';
import type { CursorPages } from '#core/navigation/use-cursor-pages.ts';
import { useDashboardCopy } from '#words/dashboard-copy.ts';
import { useDecisionCopy } from '#words/decisions-copy.ts';
import { useFormat } from '#words/use-format.ts';
import { Button } from '#ui/actions/button.tsx';
import { useRowFocus } from '#ui/data/use-row-focus.ts';
import { useSettling } from '#ui/data/use-settling.ts';
import { LoadFailure } from '#ui/feedback/load-failure.tsx';
import { SilenceNote } from '#ui/feedback/silence-note.tsx';
import { Checkbox } from '#ui/fields/checkbox.tsx';
import { SearchField } from '#ui/fields/search-field.tsx';
import { PageTitle } from '#ui/page/page-title.tsx';
import { Section } from '#ui/page/section.tsx';
import { StepDialog } from '../decisions/step-dialog.tsx';
import { beginStep, type StepQuestion } from '../decisions/step-question.ts';
import { useQuestion } from '../decisions/use-question.ts';
import { useReviewCopy } from '../review-copy.ts';
import { QueueKeys } from './queue-keys.tsx';
import { QueueList } from './queue-list.tsx';
import { LONGEST_SEARCH, searching, type QueuePlace } from './queue-place.ts';
import { QueueRefinement } from './queue-refinement.tsx';
import { QueueDock } from './queue-dock.tsx';
import { useNewsText } from './use-news-text.ts';
import { useQueue, type Queue } from './use-queue.ts';

interface QueueFailureProps {
  queue: Queue;
  /** The page that the address names. */
  wanted: number;
  /** The page that is shown. */
  shown: number;
  /** Called when another try begins: focus moves to the top of the page. */
  onRetry: () => void;
}

/** Why a page is not shown, above the accounts that still are. */
function QueueFailure({ queue, wanted, shown, onRetry }: QueueFailureProps) {
  const copy = useReviewCopy();
  const { list, dispatch } = queue;
  const hasFailed = list.error !== null;
  useEffect(() => {
    // The rows of the previous search are gone, so the page is shorter.
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

/** Formats a count, with a plus if counting stopped there. */
function useCountText(): (count: number) => string {
  const copy = useReviewCopy();
  const format = useFormat();
  return (count) => (count >= COUNT_LIMIT ? copy.atLeast(format.number(COUNT_LIMIT)) : format.number(count));
}

/** The title of the tab, with the number of waiting accounts, for somebody who looks at another tab. */
function QueueTitle({ waiting }: { waiting: number }) {
  const title = useDashboardCopy().headings.admin;
  const countText = useCountText();
  return <PageTitle>{waiting === 0 ? title : `(${countText(waiting)}) ${title}`}</PageTitle>;
}

interface QueueFilterProps {
  filter: ListedStatus;
  /** Whether this is a search, which can be over every status. */
  searching: boolean;
  /** The space for a count that is not there yet is reserved. */
  counts: Readonly<Partial<Record<AccountStatus, number>>>;
  onFilter: (filter: ListedStatus) => void;
}

/** Filters by status, with counts up to `COUNT_LIMIT`. A radio group, because exactly one is chosen. */
function QueueFilter({ filter, searching, counts, onFilter }: QueueFilterProps) {
  const copy = useReviewCopy();
  const { statuses } = useDecisionCopy();
  const group = useId();
  const write = useCountText();
  return (
    <div
      role="radiogroup"
      aria-label={copy.filter}
      className="flex w-full flex-wrap gap-0.5 rounded-control bg-raised p-1 max-[20rem]:flex-col lg:w-auto lg:gap-1"
    >
      {LISTED_STATUSES.filter((status) => searching || status !== 'any').map((status) => {
        const count = status === 'any' ? undefined : counts[status];
        return (
          <label
            key={status}
            className="relative flex min-h-9 flex-1 cursor-pointer flex-col items-center justify-center gap-x-2 gap-y-0.5 rounded-lg px-0.5 py-1 text-sm font-semibold whitespace-nowrap max-[23rem]:text-xs max-[22rem]:flex-auto max-[22rem]:text-[0.6875rem] lg:flex-row lg:px-3.5 lg:py-0 text-ink-soft hover:text-ink has-checked:bg-surface has-checked:text-ink has-checked:ring-2 has-checked:ring-accent-ink has-checked:shadow-low has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent-ink touch:min-h-11 forced-colors:has-checked:border"
          >
            <input
              type="radio"
              name={group}
              checked={status === filter}
              onChange={() => onFilter(status)}
              className="absolute inset-0 size-full cursor-pointer appearance-none rounded-lg outline-none"
            />
            {status === 'any' ? copy.everyStatus : statuses[status]}
            <span
              className={`min-w-9 rounded-full bg-accent-soft px-2 text-center text-xs/5 text-accent-ink tabular-nums ${count === undefined ? 'invisible' : ''}`}
            >
              {write(count ?? 0)}
            </span>
          </label>
        );
      })}
    </div>
  );
}

/** What has changed on the server since the list was loaded, offered below the list, where it moves no row. */
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

interface ReviewSectionProps {
  place: QueuePlace;
  pages: CursorPages;
  /** The account whose page the user came from. */
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
  // While another page loads, and after it could not be loaded, the address is ahead of what is shown.
  const shownPages = list.page?.pages ?? pages;
  const { question, ask, close, answer } = useQuestion<StepQuestion>(dispatch);
  const begin = (user: User, kind: StatusStep) =>
    beginStep(kind, [user], ask, (intent) => void queue.decide(user, intent));
  const decideSeveral = (several: readonly User[], intent: Intent) => {
    focus.keepPlaceOf(several.map(({ uid }) => uid));
    void queue.decideSeveral(several, intent);
  };
  const beginSelected = (kind: StatusStep) =>
    beginStep(kind, chosen, ask, (intent) => decideSeveral(chosen, intent));
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
      aside={<QueueKeys focus={focus} searchField={searchField} queue={queue} onDecide={begin} />}
    >
      <QueueTitle waiting={queue.counts.pending ?? 0} />
      <div ref={area} className="grid grid-cols-1 gap-2 sm:gap-4">
        <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2 lg:flex-nowrap">
          <div className="grid min-w-0 grow grid-cols-1 justify-items-start gap-2">
            <QueueFilter
              filter={filter}
              searching={search !== ''}
              counts={queue.counts}
              onFilter={(chosenFilter) => onPlace({ ...place, filter: chosenFilter })}
            />
            <QueueRefinement place={place} onPlace={onPlace} />
          </div>
          <div className="w-full shrink-0 lg:w-72">
            <SearchField
              ref={searchField}
              label={copy.search}
              hint={copy.searchHint}
              search={search}
              longest={LONGEST_SEARCH}
              onSearch={(wanted) => onPlace(searching(place, wanted))}
            />
          </div>
        </div>
        <QueueFailure queue={queue} wanted={pages.page} shown={shownPages.page} onRetry={focus.toHeading} />
        <div className="grid grid-cols-1 gap-2 sm:gap-4 lg:block">
          {users.length > 1 && (
            // In a wide table it covers the empty header of the checkbox column.
            <div className="lg:relative lg:-mb-9 lg:ml-3 lg:w-fit lg:touch:-mb-11">
              <Checkbox
                label={copy.selectPage}
                labelHidden="in-table"
                checked={chosen.length === users.length}
                mixed={chosen.length > 0 && chosen.length < users.length}
                onChange={(wanted) =>
                  dispatch({ type: 'selected', uids: users.map(({ uid }) => uid), wanted })
                }
              />
            </div>
          )}
          <QueueList
            queue={queue}
            place={place}
            pages={shownPages}
            onDecide={begin}
            onClear={() =>
              onPlace(
                role === null ? searching({ ...place, address: undefined }, '') : { ...place, role: null },
              )
            }
          />
        </div>
        {isShown && <QueueOffer queue={queue} filter={filter} />}
        <SilenceNote
          quiet
          since={isShown ? queue.silentSince : null}
          text={copy.live.blind}
          format={format}
        />
        <QueueDock
          queue={queue}
          onDecideSelected={beginSelected}
          onRetry={({ retriable, intent }) => decideSeveral(retriable, intent)}
        />
      </div>
      <output className="sr-only">{newsText(queue.news)}</output>
      {question !== null && (
        <StepDialog
          question={question}
          drafts={queue.drafts}
          onAnswer={(intent) => carryOut(question, intent)}
          onClose={close}
        />
      )}
    </Section>
  );
}
