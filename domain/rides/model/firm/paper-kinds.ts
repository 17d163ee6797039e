import { count, listOf, mapOf } from '../../../shared/composed-decoders.ts';
import { isMap, text } from '../../../shared/decoders.ts';
import type { Batch } from '../../../shared/record-write.ts';
import { fail, succeed, type Result } from '../../../shared/result.ts';
import { typedText } from '../../../shared/typed-text.ts';
import type { RideInputError } from '../basics/input-error.ts';
import { LONGEST_PAPER_NAME, MOST_PAPER_KINDS } from '../basics/ride-limits.ts';
import { PAPER_KINDS_PATH } from '../stored/ride-paths.ts';

/** The holders of papers. */
export type PaperHolder = 'driver' | 'car';

/** A kind of paper with a last day, which drivers or cars of the firm need (D120). */
export interface PaperKind {
  /** A new id for each kind. So no kind gets the dates of a removed kind with the same name. */
  readonly id: string;
  readonly name: string;
  readonly of: PaperHolder;
  /** Whether an expired paper of this kind blocks a shift of its driver or with its car (D121). */
  readonly blocks: boolean;
}

/** The kinds of papers as they are stored. */
export interface PaperKinds {
  readonly kinds: readonly PaperKind[];
  /** 0 after the first write, one more after each further write; -1 if the kinds were never stored. */
  readonly rev: number;
}

const readStored = mapOf({
  ids: listOf(text),
  names: listOf(text),
  drivers: listOf(text),
  blocks: listOf(text),
  rev: count,
});

/** Reads the document of the kinds: no kinds if it was never stored, `null` if it is damaged. */
export function readPaperKinds(stored: unknown): PaperKinds | null {
  if (!isMap(stored)) return stored === null ? { kinds: [], rev: -1 } : null;
  const read = readStored(stored);
  if (read === undefined) return null;
  const { ids, names, drivers, blocks, rev } = read;
  const kinds = ids.map((id, n): PaperKind => ({
    id,
    name: names[n] ?? '',
    of: drivers.includes(id) ? 'driver' : 'car',
    blocks: blocks.includes(id),
  }));
  return { kinds, rev };
}

/** Parses a kind's name. Fails with `paper-name-unusable`, `paper-name-too-long` or `papers-too-many`. */
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

/** The write of all kinds, with parsed names. The rules refuse the write unless `rev` follows the stored `rev`. */
export function paperKindsBatch({ kinds, rev }: PaperKinds): Batch {
  const idsOf = (some: readonly PaperKind[]) => some.map(({ id }) => id);
  const fields = {
    ids: idsOf(kinds),
    names: kinds.map(({ name }) => name),
    drivers: idsOf(kinds.filter((kind) => kind.of === 'driver')),
    blocks: idsOf(kinds.filter(({ blocks }) => blocks)),
    rev,
  };
  return [{ kind: 'set', path: PAPER_KINDS_PATH, fields }];
}
