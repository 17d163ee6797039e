import { Component, createRef, type ReactNode } from 'react';

interface RowFlightProps {
  /** The list of each row. The key is the end of the row's `data-row`. Each change brings a new map. */
  listOf: ReadonlyMap<string, string>;
  className?: string;
  children: ReactNode;
}

interface Leaving {
  readonly row: HTMLElement;
  readonly from: DOMRect;
}

/** If more rows move at once, such as after a lost connection, none is animated. No one could follow them. */
const MOST = 3;
const FLIGHT_MS = 260;

/**
 * Animates rows that move from one list to another, unless motion is reduced. A row is in its new place at once, and
 * takes no press during the flight. Only a class component can read the page before React changes it.
 */
export class RowFlight extends Component<RowFlightProps> {
  readonly #area = createRef<HTMLDivElement>();

  override getSnapshotBeforeUpdate({ listOf: before }: RowFlightProps): ReadonlyMap<string, Leaving> | null {
    const { listOf } = this.props;
    if (before === listOf || !matchMedia('(prefers-reduced-motion: no-preference)').matches) return null;
    const leaving = new Map<string, Leaving>();
    for (const [key, list] of listOf) {
      if ((before.get(key) ?? list) === list) continue;
      const [row] = this.#rowsOf(key);
      if (row !== undefined) leaving.set(key, { row, from: row.getBoundingClientRect() });
    }
    return leaving.size > MOST ? null : leaving;
  }

  override componentDidUpdate(
    _props: RowFlightProps,
    _state: unknown,
    leaving: ReadonlyMap<string, Leaving> | null,
  ): void {
    leaving?.forEach(({ row: left, from }, key) => {
      // A pinned list still has the old row, marked as gone.
      const row = this.#rowsOf(key).find((each) => each !== left);
      if (row === undefined) return;
      const to = row.getBoundingClientRect();
      const above = {
        position: 'relative',
        zIndex: 1,
        pointerEvents: 'none',
        backgroundColor: 'var(--color-surface)',
        boxShadow: 'var(--shadow-card)',
      };
      row.animate(
        [
          { ...above, transform: `translate(${from.left - to.left}px, ${from.top - to.top}px)` },
          { ...above, transform: 'none' },
        ],
        { duration: FLIGHT_MS, easing: 'ease-out' },
      );
    });
  }

  #rowsOf(key: string): readonly HTMLElement[] {
    const rows = this.#area.current?.querySelectorAll<HTMLElement>(`[data-row$="${CSS.escape(key)}"]`);
    return [...(rows ?? [])];
  }

  override render(): ReactNode {
    const { className, children } = this.props;
    return (
      <div ref={this.#area} className={className}>
        {children}
      </div>
    );
  }
}
