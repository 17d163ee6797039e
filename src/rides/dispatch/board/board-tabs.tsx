import { useId, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { useBoardCopy } from '../board-copy.ts';

export interface BoardPart<Name extends string> {
  readonly name: Name;
  readonly label: string;
  readonly count: number;
  /** Something in it needs attention. */
  readonly marked: boolean;
}

interface BoardTabsProps<Name extends string> {
  parts: readonly BoardPart<Name>[];
  chosen: Name;
  onChoose: (name: Name) => void;
  /** The part that is chosen. */
  children: ReactNode;
}

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 };

/** The parts of the board one at a time, for a screen without room for all of them. */
export function BoardTabs<Name extends string>({ parts, chosen, onChoose, children }: BoardTabsProps<Name>) {
  const copy = useBoardCopy();
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const walk = (event: KeyboardEvent) => {
    const by = STEPS[event.key];
    if (by === undefined) return;
    const at = parts.findIndex(({ name }) => name === chosen);
    const next = (at + by + parts.length) % parts.length;
    const part = parts[next];
    if (part === undefined) return;
    event.preventDefault();
    onChoose(part.name);
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[next]?.focus();
  };
  return (
    <div className="grid grid-cols-1 gap-3">
      <div
        ref={list}
        role="tablist"
        aria-label={copy.tabs}
        tabIndex={-1}
        onKeyDown={walk}
        className="flex flex-wrap gap-1 rounded-control bg-raised p-1"
      >
        {parts.map(({ name, label, count, marked }) => (
          <button
            key={name}
            type="button"
            role="tab"
            id={`${id}-${name}`}
            aria-selected={name === chosen}
            aria-controls={`${id}-panel`}
            tabIndex={name === chosen ? 0 : -1}
            onClick={() => onChoose(name)}
            className="flex min-h-11 grow basis-2/5 min-[30rem]:basis-1/5 flex-wrap items-center justify-center gap-x-2 rounded-lg px-1 text-sm font-semibold text-ink-soft hover:text-ink aria-selected:bg-surface aria-selected:text-ink aria-selected:shadow-low aria-selected:ring-2 aria-selected:ring-accent-ink forced-colors:aria-selected:border"
          >
            {label}
            <span
              className={`min-w-7 rounded-full px-2 text-center text-xs/5 tabular-nums ${marked ? 'bg-danger-soft text-danger-ink' : 'bg-accent-soft text-accent-ink'}`}
            >
              {count}
            </span>
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${chosen}`}>
        {children}
      </div>
    </div>
  );
}
