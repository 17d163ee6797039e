import { type Expression, printExpression } from 'builtin-firestore/syntax';
import { parsedCondition } from '../scenario/rules-file.ts';
import { oneMore } from '../scenario/unknown.ts';
import type { Change } from './changed-node.ts';
import type { Vocabulary } from './vocabulary.ts';

/** In these a text more allows nothing more. */
const DENYING = new Set(['hasAny', 'hasAll', 'toSet']);

/** A list of texts with one more, such as a key, a slot or a reason. */
function longerList(node: Expression, parent: Expression | null): readonly Change[] {
  if (node.kind !== 'list' || (parent?.kind === 'methodCall' && DENYING.has(parent.name))) return [];
  const texts = node.items.flatMap((item) =>
    item.kind === 'literal' && item.literal.type === 'string' ? [item.literal.value] : [],
  );
  if (texts.length < node.items.length) return [];
  const literal = { type: 'string', value: oneMore(texts) } as const;
  return [['one more', { ...node, items: [...node.items, { at: node.at, kind: 'literal', literal }] }]];
}

/** Other people for those whom a condition asks for: any approved person for a passenger. */
function otherPeople(node: Expression, { callers }: Vocabulary): readonly Change[] {
  if (node.kind !== 'call') return [];
  const text = printExpression(node);
  if (!callers.includes(text)) return [];
  return callers.filter((other) => other !== text).map((other) => ['people', parsedCondition(other)]);
}

/** Every replacement for this node that lets in something or somebody else, not counting those for its operands. */
export const additionsTo = (
  node: Expression,
  parent: Expression | null,
  words: Vocabulary,
): readonly Change[] => [...longerList(node, parent), ...otherPeople(node, words)];
