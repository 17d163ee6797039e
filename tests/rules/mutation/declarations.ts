import type {
  Expression,
  FunctionDeclaration,
  MatchBlock,
  MatchSegment,
  RulesFile,
} from 'builtin-firestore/syntax';
import { childrenOf } from './children.ts';

function shown(segment: MatchSegment): string {
  if (segment.kind === 'text') return segment.text;
  return segment.recursive ? `{${segment.name}=**}` : `{${segment.name}}`;
}

/** The path of a match within another one, below the database's documents: `rides/{id}/private/details`. */
export const pathOf = ({ segments }: MatchBlock, outer: string) =>
  [outer, ...segments.map(shown)].join('/').replace(/^(.*\/documents)?\//, '');

type Placed = readonly [path: string, block: MatchBlock];

function placedFrom(block: MatchBlock, outer: string): readonly Placed[] {
  const path = pathOf(block, outer);
  return [[path, block], ...block.matches.flatMap((inner) => placedFrom(inner, path))];
}

const placedIn = ({ service }: RulesFile) => service.matches.flatMap((block) => placedFrom(block, ''));

export const pathsIn = (file: RulesFile) => placedIn(file).map(([path]) => path);

export const readablePathsIn = (file: RulesFile) =>
  placedIn(file).flatMap(([path, { allows }]) =>
    allows.some(({ methods }) => methods.some((method) => ['read', 'get', 'list'].includes(method)))
      ? [path]
      : [],
  );

export const functionsIn = (file: RulesFile): readonly FunctionDeclaration[] => [
  ...file.functions,
  ...file.service.functions,
  ...placedIn(file).flatMap(([, block]) => block.functions),
];

/** A node and every node in it. */
export const nodesBelow = (node: Expression): readonly Expression[] => [
  node,
  ...childrenOf(node).flatMap(([child]) => nodesBelow(child)),
];

/** The expressions of a function: those of its `let`s, and its result. */
export const bodiesOf = ({ lets, result }: FunctionDeclaration) => [
  ...lets.map(({ value }) => value),
  result,
];

export const nodesOf = (declared: FunctionDeclaration) => bodiesOf(declared).flatMap(nodesBelow);

export function nodesIn(file: RulesFile): readonly Expression[] {
  const allows = placedIn(file).flatMap(([, block]) => block.allows);
  const conditions = allows.flatMap(({ condition }) => condition ?? []);
  return [...functionsIn(file).flatMap(bodiesOf), ...conditions].flatMap(nodesBelow);
}
