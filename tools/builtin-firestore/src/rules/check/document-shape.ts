import type { Expression } from '../syntax/ast.ts';

/** How an expression belongs to the listed document: `resource` or its `data`, something inside that, or not at all. */
export type Shape = 'document' | 'inside' | 'other';

/** The shape of an expression, given that of the variables in it. */
export function shapeOf(node: Expression, ofVariable: (name: string) => Shape): Shape {
  switch (node.kind) {
    case 'variable':
      return ofVariable(node.name);
    case 'member':
    case 'index': {
      const object = shapeOf(node.object, ofVariable);
      const isResource = node.object.kind === 'variable' && node.object.name === 'resource';
      if (object === 'other' || !isResource || node.kind === 'index') return picked(object);
      return node.name === 'data' ? 'document' : 'other';
    }
    case 'methodCall':
      return node.name === 'get' ? picked(shapeOf(node.object, ofVariable)) : 'other';
    case 'conditional': {
      const branches = [node.whenTrue, node.whenFalse].map((branch) => shapeOf(branch, ofVariable));
      return branches.find((shape) => shape !== 'other') ?? 'other';
    }
    default:
      return 'other';
  }
}

function picked(object: Shape): Shape {
  return object === 'other' ? 'other' : 'inside';
}
