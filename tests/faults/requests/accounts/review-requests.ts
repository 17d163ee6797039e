import { PASSWORD } from '#adapters/memory/memory-stage.builder.ts';
import { aPendingUser } from '#domain/accounts/model/user.builder.ts';
import type { Product } from '#core/product/product.ts';
import { recordId } from '#core/forms/record-id.ts';
import { openDevice } from '../../device.ts';
import { outcomeOf, writes, type ProductRequest, type Scene } from '../../product-request.ts';

const [UNDECIDED, ONCE] = ['undecided', 'decided once'];

async function openReview() {
  const { startedProduct, ...device } = openDevice();
  const { stage } = device;
  const actor = stage.addAccount({ role: 'admin', name: 'Ada Admin' });
  const { uid, email, name, createdAt } = stage.addAccount({ status: 'pending' });
  const product = await startedProduct();
  await product.accounts.signIn({ email: actor.email, password: PASSWORD, area: null });
  await product.review.load();
  const traces = (path: (number: number) => string) =>
    [1, 2, 3].filter((number) => stage.world.documents.read(path(number)) !== null).length;
  return {
    ...device,
    documents: stage.world.documents,
    person: aPendingUser({ uid, email, name, createdAt, appliedAt: new Date(createdAt) }),
    /** The state of profile, entry, reviews and mails in one word; `broken` if they disagree. */
    async stored() {
      const { profile, entry } = stage.stored({ uid, email });
      const counts = [traces((n) => `users/${uid}/reviews/${n}`), traces((n) => `mail/${uid}_${n}`)];
      const said = [profile?.['reviewCount'], profile?.['status'], entry?.['gate'], ...counts].join(' ');
      return { '0 pending pending 0 0': UNDECIDED, '1 approved open 1 1': ONCE }[said] ?? `broken: ${said}`;
    },
  };
}

async function decide(): Promise<Scene> {
  const { person, ...scene } = await openReview();
  const again = async ({ review }: Product) =>
    outcomeOf(await (await review.load()).accountDecisions.decide(person, { kind: 'approve' }));
  return { ...scene, before: 0, act: () => again(scene.product()), ways: { again } };
}

async function note(): Promise<Scene> {
  const { person, ...scene } = await openReview();
  const id = recordId();
  const notePath = `users/${person.uid}/notes/${id}`;
  const again = async ({ review }: Product) =>
    outcomeOf(await (await review.load()).accountReviews.addNote(person.uid, id, 'Called on Monday.'));
  return {
    ...scene,
    before: 0,
    act: () => again(scene.product()),
    stored: async () => (scene.documents.read(notePath) === null ? 'nothing noted' : 'noted once'),
    ways: { again },
  };
}

const FOUND = { shown: 'success', stored: ONCE } as const;

/** Decisions and notes of administrators. */
export const REVIEW_REQUESTS: readonly ProductRequest[] = [
  {
    id: 'note',
    kind: 'documents',
    server: 'database',
    atLast: 'noted once',
    cells: writes(
      'database',
      { before: 'nothing noted', after: 'noted once' },
      { 'lost-answer': { shown: 'success', stored: 'noted once' } },
    ),
    open: note,
  },
  {
    id: 'decide',
    kind: 'documents',
    server: 'database',
    atLast: ONCE,
    cells: writes(
      'database',
      { before: UNDECIDED, after: ONCE },
      {
        'lost-answer': FOUND,
        denied: { shown: 'decision-not-allowed' },
      },
    ),
    open: decide,
  },
];
