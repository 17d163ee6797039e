import { listOf, mapOf } from '../../../shared/composed-decoders.ts';
import { isMap, text } from '../../../shared/decoders.ts';
import type { Batch } from '../../../shared/record-write.ts';
import { fail, succeed, type Result } from '../../../shared/result.ts';
import { typedText } from '../../../shared/typed-text.ts';
import type { RideInputError } from '../basics/input-error.ts';
import { LONGEST_PAPER_NAME, MOST_PAPER_KINDS } from '../basics/ride-limits.ts';
import { PAPER_KINDS_PATH } from '../stored/ride-paths.ts';

/** Who has a paper. */
export type PaperHolder = 'driver' | 'car';

/** A kind of paper with a last day, which drivers or cars of the firm need (D120). */
export interface PaperKind {
  /** The page makes a new one for each kind, so that dates of a removed kind return with no other. */
  readonly id: string;
  readonly name: string;
  readonly of: PaperHolder;
  /** Whether an expired one keeps its driver or car from a shift (D121). */
  readonly blocks: boolean;
}

const readLists = mapOf({
  ids: listOf(text),
  names: listOf(text),
  drivers: listOf(text),
  blocks: listOf(text),
});

/** Reads the document of the kinds: none if it was never stored, `null` if it is damaged. */
export function readPaperKinds(stored: unknown): readonly PaperKind[] | null {
  if (!isMap(stored)) return stored === null ? [] : null;
  const lists = readLists(stored);
  if (lists === undefined) return null;
  return lists.ids.map((id, n) => ({
    id,
    name: lists.names[n] ?? '',
    of: lists.drivers.includes(id) ? 'driver' : 'car',
    blocks: lists.blocks.includes(id),
  }));
}

/** A kind as typed. */
export const parsePaperName = (
  typed: string,
  others: readonly PaperKind[],
): Result<string, RideInputError> => {
  const name = typedText(typed);
  const isKnown = others.some((other) => other.name.toLowerCase() === name.toLowerCase());
  if (name === '' || isKnown) return fail({ code: 'paper-name-unusable', isKnown });
  if (name.length > LONGEST_PAPER_NAME) return fail({ code: 'paper-name-too-long' });
  return others.length < MOST_PAPER_KINDS
    ? succeed(name)
    : fail({ code: 'papers-too-many', most: MOST_PAPER_KINDS });
};

/** The write of all kinds, whose names must have passed `parsePaperName`. */
export function paperKindsBatch(kinds: readonly PaperKind[]): Batch {
  const idsOf = (some: readonly PaperKind[]) => some.map(({ id }) => id);
  const fields = {
    ids: idsOf(kinds),
    names: kinds.map(({ name }) => name),
    drivers: idsOf(kinds.filter((kind) => kind.of === 'driver')),
    blocks: idsOf(kinds.filter(({ blocks }) => blocks)),
  };
  return [{ kind: 'set', path: PAPER_KINDS_PATH, fields }];
}
