import { z } from 'zod';
import { DOCUMENTS, type Answer } from './both-firestores.ts';

const fault = z.object({ error: z.object({ status: z.string() }) });

/** Members whose values differ from run to run and that our clients do not read. */
const LEFT_OUT: ReadonlySet<string> = new Set([
  'readTime',
  'createTime',
  'updateTime',
  'commitTime',
  'done',
  'skippedResults',
]);

/** Whether a member has its default value, and so may be left out. */
function isDefault(key: string, value: unknown): boolean {
  if (key === 'latitude' || key === 'longitude') return value === 0;
  return (key === 'values' || key === 'fields') && JSON.stringify(value).length === 2;
}

/**
 * The JSON without those members, with its keys sorted, and with numbers rounded to 15 digits, since a sum depends on the
 * order of its terms beyond that.
 */
function plain(json: unknown): unknown {
  if (Array.isArray(json)) return json.map(plain);
  if (typeof json === 'string') return json.replace(`${DOCUMENTS}/`, '');
  if (typeof json === 'number') return Number(json.toPrecision(15));
  if (typeof json !== 'object' || json === null) return json;
  const entries = Object.entries(json)
    .filter(([key, value]) => !LEFT_OUT.has(key) && !isDefault(key, value))
    .map(([key, value]) => [key, plain(value)] as const);
  return Object.fromEntries(entries.toSorted(([left], [right]) => (left < right ? -1 : 1)));
}

/** What an answer says: the code of a failure, otherwise everything except times. */
export function plainAnswer({ status, body }: Answer): unknown {
  if (status === 200) return plain(body);
  return fault.parse(Array.isArray(body) ? body[0] : body).error.status;
}
