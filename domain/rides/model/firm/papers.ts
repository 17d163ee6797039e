import { listOf, mapOf } from '../../../shared/composed-decoders.ts';
import { isMap, text, time, type Decoder, type Fields, type ValuesOf } from '../../../shared/decoders.ts';
import { REMOVED, type Batch } from '../../../shared/record-write.ts';
import { isDay, periodOf } from '../../../shared/time/day.ts';
import { dayAt, plusDays, type Day } from '../../../shared/time/wall-time.ts';
import { MOST_FORMER_PAPERS } from '../basics/ride-limits.ts';
import { carPapersPath, driverPapersPath } from '../stored/ride-paths.ts';
import type { PaperHolder, PaperKind } from './paper-kinds.ts';
import { signature, type Signer } from './signer.ts';

/** Decodes a day, or `''` for an entry that was a mistake. */
const until: Decoder<Day> = (stored) => (stored === '' || isDay(String(stored)) ? String(stored) : undefined);

/** The last day of a paper, the person who entered this day, and when. */
const ENTRY = { until, by: text, name: text, at: time } as const satisfies Fields;
/** `was` has the former entries, the last one first. */
const PAPER = { ...ENTRY, was: listOf((stored) => mapOf(ENTRY)(stored)) } as const satisfies Fields;
export type DatedPaper = ValuesOf<typeof PAPER>;

/** The papers of a driver or a car, by the ids of their kinds. */
export type Papers = ReadonlyMap<string, DatedPaper>;

const NO_PAPERS: Papers = new Map();

const readPaper = mapOf(PAPER);

/** Reads the papers of a driver or car: none if they were never stored. A damaged entry is left out. */
export function readPapers(stored: unknown): Papers {
  const found = isMap(stored) && isMap(stored['papers']) ? stored['papers'] : {};
  return new Map(
    Object.entries(found).flatMap(([kind, entry]) => {
      const paper = readPaper(entry);
      return paper === undefined ? [] : [[kind, paper] as const];
    }),
  );
}

/** How many days before its last day a paper becomes due. */
const SOON_DAYS = 30;
const WEEK_DAYS = 7;

/** How urgent a due paper is, the most urgent first. `today`: this is the last valid day. */
export const PAPER_STATES = ['expired', 'today', 'week', 'soon'] as const;
export type PaperState = (typeof PAPER_STATES)[number];

/** `null` for a paper that is not due. */
export function paperState(last: Day, today: Day): PaperState | null {
  if (last === '' || last > plusDays(today, SOON_DAYS)) return null;
  if (last < today) return 'expired';
  if (last === today) return 'today';
  return last <= plusDays(today, WEEK_DAYS) ? 'week' : 'soon';
}

/** A paper that has expired, or will expire within `SOON_DAYS` or before the day of `expiredBy`. */
export interface DuePaper {
  readonly kind: PaperKind;
  readonly until: Day;
  readonly state: PaperState;
}

/** The due papers of these kinds, the most urgent first. */
export function duePapers(kinds: readonly PaperKind[], papers: Papers, today: Day): readonly DuePaper[] {
  return kinds
    .flatMap((kind) => {
      const last = papers.get(kind.id)?.until ?? '';
      const state = paperState(last, today);
      return state === null ? [] : { kind, until: last, state };
    })
    .toSorted((one, other) => one.until.localeCompare(other.until));
}

/** The papers of the firm. `drivers` is empty if the firm has no kind of paper for drivers; likewise `cars`. */
export interface KnownPapers {
  readonly kinds: readonly PaperKind[];
  /** By the uid of the driver. */
  readonly drivers: ReadonlyMap<string, Papers>;
  /** By the id of the car. */
  readonly cars: ReadonlyMap<string, Papers>;
  /** The day that the service's clocks show; empty if the firm has no kinds of papers. */
  readonly today: Day;
  /** The zone of the service; empty if `today` is empty. */
  readonly timeZone: string;
}

/** The due papers of a driver or a car; none if `known` is `null`. */
export function dueOf(known: KnownPapers | null, of: PaperHolder, id: string): readonly DuePaper[] {
  if (known === null) return [];
  const all = of === 'driver' ? known.drivers : known.cars;
  const kinds = known.kinds.filter((kind) => kind.of === of);
  return duePapers(kinds, all.get(id) ?? NO_PAPERS, known.today);
}

const expiredIn = (due: readonly DuePaper[]) => due.filter(({ state }) => state === 'expired');

export const expiredOf = (known: KnownPapers | null, of: PaperHolder, id: string): readonly DuePaper[] =>
  expiredIn(dueOf(known, of, id));

/**
 * The papers of a driver or a car that have expired, or will have expired on a coming day. Their state is today's
 * state, or `soon` if they are not due today.
 */
export function expiredBy(
  known: KnownPapers | null,
  of: PaperHolder,
  id: string,
  day: Day,
): readonly DuePaper[] {
  if (known === null || day <= known.today) return expiredOf(known, of, id);
  const papers = (of === 'driver' ? known.drivers : known.cars).get(id) ?? NO_PAPERS;
  return known.kinds.flatMap((kind) => {
    const last = papers.get(kind.id)?.until ?? '';
    if (kind.of !== of || last === '' || last >= day) return [];
    return { kind, until: last, state: paperState(last, known.today) ?? 'soon' };
  });
}

/** The day of a pick-up, on which papers must be valid. `''` if the kinds are not loaded, or there are none. */
export const paperDay = (known: KnownPapers | null, at: Date): Day =>
  known === null || known.kinds.length === 0 ? '' : dayAt(at, known.timeZone);

/** A paper to store: its last day, or `''` if the entry was a mistake. */
export interface WantedPaper {
  readonly of: PaperHolder;
  /** The uid of the driver or the id of the car. */
  readonly id: string;
  readonly kind: string;
  readonly until: Day;
}

export const papersPath = (of: PaperHolder, id: string): string =>
  of === 'driver' ? driverPapersPath(id) : carPapersPath(id);

/** The former entries of a paper after its next entry, the last one first. */
function formerAfter(before: DatedPaper | undefined) {
  if (before === undefined) return [];
  const { was, ...entry } = before;
  return [entry, ...was].slice(0, MOST_FORMER_PAPERS);
}

/** The write of one paper. The rules refuse the write if the stored entry of this kind differs from `known`. */
export function paperBatch(wanted: WantedPaper, known: Papers, by: Signer, timeZone: string): Batch {
  const { of, id, kind, until: last } = wanted;
  const paper = { until: last, ...signature(by), was: formerAfter(known.get(kind)) };
  const end = last === '' ? null : periodOf(last, last, timeZone).until;
  const path = papersPath(of, id);
  return known.size === 0
    ? [
        {
          kind: 'set',
          path,
          fields: { last: kind, papers: { [kind]: paper }, ends: { ...(end && { [kind]: end }) } },
        },
      ]
    : [
        {
          kind: 'update',
          path,
          fields: { last: kind, [`papers.${kind}`]: paper, [`ends.${kind}`]: end ?? REMOVED },
        },
      ];
}

/** How far before or after today a last day may be. Days. */
const FARTHEST = 366 * 30;

/** Whether this day can be entered as a last day. The paper may have expired. */
export const isPaperDay = (day: string, today: Day): boolean =>
  isDay(day) && day <= plusDays(today, FARTHEST) && day >= plusDays(today, -FARTHEST);
