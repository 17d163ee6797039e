import type { RulesIssue } from '../access-request.ts';
import { functionsByName } from '../evaluate/flat-rules.ts';
import type { FunctionDeclaration, MatchBlock, RulesFile } from '../syntax/ast.ts';
import { findAbsenceProofs } from './absence-proofs.ts';
import { createIssueLog } from './issue-log.ts';

const ADVICE =
  'A list must not depend on what a document lacks: the official emulator shows its rules only the filtered fields, so that ' +
  'every other one seems to be absent. Store a field that says so, require it here and filter by it.';

type Functions = ReadonlyMap<string, FunctionDeclaration>;

/**
 * Reports the conditions of `list` and `read` that absence could prove: `in` and `is` where they have to be false (there, a
 * field that is ranged over has none of the types), `keys()`, `size()`, `get()` with a default, `diff()`, and `==` of the whole document. The official emulator allows a list by them that shows
 * what a `get` denies; the built-in one denies it. Rules with such a condition load all the same.
 */
export function checkLists(file: RulesFile): readonly RulesIssue[] {
  const log = createIssueLog();
  const outer = new Map([...functionsByName(file.functions), ...functionsByName(file.service.functions)]);

  function visit(block: MatchBlock, around: Functions): void {
    const functions = new Map([...around, ...functionsByName(block.functions)]);
    for (const { methods, condition } of block.allows) {
      if (condition === undefined || !methods.some((method) => method === 'list' || method === 'read'))
        continue;
      for (const at of findAbsenceProofs(condition, functions)) log.report(at, ADVICE);
    }
    for (const inner of block.matches) visit(inner, functions);
  }

  for (const block of file.service.matches) visit(block, outer);
  const byPlace = new Map(log.issues.map((issue) => [`${issue.line}:${issue.column}`, issue]));
  return [...byPlace.values()].sort((a, b) => a.line - b.line || a.column - b.column);
}
