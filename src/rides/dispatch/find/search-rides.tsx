import { useNavigate } from '@tanstack/react-router';
import { useEffect, useRef, useState, type FocusEvent, type KeyboardEvent } from 'react';
import { isDeviceSwitchOn } from '#core/session/use-device-switch.ts';
import { isComposing } from '#ui/keys/pressed-key.ts';
import { useSingleKeys } from '#ui/keys/single-keys.tsx';
import { LONGEST_FIND } from '../history/history-place.ts';
import { OPEN_RIDE_ROWS } from '../not-served/not-served-row.ts';
import { useFindCopy } from './find-copy.ts';

interface SearchRidesProps {
  /** Called at each change of the text; the rows may follow later. */
  onSearch: (text: string) => void;
  /** The text whose rows are shown. */
  searched: string;
  /** How many open rides are shown for the text; `null` without a word or digit in it. */
  found: number | null;
  /** How many rides cannot be found by name, number or address yet. */
  unread: number;
}

const rows = () => [...document.querySelectorAll<HTMLElement>(OPEN_RIDE_ROWS)];

/** Where the focus was. A row that was filtered out comes back as a new element, which `row` finds. */
interface Before {
  readonly element: Element;
  readonly row: string | null;
}

function placeOf(element: Element): Before {
  return { element, row: element.closest<HTMLElement>('[data-row]')?.dataset['row'] ?? null };
}

/**
 * Searches the open rides while the text is typed. `/` moves the focus here. Escape clears the text and restores the
 * focus. The arrow down moves to the first row. Enter opens the history with the same text, if any.
 */
export function SearchRides({ onSearch, searched, found, unread }: SearchRidesProps) {
  const copy = useFindCopy();
  const [text, setText] = useState('');
  const navigate = useNavigate();
  const field = useRef<HTMLInputElement>(null);
  const before = useRef<Before>(null);
  const isLeaving = useRef(false);
  const isGoingDown = useRef(false);
  useSingleKeys(
    {
      '/': () => {
        if (!isDeviceSwitchOn('single-key-shortcuts')) return false;
        field.current?.focus();
        field.current?.select();
        return true;
      },
    },
    true,
  );
  const type = (typed: string) => {
    isGoingDown.current = false;
    setText(typed);
    onSearch(typed);
  };
  const goBack = () => {
    isLeaving.current = false;
    // Another element keeps the focus, for example a dialog that was opened meanwhile.
    const { activeElement } = document;
    if (activeElement !== document.body && activeElement !== field.current) return;
    const { element, row } = before.current ?? { element: null, row: null };
    const target =
      element?.isConnected === true ? element : rows().find(({ dataset }) => dataset['row'] === row);
    if (target instanceof HTMLElement) target.focus();
    else field.current?.blur();
  };
  useEffect(() => {
    // Without a search the rows from before it are back, so the focus can return to its row.
    if (isLeaving.current && found === null) goBack();
    if (!isGoingDown.current || searched !== text) return;
    isGoingDown.current = false;
    rows()[0]?.focus();
  });
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (isComposing(event.nativeEvent)) return;
    if (event.key === 'Escape') {
      event.preventDefault();
      event.stopPropagation();
      isLeaving.current = true;
      type('');
      if (found === null) goBack();
      // The rows come back a moment later. Keys pressed before that must not type here.
      else field.current?.blur();
    }
    if (event.key === 'ArrowDown') {
      event.preventDefault();
      // If the rows of the typed text are not rendered yet, the effect moves the focus later.
      isGoingDown.current = searched !== text;
      if (searched === text) rows()[0]?.focus();
    }
    if (event.key === 'Enter' && text.trim() !== '') {
      event.preventDefault();
      void navigate({ to: '/admin/rides/history', search: { find: text.trim() } });
    }
  };
  return (
    <div className="relative min-w-0 max-sm:w-full">
      <input
        ref={field}
        type="search"
        aria-label={copy.label}
        aria-keyshortcuts="/"
        placeholder={copy.placeholder}
        value={text}
        maxLength={LONGEST_FIND}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="search"
        onChange={({ target }) => type(target.value)}
        onFocus={({ relatedTarget }: FocusEvent) => {
          // A new focus cancels a pending return. If nothing had the focus before, the stored place stays.
          isLeaving.current = false;
          if (relatedTarget !== null) before.current = placeOf(relatedTarget);
        }}
        onKeyDown={onKeyDown}
        className={`min-h-9 w-72 min-w-0 rounded-control border border-line-strong bg-surface px-3 text-base text-ink placeholder:text-ink-soft hover:border-accent-ink max-sm:w-full touch:min-h-11 ${found === null ? '' : unread > 0 ? 'pr-44!' : 'pr-24!'}`}
      />
      {/* The count is inside the field, where it covers nothing. The board itself says when nothing is found. */}
      <output
        className={
          found !== null && found > 0
            ? 'pointer-events-none absolute inset-y-0 right-4 flex items-center text-sm text-ink-soft tabular-nums'
            : 'sr-only'
        }
      >
        {found !== null && copy.found(found, unread)}
      </output>
    </div>
  );
}
