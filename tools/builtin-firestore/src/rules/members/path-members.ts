import { fail } from '../values/make-value.ts';
import type { MapValue, PathValue, RulesValue } from '../values/rules-value.ts';
import { signature } from '../values/signature.ts';
import type { MemberTable } from '../values/signature.ts';

const placeholder = /^(?:\{([A-Za-z_]\w*)\}|\$\(([A-Za-z_]\w*)\))$/;

function bind(path: PathValue, values: MapValue): RulesValue {
  const segments: string[] = [];
  for (const segment of path.segments) {
    const match = placeholder.exec(segment);
    if (match === null) {
      segments.push(segment);
    } else {
      const name = match[1] ?? match[2] ?? '';
      const value = values.fields.get(name);
      if (value?.type !== 'string') return fail(`The map binds no string to ${name}.`);
      if (!isSegment(value.value)) return fail('A path segment is empty or contains a slash.');
      segments.push(value.value);
    }
  }
  return { type: 'path', segments };
}

/** Whether a text can be a segment of a path. */
export function isSegment(text: string): boolean {
  return text !== '' && !text.includes('/');
}

/** Rules 7.4, row "path": `bind` fills the `$(name)` and `{name}` segments of `path('…')`. */
export const pathMembers: MemberTable<PathValue> = new Map([
  ['bind', [signature(['map'], 'path', (own: PathValue, values) => bind(own, values))]],
]);
