import type { FunctionDeclaration } from '../syntax/ast.ts';
import type { IssueLog } from './issue-log.ts';

/** Calls within calls that the official emulator loads: a function may be the first of a chain of 21. */
const MAX_CALL_DEPTH = 20;

/** Reports functions that may end up calling themselves, and chains of calls that are too long (rules 7.1, 7.6). */
export function checkCalls(log: IssueLog): void {
  const depths = new Map<FunctionDeclaration, number>();

  /** How many calls are nested below this function; recursive ones are reported by themselves. */
  function depthOf(declaration: FunctionDeclaration): number {
    const known = depths.get(declaration);
    if (known !== undefined) return known;
    depths.set(declaration, 0);
    const below = [...(log.calls.get(declaration) ?? [])].map((callee) => depthOf(callee) + 1);
    const depth = Math.max(0, ...below);
    depths.set(declaration, depth);
    return depth;
  }

  for (const declaration of log.calls.keys()) {
    const { at, name } = declaration;
    if (reaches(declaration, declaration, log)) log.report(at, `The function ${name} is recursive.`);
    // Those that call this one are too deep as well, for the same reason.
    else if (depthOf(declaration) === MAX_CALL_DEPTH + 1) {
      log.report(at, `Calls nest deeper than ${MAX_CALL_DEPTH} below the function ${name}.`);
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
