import type { Expression } from './ast.ts';
import { binaryPrecedence, precedence } from './precedence.ts';

/** Whether an operand needs brackets to belong to the node. `index` is its index in `childrenOf`. */
export function needsBrackets(node: Expression, index: number, operand: Expression): boolean {
  const isMinus = node.kind === 'unary' && node.operator === '-';
  return tightnessOf(operand) < expectedAt(node, index) || (isMinus && operand.kind === 'unary');
}

/** Whether the first operand is the object of a member, an index, a slice or a method. */
function isPostfix(node: Expression): boolean {
  return ['member', 'index', 'slice', 'methodCall'].includes(node.kind);
}

/** The least tightness with which the operand at this index needs no brackets. */
function expectedAt(node: Expression, index: number): number {
  if (node.kind === 'logical' || node.kind === 'binary') return tightnessOf(node) + index;
  if (node.kind === 'is' || node.kind === 'unary') return tightnessOf(node);
  if (index > 0) return precedence.conditional;
  if (node.kind === 'conditional') return precedence.or;
  return isPostfix(node) ? precedence.postfix : precedence.conditional;
}

function tightnessOf(node: Expression): number {
  switch (node.kind) {
    case 'conditional':
      return precedence.conditional;
    case 'logical':
    case 'binary':
      return binaryPrecedence.get(node.operator) ?? 0;
    case 'is':
      return precedence.is;
    case 'unary':
      return precedence.unary;
    case 'path':
      // Without brackets, text behind a path could belong to the path.
      return precedence.conditional;
    case 'literal':
    case 'variable':
    case 'list':
    case 'map':
    case 'member':
    case 'index':
    case 'slice':
    case 'call':
    case 'methodCall':
      return precedence.postfix + 1;
  }
}
