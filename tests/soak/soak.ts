import type { FirebaseWorld } from '#adapters/firebase/testing/firebase-world.ts';
import { arrangeAdmin, PASSWORD } from '#adapters/contracts/stage/arranged-account.builder.ts';
import { valueOf } from '#domain/shared/value-of.builder.ts';
import { REVIEWER_ACTIVITIES, VISITOR_ACTIVITIES, type Activity, type Soaking } from './activities.ts';
import { examineAll } from './broken-invariants.ts';
import { createDice } from './dice.ts';
import { openDevice, type SimulatedDevice } from './simulated-device.ts';

export interface SoakPlan {
  /** Ends with whichever comes first. */
  readonly seconds: number;
  readonly operations: number;
  /** How many browsers run at once; every third is an administrator's. */
  readonly browsers: number;
  readonly seed: number;
  /** Called before the first operation, halfway, and after the last. */
  readonly sample?: (moment: 'start' | 'middle' | 'end') => void;
}

export interface SoakReport {
  /** By activity. */
  readonly operations: Readonly<Record<string, number>>;
  readonly faults: number;
  /** Accounts by the state they ended in. */
  readonly states: Readonly<Record<string, number>>;
  /** Empty where every invariant holds. */
  readonly broken: readonly string[];
}

/** Activities on one device, after which it is closed, so that a long soak holds no more devices than a short one. */
const ACTIVITIES_PER_DEVICE = 40;

/** Lets many people use the product at once on a failing network, then checks every invariant. */
export async function soak(world: FirebaseWorld, plan: SoakPlan): Promise<SoakReport> {
  const dice = createDice(plan.seed);
  const soaking: Soaking = { dice, addresses: [], unexpected: [] };
  const counts: Record<string, number> = {};
  const [startedAt, length] = [Date.now(), plan.seconds * 1000];
  let [begun, faults, isPastMiddle] = [0, 0, false];

  const goesOn = () => Date.now() - startedAt < length && begun < plan.operations;
  const work = async (device: SimulatedDevice, activities: Readonly<Record<string, Activity>>) => {
    for (let done = 0; done < ACTIVITIES_PER_DEVICE && goesOn(); done += 1) {
      begun += 1;
      const elapsed = Math.max((Date.now() - startedAt) / length, begun / plan.operations);
      if (!isPastMiddle && elapsed > 0.5) {
        isPastMiddle = true;
        plan.sample?.('middle');
      }
      const [name, activity] = dice.pick(Object.entries(activities)) ?? [];
      if (name === undefined || activity === undefined) return;
      if (await device.withFault(() => activity(device, soaking))) faults += 1;
      counts[name] = (counts[name] ?? 0) + 1;
    }
    await device.close();
  };
  const reviewer = async () => {
    const { email } = await arrangeAdmin(world);
    while (goesOn()) {
      const device = await openDevice(world, dice);
      valueOf(await device.product().signIn({ email, password: PASSWORD, area: null }));
      await work(device, REVIEWER_ACTIVITIES);
    }
  };
  const visitor = async () => {
    while (goesOn()) await work(await openDevice(world, dice), VISITOR_ACTIVITIES);
  };

  plan.sample?.('start');
  await Promise.all(
    Array.from({ length: plan.browsers }, (_, index) => (index % 3 === 0 ? reviewer() : visitor())),
  );
  plan.sample?.('end');
  const { states, broken } = await examineAll(world, soaking.addresses);
  return { operations: counts, faults, states, broken: [...broken, ...soaking.unexpected] };
}
