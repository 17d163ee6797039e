import type { Expression, Literal, PathPart } from './ast.ts';
import { needsBrackets } from './brackets.ts';
import { quoteText } from './quoted-text.ts';

/** An expression as source text, with the fewest brackets; parsing it gives the same tree again. */
export function printExpression(node: Expression): string {
  return printBare(node);
}

function print(node: Expression, index: number, operand: Expression): string {
  const text = printBare(operand);
  return needsBrackets(node, index, operand) ? `(${text})` : text;
}

function printBare(node: Expression): string {
  switch (node.kind) {
    case 'literal':
      return printLiteral(node.literal);
    case 'variable':
      return node.name;
    case 'list':
      return `[${printAll(node.items)}]`;
    case 'map':
      return `{${node.entries.map(({ key, value }) => `${beforeColon(key)}: ${printExpression(value)}`).join(', ')}}`;
    case 'path':
      return node.parts.map(printPart).join('');
    case 'unary':
      return `${node.operator}${print(node, 0, node.operand)}`;
    case 'logical':
    case 'binary':
      return `${print(node, 0, node.left)} ${node.operator} ${print(node, 1, node.right)}`;
    case 'is':
      return `${print(node, 0, node.operand)} is ${node.typeName}`;
    case 'conditional':
      return `${print(node, 0, node.condition)} ? ${printExpression(node.whenTrue)} : ${printExpression(node.whenFalse)}`;
    case 'member':
      return `${print(node, 0, node.object)}.${node.name}`;
    case 'index':
      return `${print(node, 0, node.object)}[${printExpression(node.index)}]`;
    case 'slice':
      return `${print(node, 0, node.object)}[${beforeColon(node.from)}:${printExpression(node.to)}]`;
    case 'call':
      return `${node.name}(${printAll(node.args)})`;
    case 'methodCall':
      return `${print(node, 0, node.object)}.${node.name}(${printAll(node.args)})`;
  }
}

/** Adds a space if the text may end with a path. A colon right behind a path would belong to its last segment. */
function beforeColon(node: Expression): string {
  const text = printExpression(node);
  return text.includes('/') ? `${text} ` : text;
}

function printAll(nodes: readonly Expression[]): string {
  return nodes.map(printExpression).join(', ');
}

function printPart(part: PathPart): string {
  return part.kind === 'text' ? `/${part.text}` : `/$(${printExpression(part.expression)})`;
}

function printLiteral(literal: Literal): string {
  switch (literal.type) {
    case 'null':
      return 'null';
    case 'bool':
    case 'int':
      return String(literal.value);
    case 'float':
      return printFloat(literal.value);
    case 'string':
      return quoteText(literal.value);
  }
}

/** A float without an exponent: the language has no exponents. */
function printFloat(value: number): string {
  const [mantissa = '', exponent = '0'] = value.toExponential().split('e');
  const digits = mantissa.replace('.', '');
  const point = Number(exponent) + 1;
  const whole = digits.slice(0, Math.max(point, 0)).padEnd(point, '0');
  const fraction = '0'.repeat(Math.max(-point, 0)) + digits.slice(Math.max(point, 0));
  return `${whole === '' ? '0' : whole}.${fraction === '' ? '0' : fraction}`;
}
