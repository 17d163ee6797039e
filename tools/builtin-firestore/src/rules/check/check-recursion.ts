import type { FunctionDeclaration } from '../syntax/ast.ts';
import type { IssueLog } from './issue-log.ts';

/** Reports every function that may end up calling itself (rules 7.1: no recursion). */
export function checkRecursion(log: IssueLog): void {
  for (const declaration of log.calls.keys()) {
    if (reaches(declaration, declaration, log)) {
      log.report(declaration.at, `The function ${declaration.name} is recursive.`);
    }
  }
}

function reaches(from: FunctionDeclaration, target: FunctionDeclaration, log: IssueLog): boolean {
  const seen = new Set<FunctionDeclaration>();
  const pending = [from];
  for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
    for (const callee of log.calls.get(next) ?? []) {
      if (callee === target) return true;
      if (!seen.has(callee)) {
        seen.add(callee);
        pending.push(callee);
      }
    }
  }
  return false;
}
