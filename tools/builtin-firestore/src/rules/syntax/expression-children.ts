import type { Expression } from './ast.ts';

/** The direct operands of a node, in the order of the source. */
export function childrenOf(node: Expression): readonly Expression[] {
  switch (node.kind) {
    case 'literal':
    case 'variable':
      return [];
    case 'list':
      return node.items;
    case 'map':
      return node.entries.flatMap(({ key, value }) => [key, value]);
    case 'path':
      return node.parts.flatMap((part) => (part.kind === 'expression' ? [part.expression] : []));
    case 'unary':
    case 'is':
      return [node.operand];
    case 'binary':
    case 'logical':
      return [node.left, node.right];
    case 'conditional':
      return [node.condition, node.whenTrue, node.whenFalse];
    case 'member':
      return [node.object];
    case 'index':
      return [node.object, node.index];
    case 'slice':
      return [node.object, node.from, node.to];
    case 'call':
      return node.args;
    case 'methodCall':
      return [node.object, ...node.args];
  }
}
