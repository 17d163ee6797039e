import type {
  AllowStatement,
  FunctionDeclaration,
  MatchBlock,
  MatchSegment,
  RulesFile,
} from './syntax/ast.ts';
import { printExpression } from './syntax/print-expression.ts';
import { quoteText } from './syntax/quoted-text.ts';

/** A rules file as source text. Parsing it gives the same tree again, except for positions. */
export function printRules(file: RulesFile): string {
  const version = file.version === undefined ? [] : [`rules_version = ${quoteText(file.version.text)};`];
  const { service } = file;
  return [
    ...version,
    ...file.functions.flatMap(functionLines),
    `service ${service.name} {`,
    ...indented(service.functions.flatMap(functionLines)),
    ...indented(service.matches.flatMap(matchLines)),
    '}',
    '',
  ].join('\n');
}

function indented(lines: readonly string[]): readonly string[] {
  return lines.map((line) => `  ${line}`);
}

function functionLines(declaration: FunctionDeclaration): readonly string[] {
  return [
    `function ${declaration.name}(${declaration.parameters.join(', ')}) {`,
    ...indented(declaration.lets.map(({ name, value }) => `let ${name} = ${printExpression(value)};`)),
    `  return ${printExpression(declaration.result)};`,
    '}',
  ];
}

function matchLines(block: MatchBlock): readonly string[] {
  return [
    `match ${block.segments.map(printSegment).join('')} {`,
    ...indented(block.functions.flatMap(functionLines)),
    ...indented(block.allows.map(printAllow)),
    ...indented(block.matches.flatMap(matchLines)),
    '}',
  ];
}

function printSegment(segment: MatchSegment): string {
  if (segment.kind === 'text') return `/${segment.text}`;
  return `/{${segment.name}${segment.recursive ? '=**' : ''}}`;
}

function printAllow(allow: AllowStatement): string {
  const condition = allow.condition === undefined ? '' : `: if ${printExpression(allow.condition)}`;
  return `allow ${allow.methods.join(', ')}${condition};`;
}
