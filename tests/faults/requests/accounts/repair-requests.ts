import { PASSWORD } from '#adapters/memory/memory-stage.builder.ts';
import { valueOf } from '#domain/shared/value-of.builder.ts';
import type { Product } from '#core/product/product.ts';
import { openDevice } from '../../device.ts';
import {
  outcomeOf,
  writes,
  type ActionOutcome,
  type ProductRequest,
  type Scene,
} from '../../product-request.ts';

const ANSWERS = { name: 'Robin Rider', role: 'driver' };
const [MISSING, REPAIRED] = ['no profile', 'one pending profile'];

async function openDamage() {
  const { startedProduct, ...device } = openDevice();
  const person = device.stage.addAccount({ profile: 'missing', directory: 'missing' });
  await startedProduct();
  const check = async ({ accountForms }: Product) =>
    (await accountForms.load()).accountRepair.open(person.email, PASSWORD);
  return {
    ...device,
    check,
    async stored() {
      const { profile, entry } = device.stage.stored(person);
      if (profile === null && entry === null) return MISSING;
      const isWhole = profile?.['status'] === 'pending' && entry?.['gate'] === 'pending';
      return isWhole ? REPAIRED : 'half a profile';
    },
    async see(product: Product): Promise<ActionOutcome> {
      const opened = await check(product);
      const isHealthy = opened.ok && opened.value.outlook.state === 'healthy';
      return isHealthy ? { shown: 'success', error: null } : { shown: 'profile-damaged', error: null };
    },
  };
}

async function repair(): Promise<Scene> {
  const { check, see, ...scene } = await openDamage();
  const opened = valueOf(await check(scene.product()));
  const act = async () => outcomeOf(await opened.repair(ANSWERS));
  return { ...scene, before: 0, act, ways: { again: act, see } };
}

/** The request by which Debug Login stores a repair (D21). */
export const REPAIR_REQUESTS: readonly ProductRequest[] = [
  {
    id: 'repair-write',
    kind: 'documents',
    server: 'database',
    atLast: REPAIRED,
    cells: writes(
      'database',
      { before: MISSING, after: REPAIRED },
      {
        'lost-answer': { shown: 'success', goesOn: 'see' },
        'left-midway': { goesOn: 'see' },
      },
    ),
    open: repair,
  },
];
