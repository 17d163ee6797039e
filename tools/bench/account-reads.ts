import { seedMemoryWorld } from '#adapters/memory/memory-seed.ts';
import { createMemoryWorld } from '#adapters/memory/memory-world.ts';
import { PRODUCT_RULES } from '#adapters/memory/product-rules.builder.ts';
import { assessProfile } from '#domain/accounts/model/profile-assessment.ts';
import { createEmailCheck } from '#domain/accounts/services/email-check.ts';
import { valueOf } from '#domain/shared/value-of.builder.ts';
import { composeProduct } from '#app/composition/compose-product.ts';
import { printReads } from './print-reads.ts';

/**
 * Counts what a page of the review queue, a page of the health list, an email check and a decision cost with 30, 10,000 and
 * 100,000 pending accounts, with the rules in force. The target is a constant; only the second page is not full with 30.
 *
 *     npm run bench:reads -- [amount ...]
 */
const AMOUNTS = process.argv.length > 2 ? process.argv.slice(2).map(Number) : [30, 10_000, 100_000];
const ADA = { uid: 'ada', email: 'ada@example.com', name: 'Ada Admin', role: 'admin', status: 'approved' };
const password = 'a long password';

const idOf = (number: number) => `bench${String(number).padStart(7, '0')}`;
function applicant(number: number) {
  const uid = idOf(number);
  const createdAt = new Date(Date.UTC(2020, 0, 1) + number * 60_000).toISOString();
  const [role, status] = ['passenger', 'pending'];
  return { uid, email: `${uid}@example.com`, name: `Person ${uid}`, role, status, createdAt };
}

const world = createMemoryWorld({ rules: PRODUCT_RULES });
seedMemoryWorld(world, { password, accounts: [{ ...ADA, createdAt: '2020-01-01T00:00:00.000Z' }] });
const tab = world.openBrowser().openTab();
const product = composeProduct(tab);
valueOf(await product.accounts.signIn({ email: ADA.email, password, area: null }));

const { reviewQueue, readHealthPage, accountDecisions } = product.accounts;
const pending = { status: 'pending', role: null, search: '', cursor: null } as const;

await printReads({
  of: 'pending accounts',
  amounts: AMOUNTS,
  reads: world.reads,
  add(from, to) {
    const accounts = Array.from({ length: to - from }, (_, index) => applicant(from + index));
    seedMemoryWorld(world, { password, accounts });
  },
  async questionsAt(amount) {
    const { next } = valueOf(await reviewQueue.page(pending));
    // Another account at each scale, since a decision can be taken once.
    const decided = idOf(AMOUNTS.indexOf(amount));
    const found = assessProfile(decided, valueOf(await tab.users.read(decided)));
    if (found.state !== 'sound') throw new Error(`${decided} is damaged.`);
    return {
      'queue, first page': () => reviewQueue.page(pending),
      'queue, next page': () => reviewQueue.page({ ...pending, cursor: next }),
      'queue, search': () => reviewQueue.page({ ...pending, search: 'person bench0000003' }),
      'health page': () => readHealthPage(null),
      // A service of its own each time, because it remembers what it was told.
      'email check': () => createEmailCheck(tab.users, tab.feed).check('bench0000001@example.com'),
      'a decision': async () => valueOf(await accountDecisions.decide(found.user, { kind: 'approve' })),
    };
  },
});
tab.close();
