import type { AllowStatement, Position } from '../syntax/ast.ts';
import { printExpression } from '../syntax/print-expression.ts';
import { showValue } from '../values/show-value.ts';
import type { Trace } from './trace.ts';

const LONGEST_TEXT = 160;
const MOST_DECIDERS = 5;

function place({ line, column }: Position): string {
  return `L${line}:${column}`;
}

/**
 * The result of one `allow` in the official emulator's words (protocol 7.7): `false for 'get' @ L5`. Then come the
 * conditions that decided, with their positions and values.
 */
export function reasonText(
  method: string,
  allow: AllowStatement,
  trace: Trace | null,
  refused: string | null,
): string {
  const allowText = `for '${method}' @ L${allow.at.line}`;
  if (refused !== null) return `${refused} ${allowText}`;
  if (trace === null) return `true ${allowText}`;
  const { value } = trace;
  if (value.type === 'bool') return `${value.value} ${allowText} (${decidersText(trace)})`;
  if (value.type !== 'error') return `${value.type} instead of a bool ${allowText} (${decidersText(trace)})`;
  const known = value.message.startsWith('Null value error.') || value.message.startsWith('Property ');
  if (known) return `${value.message} ${allowText} (${decidersText(trace)})`;
  return `evaluation error at ${place(value.at ?? allow.at)} ${allowText} (${decidersText(trace)})`;
}

function decidersText(trace: Trace): string {
  return decidersOf(trace)
    .slice(0, MOST_DECIDERS)
    .map(({ node, value }) => {
      const text = printExpression(node);
      const shown = text.length > LONGEST_TEXT ? `${text.slice(0, LONGEST_TEXT)}…` : text;
      return value.type === 'error'
        ? `${place(node.at)} ${shown}: ${value.message}`
        : `${place(node.at)} ${shown} is ${showValue(value)}`;
    })
    .join('; ');
}

/** The parts of a condition that determine its value. Parts inside `&&`, `||`, `!`, `?:` and functions count. */
function decidersOf(trace: Trace): readonly Trace[] {
  const { node, value, children } = trace;
  if (node.kind === 'logical') {
    const same = children.filter((child) => sameOutcome(child, trace));
    return same.length === 0 ? [trace] : same.flatMap(decidersOf);
  }
  const negated = node.kind === 'unary' && node.operator === '!' ? children.at(-1) : undefined;
  if (negated !== undefined) return decidersOf(negated);
  // An error, or the result of a branch or function, is shown at its source. Any other value is shown here.
  const passesOn = value.type === 'error' || node.kind === 'conditional' || node.kind === 'call';
  const source = passesOn ? children.findLast((child) => child.value === value) : undefined;
  return source === undefined ? [trace] : decidersOf(source);
}

function sameOutcome(child: Trace, trace: Trace): boolean {
  if (child.value.type === 'error') return trace.value.type === 'error';
  return (
    child.value.type === 'bool' && trace.value.type === 'bool' && child.value.value === trace.value.value
  );
}
