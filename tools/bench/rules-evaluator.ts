import { readFileSync } from 'node:fs';
import {
  accessRequest,
  listRequest,
  rulesDocument,
  ruleset,
} from 'builtin-firestore/rules/testing/rules-fixture.ts';

/**
 * Measures how many decisions a second the rules evaluator takes on `firestore.rules`, by kind of access.
 *
 *     node --import tsx tools/bench/rules-evaluator.ts
 */
const SECONDS = 1;
const rules = ruleset(readFileSync('firestore.rules', 'utf8'));

const ada = rulesDocument('users/ada', {
  uid: 'ada',
  email: 'ada@example.com',
  role: 'admin',
  status: 'approved',
  name: 'Ada Admin',
  nameKey: 'ada admin',
  createdAt: '2024-01-01T00:00:00.000Z',
  reviewCount: 0,
});
const entry = rulesDocument('accountDirectory/kim@example.com', { gate: 'open', uid: 'kim' });
const documents = [ada, entry];
const pending = { field: ['status'], op: 'EQUAL', value: { type: 'string', value: 'pending' } } as const;

const CASES = {
  'email check (get of a directory entry)': accessRequest(
    { path: entry.path, auth: null, resource: entry },
    documents,
  ),
  'own profile (get)': accessRequest({ path: ada.path, resource: ada }, documents),
  'review queue (list)': {
    ...listRequest({ kind: 'comparison', comparison: pending }, { path: 'users' }, documents),
    query: { allDescendants: false, limit: 26, filter: { kind: 'comparison', comparison: pending } },
  },
  'listing the directory (denied)': listRequest(undefined, { path: 'accountDirectory' }, documents),
} as const;

console.log('decisions of the rules evaluator on firestore.rules');
for (const [name, request] of Object.entries(CASES)) {
  let decisions = 0;
  const end = performance.now() + SECONDS * 1000;
  while (performance.now() < end) {
    for (let turn = 0; turn < 50; turn += 1) rules.decide(request);
    decisions += 50;
  }
  const verdict = rules.decide(request).allowed ? 'allowed' : 'denied';
  console.log(
    `${name.padEnd(42)} ${verdict.padEnd(8)} ${String(Math.round(decisions / SECONDS)).padStart(8)} /s`,
  );
}
