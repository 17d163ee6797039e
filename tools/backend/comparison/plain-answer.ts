import { z } from 'zod';
import { DOCUMENTS, type Answer } from './both-firestores.ts';

const fault = z.object({ error: z.object({ status: z.string() }) });

/** Members whose values differ from run to run, and what no client of ours reads. */
const LEFT_OUT: ReadonlySet<string> = new Set([
  'readTime',
  'createTime',
  'updateTime',
  'commitTime',
  'done',
  'skippedResults',
]);

/** Members that may be left out where they say nothing. */
function isDefault(key: string, value: unknown): boolean {
  if (key === 'latitude' || key === 'longitude') return value === 0;
  return (key === 'values' || key === 'fields') && JSON.stringify(value).length === 2;
}

/** Without them, with numbers to the 15 digits that a sum has in any order, and with the members of each object in one order. */
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

/** What an answer says: the code of a failure, otherwise everything but times. */
export function plainAnswer({ status, body }: Answer): unknown {
  if (status === 200) return plain(body);
  return fault.parse(Array.isArray(body) ? body[0] : body).error.status;
}
