import { useRef } from 'react';
import type { StatusStep } from '#domain/accounts/model/account-steps.ts';
import type { User } from '#domain/accounts/model/user.ts';
import type { Intent } from '#domain/accounts/services/account-decisions.ts';
import { succeed } from '#domain/shared/result.ts';
import type { CursorPages } from '#core/navigation/use-cursor-pages.ts';
import { useReviewCopy } from '../review-copy.ts';
import { Checkbox } from '#ui/fields/checkbox.tsx';
import { SearchField } from '#ui/fields/search-field.tsx';
import { Section } from '#ui/page/section.tsx';
import { QueueFailure } from './queue-failure.tsx';
import { QueueFeedNote } from './queue-feed-note.tsx';
import { QueueDock } from './selection/queue-dock.tsx';
import { QueueFilter } from './queue-filter.tsx';
import { QueueKeys } from './queue-keys.tsx';
import { QueueList } from './queue-list.tsx';
import { LONGEST_SEARCH, searching, type QueuePlace } from './queue-place.ts';
import { QueueRefinement } from './queue-refinement.tsx';
import { QueueTitle } from './queue-title.tsx';
import { StepDialog } from '../decisions/step-dialog.tsx';
import { beginStep, type StepQuestion } from '../decisions/step-question.ts';
import { useQuestion } from '../decisions/use-question.ts';
import { useQueue } from './use-queue.ts';
import { useRowFocus } from '#ui/data/use-row-focus.ts';
import { useSettlingRows } from '#ui/data/use-settling-rows.ts';
import { useNewsText } from './use-news-text.ts';

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
  const searchField = useRef<HTMLInputElement>(null);
  const { filter, role, address, search } = place;
  const query = { status: filter, role, address, search, cursor: pages.cursor };
  const queue = useQueue(query, pages, cameFrom);
  const { users, chosen, list, awaited, tell } = queue;
  const area = useRef<HTMLDivElement>(null);
  const focus = useRowFocus(area, { awaited, loading: list.loading, busy: queue.undo.busy });
  useSettlingRows(area, list.page?.rows.map(({ uid }) => uid) ?? null);
  const newsText = useNewsText();
  // While another page loads, and after it could not be loaded, the address is ahead of what is shown.
  const shownPages = list.page?.pages ?? pages;
  const { question, ask, close, answer } = useQuestion<StepQuestion>(tell);
  const decide = (user: User, kind: StatusStep) =>
    beginStep(kind, [user], ask, (intent) => void queue.decideOne(user, intent));
  const decideSeveral = (several: readonly User[], intent: Intent) => {
    focus.keepPlaceOf(several.map(({ uid }) => uid));
    void queue.decideSeveral(several, intent);
  };
  const decideSelected = (kind: StatusStep) =>
    beginStep(kind, chosen, ask, (intent) => decideSeveral(chosen, intent));
  const carryOut = async (asked: StepQuestion, intent: Intent) => {
    const [user, ...others] = asked.users;
    if (user !== undefined && others.length === 0) {
      return answer(asked, user.uid, () => queue.decideOne(user, intent));
    }
    close();
    decideSeveral(asked.users, intent);
    return succeed();
  };

  return (
    <Section
      heading={copy.headings[filter]}
      aside={<QueueKeys focus={focus} searchField={searchField} queue={queue} onDecide={decide} />}
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
                onChange={(wanted) => tell({ type: 'selected', uids: users.map(({ uid }) => uid), wanted })}
              />
            </div>
          )}
          <QueueList
            queue={queue}
            place={place}
            pages={shownPages}
            onDecide={decide}
            onClear={() =>
              onPlace(
                role === null ? searching({ ...place, address: undefined }, '') : { ...place, role: null },
              )
            }
          />
        </div>
        <QueueFeedNote queue={queue} place={place} />
        <QueueDock
          queue={queue}
          onDecideSelected={decideSelected}
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
