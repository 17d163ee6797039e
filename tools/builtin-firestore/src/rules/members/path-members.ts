import { fail } from '../values/make-value.ts';
import type { ErrorValue, MapValue, PathValue, PathVariable, RulesValue } from '../values/rules-value.ts';
import { signature, type MemberTable } from '../values/signature.ts';
import { textOf } from '../values/text-of.ts';
import { trimText } from '../values/trim-text.ts';

const variable = /^\{([A-Za-z_]\w*)(=\*\*)?\}$/;

type Part = string | PathVariable;

/** A segment is decoded as a form's text is: `+` is a blank. Null if that is not possible. */
function decoded(segment: string): string | null {
  try {
    return decodeURIComponent(segment.replaceAll('+', ' '));
  } catch {
    return null;
  }
}

function partOf(segment: string): Part | null {
  const [, name, several] = variable.exec(segment) ?? [];
  if (name !== undefined) return { name, several: several !== undefined };
  return segment === '' || segment.includes('{') ? null : decoded(segment);
}

/** `path('/a/{x}')`: a segment in braces is a variable, for `bind`. */
export function parsePath(text: string): PathValue | ErrorValue {
  const found = text
    .replace(/^\//, '')
    .split('/')
    .map((segment) => partOf(trimText(segment)));
  const parts = found.filter((part) => part !== null);
  const names = parts.flatMap((part) => (typeof part === 'string' ? [] : [part.name]));
  if (parts.length < found.length || new Set(names).size < names.length)
    return fail('The string is not a path.');
  const segments = parts.map((part) => (typeof part === 'string' ? part : ''));
  return { type: 'path', segments, ...(names.length > 0 && { template: parts }) };
}

function boundSegments({ name, several }: PathVariable, value: RulesValue): readonly string[] | ErrorValue {
  if (several) return value.type === 'path' ? value.segments : fail(`The map binds no path to ${name}.`);
  const text = textOf(value);
  return text ? [text] : fail(`The map binds no text to ${name}.`);
}

/** Every key of the map has to be a variable. A variable that is not among them is left out for good. */
function bind(path: PathValue, values: MapValue): RulesValue {
  const parts = path.template ?? path.segments;
  const names = new Set(parts.map((part) => (typeof part === 'string' ? null : part.name)));
  const stray = [...values.fields.keys()].find((name) => !names.has(name));
  if (stray !== undefined) return fail(`The path has no variable ${stray}.`);
  const segments: string[] = [];
  for (const part of parts) {
    const value = typeof part === 'string' ? undefined : values.fields.get(part.name);
    if (typeof part === 'string') segments.push(part);
    else if (value !== undefined) {
      const bound = boundSegments(part, value);
      if ('type' in bound) return bound;
      segments.push(...bound);
    }
  }
  return { type: 'path', segments };
}

/** Rules 7.4, row "path": `bind` fills the `{name}` segments of `path('…')`. */
export const pathMembers: MemberTable<PathValue> = new Map([
  ['bind', [signature(['map'], 'path', (own: PathValue, values) => bind(own, values))]],
]);
