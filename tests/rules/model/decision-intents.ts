import * as fc from 'fast-check';
import type { Data } from '../scenario/datum.ts';
import { decisionWrites, type Step } from '../scenario/decision.ts';
import { profilePath } from '../scenario/documents.ts';
import type { SignedIn } from '../scenario/people.ts';
import { commit, type Request } from '../scenario/request.ts';
import { PEOPLE, role, status, type Intent } from './people-and-worlds.ts';
import { isVisible } from './profile-facts.ts';
import type { World } from './world.ts';

/** The outcome of a decision, usually a legal one. */
const NEXT: Readonly<Record<string, readonly string[]>> = {
  pending: ['approved', 'rejected', 'approved'],
  approved: ['rejected', 'rejected', 'pending'],
  rejected: ['approved', 'pending', 'approved'],
};

function stepFrom(before: Data, choice: Choice): Step {
  if (choice.kind === 'role') return { role: choice.role };
  if (choice.kind === 'any') return { status: choice.status };
  const next = NEXT[String(before['status'])]?.[choice.next] ?? choice.status;
  return { status: next, ...(next === 'rejected' && choice.ending) };
}

const choice = fc.record({
  kind: fc.constantFrom('legal', 'legal', 'legal', 'role', 'any'),
  next: fc.nat({ max: 2 }),
  ending: fc.constantFrom({ reason: 'No.' }, { dismissed: true }, {}),
  status,
  role,
});

type Choice = typeof choice extends fc.Arbitrary<infer T> ? T : never;

function decides(world: World, actor: SignedIn, target: SignedIn, stepOf: (before: Data) => Step): Request {
  const before = world.get(profilePath(target)) ?? {};
  const name = world.get(profilePath(actor))?.['name'];
  const actorName = typeof name === 'string' && isVisible(name) ? name : undefined;
  const writes = decisionWrites({ actor, actorName, target, before, step: stepOf(before) });
  return { by: actor, does: commit(...writes) };
}

const actor = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...PEOPLE.slice(0, 1)) },
  { weight: 1, arbitrary: fc.constantFrom(...PEOPLE) },
);
const target = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...PEOPLE.slice(1)) },
  { weight: 1, arbitrary: fc.constantFrom(...PEOPLE) },
);

export const decision = fc.record({ actor, target, choice }).map(
  ({ actor, target, choice }): Intent =>
    (world) =>
      decides(world, actor, target, (before) => stepFrom(before, choice)),
);

/** The reverse of the last decision, usually by its actor. */
export const undo = fc
  .record({ fallback: actor, isMaker: fc.boolean(), target })
  .map(({ fallback, isMaker, target }): Intent => (world) => {
    const { reviewCount = null } = world.get(profilePath(target)) ?? {};
    const last = world.get(`${profilePath(target)}/reviews/${String(reviewCount)}`) ?? {};
    const { from, fromRole } = last;
    const maker = PEOPLE.find(({ sub }) => isMaker && sub === last['actor']) ?? fallback;
    const step = typeof from === 'string' ? { status: from } : {};
    return decides(world, maker, target, () => (typeof fromRole === 'string' ? { role: fromRole } : step));
  });
