import { describe, expect, it } from 'vitest';
import { loadSource } from './scenario/load-source.ts';
import { RULES_SOURCE } from './scenario/read-rules.ts';
import { seededDatabase, TEST_TIME } from './scenario/seeded-database.ts';
import { prepare, verdict } from './scenario/verdict.ts';
import { readdirSync } from 'node:fs';
import type { Case } from './scenario/request.ts';
const ruleset = loadSource(RULES_SOURCE);
const files = readdirSync(new URL('cases/books', import.meta.url))
  .filter((f) => f.endsWith('-cases.ts'))
  .map((f) => `./cases/books/${f}`);
for (const f of readdirSync(new URL('cases/in-process', import.meta.url)))
  if (/fare|tariff/.test(f)) files.push(`./cases/in-process/${f}`);
const cases = (await Promise.all(files.map((f) => import(f)))).flatMap((m: Record<string, readonly Case[]>) =>
  Object.values(m).flat(),
);
let out = '';
for (const one of cases) {
  const database = seededDatabase(one.seed);
  const v = verdict(ruleset, prepare(database, one.permitted, TEST_TIME));
  if (!v.allowed) out += `NOT PERMITTED ${one.title}: ${v.reason.slice(0, 900)}\n`;
  if (process.env['COST']) {
    const p = prepare(database, one.permitted, TEST_TIME);
    out += `cost ${one.title}: ${p.accesses
      .map((a) => verdict(ruleset, { ...p, accesses: [a] }))
      .map((w) => w.evaluations + '/' + w.lookups)
      .join(' ')}\n`;
  }
  if (v.evaluations > 600 || v.lookups > 16) out += `DEAR ${one.title}: ${v.evaluations} ${v.lookups}\n`;
  for (const [t, r] of Object.entries(one.refused))
    if (verdict(ruleset, prepare(database, r, TEST_TIME)).allowed) out += `ALLOWED ${one.title} / ${t}\n`;
}
describe('x', () => {
  it('y', () => {
    console.log(out);
    expect(out).toBe('');
  });
});
