import type { RulesIssue } from '../access-request.ts';
import type { FunctionDeclaration, Position } from '../syntax/ast.ts';

export interface IssueLog {
  readonly issues: readonly RulesIssue[];
  report(at: Position, description: string): void;
  /** Calls from one declared function to another, for the search for recursion. */
  readonly calls: ReadonlyMap<FunctionDeclaration, ReadonlySet<FunctionDeclaration>>;
  noteCall(from: FunctionDeclaration | null, to: FunctionDeclaration): void;
}

export function createIssueLog(): IssueLog {
  const issues: RulesIssue[] = [];
  const calls = new Map<FunctionDeclaration, Set<FunctionDeclaration>>();
  return {
    issues,
    calls,
    report: ({ line, column }, description) => issues.push({ line, column, description }),
    noteCall(from, to) {
      if (from === null) return;
      const known = calls.get(from) ?? new Set();
      calls.set(from, known.add(to));
    },
  };
}
