import { decision, maskedDecision, type Step } from '../scenario/decision.ts';
import type { Data } from '../scenario/datum.ts';
import { account, profile } from '../scenario/documents.ts';
import { person, type SignedIn } from '../scenario/people.ts';
import type { Case, Request, Seed } from '../scenario/request.ts';
import { text } from '../scenario/wrong-values.ts';

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

const pending = stored({ status: 'pending' });
const approved = stored({ status: 'approved', reviewCount: 1 });
const rejected = stored({ status: 'rejected', reviewCount: 1, rejectionReason: 'No licence.' });
const silent = stored({ status: 'rejected', reviewCount: 12 });

const review = (actor: string, from: string, to: string, more: Data = {}): Data => ({
  actor,
  from,
  to,
  at: new Date(0),
  ...more,
});

const withdraw = (actor = ada) => steps(approved, { status: 'pending' }, actor);

/** D20: which decision leads from which state to which. */
export const DECISION_STEP_CASES: readonly Case[] = [
  {
    title: 'pending: approved',
    seed: seedOf(pending),
    permitted: steps(pending, { status: 'approved' }),
    refused: {
      'an unknown status': steps(pending, { status: 'active' }),
      'an empty status': steps(pending, { status: '' }),
      'nothing at all': steps(pending, {}),
      'approved with a reason': {
        by: ada,
        does: decision(
          {
            actor: ada,
            actorName: 'Person ada',
            target: penny,
            before: pending,
            step: { status: 'approved' },
          },
          {
            profile: { rejectionReason: 'Good.' },
            review: { reason: 'Good.' },
            mailData: { reason: 'Good.' },
          },
        ),
      },
    },
  },
  {
    title: 'pending: rejected with a reason of 500 characters',
    seed: seedOf(pending),
    permitted: steps(pending, { status: 'rejected', reason: text(500) }),
    refused: {
      'of 501': steps(pending, { status: 'rejected', reason: text(501) }),
      'of none': steps(pending, { status: 'rejected', reason: '' }),
    },
  },
  {
    title: 'pending: rejected without a reason, masked',
    seed: seedOf(pending),
    permitted: {
      by: ada,
      does: maskedDecision({
        actor: ada,
        actorName: 'Person ada',
        target: penny,
        before: pending,
        step: { status: 'rejected' },
      }),
    },
    refused: { 'by the applicant': steps(pending, { status: 'rejected' }, penny) },
  },
  {
    title: 'rejected: approved, and the reason goes',
    seed: seedOf(rejected),
    permitted: steps(rejected, { status: 'approved' }),
    refused: {
      'with the reason left': {
        by: ada,
        does: maskedDecision({
          actor: ada,
          actorName: 'Person ada',
          target: penny,
          before: rejected,
          step: { status: 'approved' },
        }),
      },
    },
  },
  {
    title: 'rejected: reopened',
    seed: seedOf(silent),
    permitted: steps(silent, { status: 'pending' }),
    refused: {
      'rejected once more': steps(silent, { status: 'rejected', reason: 'Still no licence.' }),
      'as an unknown one': steps(silent, { status: 'reopened' }),
    },
  },
  {
    title: 'rejected: the reason is not rewritten',
    seed: seedOf(rejected, review('ada', 'rejected', 'rejected')),
    permitted: steps(rejected, { status: 'pending' }),
    refused: {
      'as the same decision': steps(rejected, { status: 'rejected', reason: 'Another one.' }),
      'with a role': steps(rejected, { role: 'driver', reason: 'Another one.' }, sam),
    },
  },
  {
    title: 'approved: revoked with a reason of one character',
    seed: seedOf(approved, review('ali', 'pending', 'approved')),
    permitted: steps(approved, { status: 'rejected', reason: '-' }),
    refused: {
      'approved once more': steps(approved, { status: 'approved' }),
      'back to pending, though somebody else approved': withdraw(),
    },
  },
];
