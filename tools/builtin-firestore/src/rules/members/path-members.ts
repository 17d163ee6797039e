import { fail } from '../values/make-value.ts';
import type { ErrorValue, MapValue, PathValue, PathVariable, RulesValue } from '../values/rules-value.ts';
import { signature } from '../values/signature.ts';
import type { MemberTable } from '../values/signature.ts';
import { textOf } from '../values/text-of.ts';

const variable = /^\{([A-Za-z_]\w*)(=\*\*)?\}$/;

type Part = string | PathVariable;

function pathOf(parts: readonly Part[]): PathValue {
  const segments = parts.map((part) => (typeof part === 'string' ? part : ''));
  const isOpen = parts.some((part) => typeof part !== 'string');
  return { type: 'path', segments, ...(isOpen && { template: parts }) };
}

/** `path('/a/{x}')`: a segment in braces is a variable, for `bind`. */
export function parsePath(text: string): PathValue | ErrorValue {
  const parts = text
    .replace(/^\//, '')
    .split('/')
    .map((segment): Part => {
      const [, name, several] = variable.exec(segment) ?? [];
      return name === undefined ? segment : { name, several: several !== undefined };
    });
  const isPath = parts.every((part) => typeof part !== 'string' || (part !== '' && !part.includes('{')));
  return isPath ? pathOf(parts) : fail('The string is not a path.');
}

function bindPart(part: Part, values: MapValue): readonly Part[] | ErrorValue {
  const value = typeof part === 'string' ? undefined : values.fields.get(part.name);
  if (typeof part === 'string' || value === undefined) return [part];
  if (value.type === 'path') {
    return part.several ? value.segments : fail(`${part.name} takes one segment, not a path.`);
  }
  const text = textOf(value);
  return text ? [text] : fail(`The map binds no text to ${part.name}.`);
}

/** Variables may stay open, but every key has to be one. */
function bind(path: PathValue, values: MapValue): RulesValue {
  const parts = path.template ?? path.segments;
  const names = new Set(parts.map((part) => (typeof part === 'string' ? null : part.name)));
  const stray = [...values.fields.keys()].find((name) => !names.has(name));
  if (stray !== undefined) return fail(`The path has no variable ${stray}.`);
  const bound: Part[] = [];
  for (const part of parts) {
    const filled = bindPart(part, values);
    if ('type' in filled) return filled;
    bound.push(...filled);
  }
  return pathOf(bound);
}

/** Rules 7.4, row "path": `bind` fills the `{name}` segments of `path('…')`. */
export const pathMembers: MemberTable<PathValue> = new Map([
  ['bind', [signature(['map'], 'path', (own: PathValue, values) => bind(own, values))]],
]);
