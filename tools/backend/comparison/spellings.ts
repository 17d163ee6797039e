import * as fc from 'fast-check';

/** A text in quotes, a division (a slash within a path has no blanks), a bracket, or another blank. */
const PIECE = /('(?:\\.|[^'\\])*'| \/ |[ ()])/;

/** How else a piece may be written. */
const OTHERS: Readonly<Record<string, readonly string[]>> = {
  ' / ': ['/', ' /', '/ '],
  ' ': ['', '  ', '\t', '/* */'],
  '(': ['( '],
  ')': [' )'],
};

/** How often a piece is written as usual for each time that it is not. */
const usual = (piece: string): number => (piece === ' / ' ? 2 : 12);

/** A condition with other blanks, some of them gone, but not between two words. */
export function spellings(condition: string): fc.Arbitrary<string> {
  const pieces = condition.split(PIECE);
  return fc
    .tuple(
      ...pieces.map((piece, index) => {
        const isBetweenWords = /\w$/.test(pieces[index - 1] ?? '') && /^\w/.test(pieces[index + 1] ?? '');
        const others = (OTHERS[piece] ?? []).filter((other) => other !== '' || !isBetweenWords);
        const asUsual = fc.constant(piece);
        return others.length === 0
          ? asUsual
          : fc.oneof(
              { weight: usual(piece), arbitrary: asUsual },
              { weight: 1, arbitrary: fc.constantFrom(...others) },
            );
      }),
    )
    .map((texts) => texts.join(''));
}
