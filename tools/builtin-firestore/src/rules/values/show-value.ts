import { quoteText } from '../syntax/quoted-text.ts';
import { floatText } from './float-text.ts';
import type { RulesValue } from './rules-value.ts';

const LONGEST_CHARACTERS = 200;

/** A value as text for people: what reasons and explanations show. */
export function showValue(value: RulesValue): string {
  const text = show(value, 0);
  return text.length > LONGEST_CHARACTERS ? `${text.slice(0, LONGEST_CHARACTERS)}…` : text;
}

function show(value: RulesValue, depth: number): string {
  if (depth > 4) return '…';
  const inner = (items: readonly RulesValue[]): string =>
    items
      .slice(0, LONGEST_CHARACTERS)
      .map((item) => show(item, depth + 1))
      .join(', ');
  switch (value.type) {
    case 'null':
      return 'null';
    case 'bool':
    case 'int':
      return String(value.value);
    case 'float':
      return floatText(value.value);
    case 'string':
      return quoteText(value.value.slice(0, LONGEST_CHARACTERS));
    case 'list':
      return `[${inner(value.items)}]`;
    case 'set':
      return `set[${inner(value.items)}]`;
    case 'map':
      return `{${[...value.fields]
        .slice(0, LONGEST_CHARACTERS)
        .map(([name, field]) => `${name}: ${show(field, depth + 1)}`)
        .join(', ')}}`;
    case 'mapDiff':
      return `diff(${show(value.after, depth + 1)}, ${show(value.before, depth + 1)})`;
    case 'timestamp':
      return `timestamp(${new Date(Number(value.nanos / 1_000_000n)).toISOString()})`;
    case 'duration':
      return `duration(${value.nanos}ns)`;
    case 'path':
      return `/${value.segments.join('/')}`;
    case 'opaque':
      return value.value.type;
    case 'constraint':
      return `constraint(${value.members.map((member) => `${member.comparator} ${show(member.value, depth + 1)}`).join(', ')})`;
    case 'error':
      return `error: ${value.message}`;
  }
}
