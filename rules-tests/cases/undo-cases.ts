import { decision, type Step } from '../scenario/decision.ts';
import type { Data } from '../scenario/datum.ts';
import { account, profile } from '../scenario/documents.ts';
import { person, type SignedIn } from '../scenario/people.ts';
import type { Case, Request, Seed } from '../scenario/request.ts';

const ada = person('ada');
const ali = person('ali');
const sam = person('sam');
const penny = person('penny');
const staff = { ...account(ada, 'admin'), ...account(ali, 'admin'), ...account(sam, 'system_admin') };

const stored = (changes: Data): Data => profile(penny, 'passenger', changes);

function seedOf(before: Data, review: Data | null = null): Seed {
  const role = String(before['role']);
  return {
    ...staff,
    ...account(penny, role, before),
    ...(review !== null && { [`users/penny/reviews/${String(before['reviewCount'])}`]: review }),
  };
}

const steps = (before: Data, step: Step, actor: SignedIn = ada): Request => ({
  by: actor,
  does: decision({ actor, actorName: `Person ${actor.sub}`, target: penny, before, step }),
});

const approved = stored({ status: 'approved', reviewCount: 1 });

const review = (actor: string, from: string, to: string, more: Data = {}): Data => ({
  actor,
  from,
  to,
  at: new Date(0),
  ...more,
});

const withdraw = (actor = ada) => steps(approved, { status: 'pending' }, actor);

/** D20: undo is the reverse of the actor's own last decision. */
export const UNDO_CASES: readonly Case[] = [
  {
    title: 'approved: back to pending, by undo of the own approval',
    seed: seedOf(approved, review('ada', 'pending', 'approved')),
    permitted: withdraw(),
    refused: {
      'by somebody else': withdraw(ali),
      'by a system_admin': withdraw(sam),
    },
  },
  ...Object.entries({
    'the own approval of a rejected account': review('ada', 'rejected', 'approved'),
    'the own decision that led elsewhere': review('ada', 'pending', 'rejected'),
    'the own change of a role': review('ada', 'approved', 'approved', {
      fromRole: 'driver',
      toRole: 'passenger',
    }),
    'no decision that is known': null,
  }).map(([title, last]) => ({
    title: `undo of ${title} does not lead from approved to pending`,
    seed: seedOf(approved, last),
    permitted: steps(approved, { status: 'rejected' }),
    refused: { 'to pending': withdraw() },
  })),
  {
    title: 'undo is of the last decision, not of one before it',
    seed: {
      ...seedOf(stored({ status: 'approved', reviewCount: 3 }), review('ali', 'pending', 'approved')),
      'users/penny/reviews/1': review('ada', 'pending', 'approved'),
      'users/penny/reviews/2': review('ali', 'approved', 'pending'),
    },
    permitted: steps(stored({ status: 'approved', reviewCount: 3 }), { status: 'pending' }, ali),
    refused: {
      'the own one before': steps(stored({ status: 'approved', reviewCount: 3 }), { status: 'pending' }),
    },
  },
];
