import { useDerivedState } from '#core/state/use-derived-state.ts';
import { useUiCopy } from '#words/ui-copy.ts';
import { Button } from '../actions/button.tsx';
import { classNames } from '../class-names.ts';
import { useMedia } from '../data/use-media.ts';
import { useSettling } from '../data/use-settling.ts';
import { PageIcon } from '../page-icon.tsx';
import { Notice } from './notice.tsx';
import { readingTime } from './reading-time.ts';
import { useAttention } from './use-attention.ts';
import { useCountdown } from './use-countdown.ts';
import { useEscape } from './use-escape.ts';
import { useFocusBack } from './use-focus-back.ts';
import type { PassingNotice } from './use-notices.ts';

type Slots = readonly [PassingNotice | null, PassingNotice | null];

const mustBeAnswered = ({ answers = [] }: PassingNotice) => answers.length > 0;

/** A notice keeps its slot. Where only `one` is shown, the second slot takes no new one. Of those that wait the oldest that must be answered is the next, otherwise the oldest. */
function slotsFor([first, second]: Slots, notices: readonly PassingNotice[], one: boolean): Slots {
  const now = (shown: PassingNotice | null) => notices.find(({ id }) => id === shown?.id) ?? null;
  const kept = [now(first), now(second)] as const;
  const waiting = notices.filter((notice) => !kept.includes(notice));
  const inOrder = [...waiting.filter(mustBeAnswered), ...waiting.filter((notice) => !mustBeAnswered(notice))];
  const next = kept[0] ?? (one ? kept[1] : null) ?? inOrder.shift() ?? null;
  if (one) return [next, kept[1] === next ? null : kept[1]];
  return [next, kept[1] ?? inOrder.shift() ?? null];
}

interface NoticePlaceProps {
  /** The oldest first, as `useNotices` has them. */
  notices: readonly PassingNotice[];
  onEnd: (id: string) => void;
}

/**
 * Where a page shows what has happened: a line that is always kept free, so that a notice moves nothing. A longer one lies
 * over what is below, but never over the page's docked button. Two are shown, each in its own slot, and others wait their
 * turn. A phone, where a sentence and its answers are below one another, keeps room for one and shows one at a time. Their
 * controls take no press for a moment after one has come, which goes to what is below.
 */
export function NoticePlace({ notices, onEnd }: NoticePlaceProps) {
  const none: Slots = [null, null];
  const isNarrow = !useMedia('(width >= 40rem)');
  const [slots] = useDerivedState(none, (last) => {
    const next = slotsFor(last, notices, isNarrow);
    return next.every((notice, index) => notice === last[index]) ? last : next;
  });
  const settlesOn = slots.map((notice) => notice?.id ?? '').join(' ');
  const newest = notices.findLast((notice) => slots.includes(notice) && !mustBeAnswered(notice));
  useEscape(() => newest !== undefined && onEnd(newest.id));
  return (
    // Screen readers need the region to exist before its text.
    <div aria-live="polite" className="relative min-h-30 sm:min-h-12 print:hidden">
      <div className="pointer-events-none absolute inset-x-0 top-0 z-9 grid grid-cols-1 gap-1 sm:grid-cols-2 sm:gap-3">
        {slots.map((notice, index) =>
          notice === null ? (
            <div
              key={`free-${index + 1}`}
              className={classNames(index === 0 && slots[1] !== null && 'min-h-12')}
            />
          ) : (
            <ShownNotice
              key={`${notice.id} ${notice.text}`}
              notice={notice}
              settlesOn={settlesOn}
              onEnd={() => onEnd(notice.id)}
            />
          ),
        )}
      </div>
    </div>
  );
}

interface ShownNoticeProps {
  notice: PassingNotice;
  settlesOn: string;
  onEnd: () => void;
}

function ShownNotice({ notice, settlesOn, onEnd }: ShownNoticeProps) {
  const { tone, text, answers = [] } = notice;
  const copy = useUiCopy();
  const { attended, handlers } = useAttention();
  const stays = mustBeAnswered(notice);
  useCountdown(readingTime(text), { attended: attended || stays, onEnd });
  const controls = useSettling<HTMLDivElement>(settlesOn);
  const comesFrom = useFocusBack(controls);
  return (
    <div {...handlers} className="min-w-0 animate-fade self-start rounded-control shadow-card">
      <Notice tone={tone} compact>
        <div className="flex flex-wrap items-center gap-x-3 gap-y-3.5">
          <p className="min-w-0 flex-[1_1_8rem] font-medium wrap-anywhere">{text}</p>
          <div
            ref={controls}
            onFocus={comesFrom}
            className={classNames(
              'pointer-events-auto flex flex-wrap gap-2',
              // On a phone answers are below the text and its icon.
              stays ? '-my-1.5 max-sm:-ml-7 max-sm:w-[calc(100%+1.75rem)]' : '-my-2',
            )}
          >
            {answers.map(({ label, onAnswer }) => (
              <Button
                key={label}
                tone="secondary"
                size="small"
                onClick={() => {
                  onEnd();
                  onAnswer();
                }}
              >
                {label}
              </Button>
            ))}
            {!stays && (
              <button
                type="button"
                aria-label={copy.dismiss}
                onClick={onEnd}
                className="-mr-2 grid size-9 place-items-center rounded-control hover:bg-surface touch:size-11"
              >
                <PageIcon name="close" />
              </button>
            )}
          </div>
        </div>
      </Notice>
    </div>
  );
}
