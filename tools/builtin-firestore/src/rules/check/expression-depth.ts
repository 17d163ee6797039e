import type { Expression } from '../syntax/ast.ts';
import { isPostfix, needsBrackets } from '../syntax/brackets.ts';
import { childrenOf } from '../syntax/expression-children.ts';

/** The deepest expression that the official emulator loads: a chain of 99 terms. */
const MAX_DEPTH = 99;

/**
 * Whether an expression is nested too deeply. Every operator, list, map, path, call and pair of brackets is a level, but
 * not the members and methods behind an object. Only necessary brackets are known here. Safe for any depth.
 */
export function isTooDeep(root: Expression): boolean {
  const pending: (readonly [Expression, number])[] = [[root, 1]];
  for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
    const [node, depth] = next;
    if (depth > MAX_DEPTH) return true;
    for (const [index, child] of childrenOf(node).entries()) {
      const level = isPostfix(node) && index === 0 ? 0 : 1;
      pending.push([child, depth + level + (needsBrackets(node, index, child) ? 1 : 0)]);
    }
  }
  return false;
}
