import type { Expression, Literal, PathPart } from './ast.ts';
import { binaryPrecedence, precedence } from './precedence.ts';
import { quoteText } from './quoted-text.ts';

/** An expression as source text, with the fewest brackets; parsing it gives the same tree again. */
export function printExpression(node: Expression): string {
  return print(node, precedence.conditional);
}

/** Prints a node where an operand that binds at least this tightly is expected. */
function print(node: Expression, tightness: number): string {
  const text = printBare(node);
  return tightnessOf(node) < tightness ? `(${text})` : text;
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
      // A path ends where no segment follows: brackets keep the following text out of it.
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

function printBare(node: Expression): string {
  switch (node.kind) {
    case 'literal':
      return printLiteral(node.literal);
    case 'variable':
      return node.name;
    case 'list':
      return `[${printAll(node.items)}]`;
    case 'map':
      return `{${node.entries.map(({ key, value }) => `${printExpression(key)}: ${printExpression(value)}`).join(', ')}}`;
    case 'path':
      return node.parts.map(printPart).join('');
    case 'unary':
      return `${node.operator}${print(node.operand, precedence.unary)}`;
    case 'logical':
    case 'binary': {
      const tightness = tightnessOf(node);
      return `${print(node.left, tightness)} ${node.operator} ${print(node.right, tightness + 1)}`;
    }
    case 'is':
      return `${print(node.operand, precedence.is)} is ${node.typeName}`;
    case 'conditional':
      return `${print(node.condition, precedence.or)} ? ${printExpression(node.whenTrue)} : ${printExpression(node.whenFalse)}`;
    case 'member':
      return `${printObject(node.object)}.${node.name}`;
    case 'index':
      return `${printObject(node.object)}[${printExpression(node.index)}]`;
    case 'slice':
      return `${printObject(node.object)}[${printExpression(node.from)}:${printExpression(node.to)}]`;
    case 'call':
      return `${node.name}(${printAll(node.args)})`;
    case 'methodCall':
      return `${printObject(node.object)}.${node.name}(${printAll(node.args)})`;
  }
}

function printObject(node: Expression): string {
  return print(node, precedence.postfix);
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
    case 'bytes':
      return `b${quoteText(literal.text)}`;
  }
}

/** Without an exponent, which the language does not have. */
function printFloat(value: number): string {
  const [mantissa = '', exponent = '0'] = value.toExponential().split('e');
  const digits = mantissa.replace('.', '');
  const point = Number(exponent) + 1;
  const whole = digits.slice(0, Math.max(point, 0)).padEnd(point, '0');
  const fraction = '0'.repeat(Math.max(-point, 0)) + digits.slice(Math.max(point, 0));
  return `${whole === '' ? '0' : whole}.${fraction === '' ? '0' : fraction}`;
}
