import type { BinaryOperator, Expression, Literal } from 'builtin-firestore/syntax';

/** A change of one node: its kind, and the replacement. */
export type Change = readonly [kind: string, node: Expression];

const COMPARISONS: Partial<Record<BinaryOperator, readonly BinaryOperator[]>> = {
  '==': ['!='],
  '!=': ['=='],
  '<': ['<=', '>'],
  '<=': ['<', '>'],
  '>': ['>=', '<'],
  '>=': ['>', '<'],
  '+': ['-'],
  '-': ['+'],
};

/** Replacements for a name, such as a weaker test, or `getAfter` instead of `get`. */
const OTHER_NAMES: Readonly<Record<string, readonly string[]>> = {
  get: ['getAfter'],
  getAfter: ['get'],
  exists: ['existsAfter'],
  existsAfter: ['exists'],
  profileOf: ['profileAfter'],
  profileAfter: ['profileOf'],
  hasOnly: ['hasAny', 'hasAll'],
  hasAny: ['hasAll'],
  affectedKeys: ['changedKeys', 'addedKeys', 'removedKeys'],
};

/** The names of numbers from the domain. Each place that uses such a number must need exactly that number. */
const LIMIT = /^(longest|most|shortest)[A-Z]/;

const TYPES = ['string', 'int', 'number', 'timestamp'];
const TESTS = new Set(['hasOnly', 'hasAny', 'hasAll', 'matches']);
const TEST_OPERATORS = new Set<BinaryOperator>(['==', '!=', '<', '<=', '>', '>=', 'in']);

/** Whether a node is a condition by its form. */
export function isCondition(node: Expression): boolean {
  if (node.kind === 'logical' || node.kind === 'is') return true;
  if (node.kind === 'unary') return node.operator === '!';
  if (node.kind === 'binary') return TEST_OPERATORS.has(node.operator);
  if (node.kind === 'methodCall') return TESTS.has(node.name);
  return node.kind === 'call' && /^(is|has|may|exists)/.test(node.name);
}

function otherLiterals(literal: Literal): readonly Literal[] {
  switch (literal.type) {
    case 'bool':
      return [{ type: 'bool', value: !literal.value }];
    case 'int':
      return [
        { type: 'int', value: literal.value + 1n },
        { type: 'int', value: literal.value - 1n },
      ];
    case 'string':
      return [{ type: 'string', value: `${literal.value}~` }];
    case 'null':
      return [{ type: 'string', value: 'text' }];
    case 'float':
      return [];
  }
}

function ownChanges(node: Expression, names: readonly string[]): readonly Change[] {
  switch (node.kind) {
    case 'literal':
      return otherLiterals(node.literal).map((literal) => ['constant', { ...node, literal }]);
    case 'variable':
      return names
        .filter((name) => name !== node.name && names.includes(node.name))
        .map((name) => ['name', { ...node, name }]);
    case 'list':
      return node.items.map((_, index) => ['item', { ...node, items: node.items.toSpliced(index, 1) }]);
    case 'map':
      return node.entries.map((_, index) => [
        'entry',
        { ...node, entries: node.entries.toSpliced(index, 1) },
      ]);
    case 'path':
      return node.parts.flatMap((part, index): readonly Change[] => {
        if (part.kind !== 'text') return [];
        return [['path', { ...node, parts: node.parts.with(index, { ...part, text: `${part.text}~` }) }]];
      });
    case 'unary':
      return [['negation', node.operand]];
    case 'logical':
      return [
        ['operand', node.right],
        ['operand', node.left],
        ['operator', { ...node, operator: node.operator === '&&' ? '||' : '&&' }],
      ];
    case 'binary':
      return (COMPARISONS[node.operator] ?? []).map((operator) => ['operator', { ...node, operator }]);
    case 'is':
      return TYPES.filter((typeName) => typeName !== node.typeName).map((typeName) => [
        'type',
        { ...node, typeName },
      ]);
    case 'conditional':
      return [
        ['branch', node.whenTrue],
        ['branch', node.whenFalse],
        ['branch', { ...node, whenTrue: node.whenFalse, whenFalse: node.whenTrue }],
      ];
    case 'call':
      return [
        ...(OTHER_NAMES[node.name] ?? []).map((name): Change => ['function', { ...node, name }]),
        ...(LIMIT.test(node.name) ? (['+', '-'] as const) : []).map((operator): Change => {
          const right: Expression = { at: node.at, kind: 'literal', literal: { type: 'int', value: 1n } };
          return ['limit', { at: node.at, kind: 'binary', operator, left: node, right }];
        }),
      ];
    case 'methodCall':
      return (OTHER_NAMES[node.name] ?? []).map((name) => ['method', { ...node, name }]);
    case 'member':
    case 'index':
    case 'slice':
      return [];
  }
}

/** Every replacement for this node, without those for its operands. `names` are the variables of its function. */
export function changesOf(node: Expression, names: readonly string[]): readonly Change[] {
  if (!isCondition(node)) return ownChanges(node, names);
  const truth = (value: boolean): Expression => ({
    at: node.at,
    kind: 'literal',
    literal: { type: 'bool', value },
  });
  const negated: Expression = { at: node.at, kind: 'unary', operator: '!', operand: node };
  return [...ownChanges(node, names), ['true', truth(true)], ['false', truth(false)], ['negation', negated]];
}
