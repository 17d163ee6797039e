import * as fc from 'fast-check';
import { GRAMMAR } from './rules-grammar.ts';

type Kind = keyof typeof GRAMMAR;
type Expressions = Record<Kind, string>;

const KINDS = Object.keys(GRAMMAR) as Kind[];
const MOST_NESTING = 5;
/**
 * One hole in this many is filled with a value of the wrong type, unless a method or a member follows: that would not load.
 */
const WELL_TYPED = 40;
const WORDS: ReadonlySet<string> = new Set<Kind>(['order', 'type']);

/** The arbitrary of a form with its holes filled. */
function filled(form: string, tie: fc.LetrecTypedTie<Expressions>): fc.Arbitrary<string> {
  const [start = '', ...rest] = form.split(/<(?=[a-z])/);
  const parts = rest.map((part) => {
    const [kind = '', tail = ''] = part.split(/>(.*)/s);
    const fitting = tie(kind as Kind);
    const isFree = !WORDS.has(kind) && !tail.startsWith('.');
    const filling = isFree
      ? fc.oneof({ weight: WELL_TYPED, arbitrary: fitting }, { weight: 1, arbitrary: tie('any') })
      : fitting;
    return filling.map((text) => text + tail);
  });
  return fc.tuple(...parts).map((texts) => start + texts.join(''));
}

const expressions = fc.letrec<Expressions>((tie) => {
  const constraints = { maxDepth: MOST_NESTING, depthIdentifier: 'rules', withCrossShrink: true };
  const arbitraries = KINDS.map(
    (kind) => [kind, fc.oneof(constraints, ...GRAMMAR[kind].map((form) => filled(form, tie)))] as const,
  );
  return Object.fromEntries(arbitraries) as Record<Kind, fc.Arbitrary<string>>;
});

/** Conditions that are mostly well typed, some levels deep. */
export const conditions = expressions.bool;
