import type {
  AllowStatement,
  FunctionDeclaration,
  MatchBlock,
  MatchSegment,
  RulesFile,
} from '../syntax/ast.ts';

/** What one enclosing match adds: a number of segments to the path, and functions. */
interface MatchLevel {
  readonly segmentCount: number;
  readonly functions: ReadonlyMap<string, FunctionDeclaration>;
}

/** A match block with the path of all blocks around it. */
export interface FlatMatch {
  readonly segments: readonly MatchSegment[];
  readonly levels: readonly MatchLevel[];
  readonly allows: readonly AllowStatement[];
}

/** All match blocks of a file that contain `allow` statements, outer before inner, in the order of the file. */
export function flattenMatches(file: RulesFile): readonly FlatMatch[] {
  const flat: FlatMatch[] = [];
  const visit = (
    block: MatchBlock,
    outer: readonly MatchSegment[],
    outerLevels: readonly MatchLevel[],
  ): void => {
    const segments = [...outer, ...block.segments];
    const level = { segmentCount: block.segments.length, functions: functionsByName(block.functions) };
    const levels = [...outerLevels, level];
    if (block.allows.length > 0) flat.push({ segments, levels, allows: block.allows });
    for (const inner of block.matches) visit(inner, segments, levels);
  };
  for (const block of file.service.matches) visit(block, [], []);
  return flat;
}

export function functionsByName(
  functions: readonly FunctionDeclaration[],
): ReadonlyMap<string, FunctionDeclaration> {
  return new Map(functions.map((declaration) => [declaration.name, declaration]));
}
