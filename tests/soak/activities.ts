import { PASSWORD, uniqueEmail } from '#adapters/contracts/stage/arranged-account.builder.ts';
import { stepsForSelection, takesReason, type StatusStep } from '#domain/accounts/model/account-steps.ts';
import type { AccountStatus } from '#domain/accounts/model/user.ts';
import { meaningOf } from '#domain/shared/error-meaning.ts';
import type { Result } from '#domain/shared/result.ts';
import type { Intent } from '#domain/accounts/services/account-decisions.ts';
import type { Dice } from './dice.ts';
import type { SimulatedDevice } from './simulated-device.ts';

/** What all devices share: the addresses used so far, and what went wrong. */
export interface Soaking {
  readonly dice: Dice;
  readonly addresses: string[];
  /** Outcomes that nobody should meet, whatever the network does. */
  readonly unexpected: string[];
}

export type Activity = (device: SimulatedDevice, soaking: Soaking) => Promise<void>;

function note({ unexpected }: Soaking, what: string, result: Result<unknown>): void {
  if (!result.ok && meaningOf(result.error).kind === 'defect') {
    unexpected.push(`${what}: ${JSON.stringify(result.error)}`);
  }
}

const someone = ({ dice, addresses }: Soaking) => dice.pick(addresses) ?? 'nobody@example.com';
const answersOf = ({ dice }: Soaking) => ({
  name: 'Robin Rider',
  role: dice.pick(['passenger', 'driver']) ?? 'driver',
});

const register: Activity = async (device, soaking) => {
  const email = uniqueEmail();
  soaking.addresses.push(email);
  const form = { ...answersOf(soaking), email, password: PASSWORD, language: 'en' };
  note(soaking, 'register', await device.product().register(form));
};

const leaveMidway: Activity = async (device, soaking) => {
  const email = uniqueEmail();
  soaking.addresses.push(email);
  const registering = device
    .product()
    .register({ ...answersOf(soaking), email, password: PASSWORD, language: 'en' });
  await device.reopen();
  await registering;
};

const repair: Activity = async (device, soaking) => {
  const opened = await device.product().accountRepair.open(someone(soaking), PASSWORD);
  note(soaking, 'diagnose', opened);
  if (!opened.ok || opened.value.outlook.state !== 'repairable') return;
  note(soaking, 'repair', await opened.value.repair(answersOf(soaking)));
  await opened.value.close();
};

const check: Activity = async (device, soaking) => {
  note(soaking, 'email check', await device.product().emailCheck.check(someone(soaking)));
};

const signIn: Activity = async (device, soaking) => {
  const { signIn, ownProfile, session } = device.product();
  const entered = await signIn({ email: someone(soaking), password: PASSWORD, area: null });
  note(soaking, 'sign-in', entered);
  if (!entered.ok) return;
  await session.refresh();
  if (soaking.dice.next() < 0.5) note(soaking, 'rename', await ownProfile.rename('Robin Renamed'));
  note(soaking, 'sign-out', await session.signOut());
};

const STATUSES: readonly AccountStatus[] = ['pending', 'pending', 'approved', 'rejected'];

const intentOf = (kind: StatusStep): Intent =>
  takesReason(kind) ? { kind, reason: 'The photo was unreadable.' } : { kind };

const review: Activity = async (device, soaking) => {
  const { reviewQueue, accountDecisions, readAccountFile } = device.product();
  const { dice } = soaking;
  const page = await reviewQueue.page({
    status: dice.pick(STATUSES) ?? 'pending',
    role: null,
    search: '',
    cursor: null,
  });
  note(soaking, 'queue', page);
  const row = page.ok ? dice.pick(page.value.rows) : undefined;
  if (row?.assessment.state !== 'sound') return;
  const { user } = row.assessment;
  const intent = intentOf(dice.pick(stepsForSelection([user.status])) ?? 'approve');
  const decided = await accountDecisions.decide(user, intent);
  note(soaking, 'decide', decided);
  if (decided.ok && dice.next() < 0.2) note(soaking, 'undo', await accountDecisions.undo(decided.value));
  note(soaking, 'account file', await readAccountFile(user.uid));
};

/** What people do, in roughly realistic proportions. */
export const VISITOR_ACTIVITIES: Readonly<Record<string, Activity>> = {
  register,
  leaveMidway,
  repair,
  check,
  signIn,
};
export const REVIEWER_ACTIVITIES: Readonly<Record<string, Activity>> = { review };
