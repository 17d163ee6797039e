import type { Expression } from '../syntax/ast.ts';
import { isPostfix } from '../syntax/brackets.ts';
import { childrenOf } from '../syntax/expression-children.ts';

/** The deepest expression that the official emulator loads: a chain of 99 terms. */
const MAX_DEPTH = 99;

/**
 * Whether an expression is nested too deeply. Every operator, list, map, path, call and pair of brackets in the source is a
 * level, but a minus is none, nor are the members and methods behind an object. Safe for any depth.
 */
export function isTooDeep(root: Expression): boolean {
  const pending: (readonly [Expression, number])[] = [[root, 1]];
  for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
    const [node, around] = next;
    const depth = around + (node.brackets ?? 0);
    if (depth > MAX_DEPTH) return true;
    const isMinus = node.kind === 'unary' && node.operator === '-';
    for (const [index, child] of childrenOf(node).entries()) {
      pending.push([child, isMinus || (index === 0 && isPostfix(node)) ? depth : depth + 1]);
    }
  }
  return false;
}
