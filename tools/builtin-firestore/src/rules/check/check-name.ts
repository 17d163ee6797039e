import type { Position } from '../syntax/ast.ts';
import type { IssueLog } from './issue-log.ts';

const taken: ReadonlySet<string> = new Set(['request', 'resource']);

/** Reports a parameter, variable or wildcard that would hide a variable of the request. */
export function checkName(name: string, at: Position, log: IssueLog): void {
  if (taken.has(name)) log.report(at, `The name ${name} is taken.`);
}
