import type { Expression } from 'builtin-firestore/syntax';

/** One operand of a node, and a function that makes the node with another operand. */
export type Child = readonly [child: Expression, rebuilt: (child: Expression) => Expression];

const inList = (
  items: readonly Expression[],
  rebuild: (items: readonly Expression[]) => Expression,
): readonly Child[] => items.map((item, index) => [item, (other) => rebuild(items.with(index, other))]);

/** The operands of a node, in order. */
export function childrenOf(node: Expression): readonly Child[] {
  switch (node.kind) {
    case 'literal':
    case 'variable':
      return [];
    case 'list':
      return inList(node.items, (items) => ({ ...node, items }));
    case 'map':
      return node.entries.flatMap(({ key, value }, index): readonly Child[] => [
        [key, (other) => ({ ...node, entries: node.entries.with(index, { key: other, value }) })],
        [value, (other) => ({ ...node, entries: node.entries.with(index, { key, value: other }) })],
      ]);
    case 'path':
      return node.parts.flatMap((part, index): readonly Child[] => {
        if (part.kind === 'text') return [];
        const rebuilt = (expression: Expression) => ({
          ...node,
          parts: node.parts.with(index, { kind: 'expression', expression }),
        });
        return [[part.expression, rebuilt]];
      });
    case 'unary':
    case 'is':
      return [[node.operand, (operand) => ({ ...node, operand })]];
    case 'binary':
    case 'logical':
      return [
        [node.left, (left) => ({ ...node, left })],
        [node.right, (right) => ({ ...node, right })],
      ];
    case 'conditional':
      return [
        [node.condition, (condition) => ({ ...node, condition })],
        [node.whenTrue, (whenTrue) => ({ ...node, whenTrue })],
        [node.whenFalse, (whenFalse) => ({ ...node, whenFalse })],
      ];
    case 'member':
      return [[node.object, (object) => ({ ...node, object })]];
    case 'index':
      return [
        [node.object, (object) => ({ ...node, object })],
        [node.index, (index) => ({ ...node, index })],
      ];
    case 'slice':
      return [
        [node.object, (object) => ({ ...node, object })],
        [node.from, (from) => ({ ...node, from })],
        [node.to, (to) => ({ ...node, to })],
      ];
    case 'call':
      return inList(node.args, (args) => ({ ...node, args }));
    case 'methodCall':
      return [
        [node.object, (object) => ({ ...node, object })],
        ...inList(node.args, (args) => ({ ...node, args })),
      ];
  }
}
