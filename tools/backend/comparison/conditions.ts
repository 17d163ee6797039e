import * as fc from 'fast-check';
import { GRAMMAR } from './rules-grammar.ts';

/** A text in quotes, a bracket, or a blank. */
const PIECE = /('(?:\\.|[^'\\])*'|[ ()])/;

/** Other spellings of a piece. */
const OTHERS: Readonly<Record<string, readonly string[]>> = {
  ' ': ['', '  ', '\t', '/* */'],
  '(': ['( '],
  ')': [' )'],
};

/** The weight of a piece's usual spelling. All its other spellings together have the weight 1. */
const USUAL = 12;

/** Spellings of a condition, with blanks added, replaced and removed. A blank between two words is not removed. */
function spellings(condition: string): fc.Arbitrary<string> {
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
              { weight: USUAL, arbitrary: asUsual },
              { weight: 1, arbitrary: fc.constantFrom(...others) },
            );
      }),
    )
    .map((texts) => texts.join(''));
}

type Kind = keyof typeof GRAMMAR;
type Expressions = Record<Kind, string>;

const KINDS = Object.keys(GRAMMAR) as Kind[];
const MOST_NESTING = 5;
/** The weight of fillings of the hole's own type. Fillings of any type have the weight 1. */
const WELL_TYPED = 40;
/** The weight of a form with its outer brackets. The form without brackets tests precedence and has the weight 1. */
const BRACKETED = 2;
const WORDS: ReadonlySet<string> = new Set<Kind>(['order', 'type']);

/** Generates a form with its holes filled. A filling before a member or an index has brackets if needed. */
function filled(form: string, tie: fc.LetrecTypedTie<Expressions>): fc.Arbitrary<string> {
  const [start = '', ...rest] = form.split(/<(?=[a-z])/);
  const parts = rest.map((part) => {
    const [kind = '', tail = ''] = part.split(/>(.*)/s);
    const fitting = tie(kind as Kind);
    const isFollowed = /^[.[]/.test(tail);
    const isAll = form === `<${kind}>`;
    const filling =
      !WORDS.has(kind) && !isFollowed && !isAll
        ? fc.oneof({ weight: WELL_TYPED, arbitrary: fitting }, { weight: 1, arbitrary: tie('any') })
        : fitting;
    return filling.map((text) => (isFollowed && text.includes(' ') ? `(${text})` : text) + tail);
  });
  return fc.tuple(...parts).map((texts) => start + texts.join(''));
}

function formed(form: string, tie: fc.LetrecTypedTie<Expressions>): fc.Arbitrary<string> {
  if (!form.startsWith('(')) return filled(form, tie);
  return fc.oneof(
    { weight: BRACKETED, arbitrary: filled(form, tie) },
    { weight: 1, arbitrary: filled(form.slice(1, -1), tie) },
  );
}

const expressions = fc.letrec<Expressions>((tie) => {
  const constraints = { maxDepth: MOST_NESTING, depthIdentifier: 'rules', withCrossShrink: true };
  const arbitraries = KINDS.map(
    (kind) => [kind, fc.oneof(constraints, ...GRAMMAR[kind].map((form) => formed(form, tie)))] as const,
  );
  return Object.fromEntries(arbitraries) as Record<Kind, fc.Arbitrary<string>>;
});

/** Conditions that are mostly well typed, some levels deep, with unusual blanks and brackets. */
export const conditions = expressions.bool.chain(spellings);
