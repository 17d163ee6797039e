import { SERVER_TIME, type Data, type Datum } from '../scenario/datum.ts';
import { decision, type Step } from '../scenario/decision.ts';
import { penny, pennyAndStaff, pennyWith, sam, storedReview } from '../scenario/decisions-on-penny.ts';
import { SIGNED_IN_AT } from '../scenario/people.ts';
import type { Case } from '../scenario/request.ts';

const LATER = new Date(SIGNED_IN_AT.getTime() + 1000);

/** The decisions that end the sessions of an account: those that leave anything but an approved passenger or driver. */
const ENDING: Readonly<Record<string, readonly [before: Data, step: Step]>> = {
  'a promotion': [pennyWith({ status: 'approved' }), { role: 'admin' }],
  'a promotion of an administrator': [pennyWith({ role: 'admin' }), { role: 'system_admin' }],
  'the approval of an administrator': [
    pennyWith({ role: 'admin', status: 'pending' }),
    { status: 'approved' },
  ],
  'a revocation': [pennyWith({ status: 'approved' }), { status: 'rejected', reason: 'No.' }],
  'a withdrawal': [pennyWith({ status: 'approved', reviewCount: 1 }), { status: 'pending' }],
};

const SPARING: Readonly<Record<string, readonly [before: Data, step: Step]>> = {
  'an approval': [pennyWith({ status: 'pending', signedInSince: SIGNED_IN_AT }), { status: 'approved' }],
  'another role without powers': [
    pennyWith({ status: 'approved', signedInSince: SIGNED_IN_AT }),
    { role: 'driver' },
  ],
};

function decides([before, step]: readonly [Data, Step], changes: { signedInSince?: Datum | undefined } = {}) {
  const decided = { actor: sam, actorName: 'Person sam', target: penny, before, step };
  return { by: sam, does: decision(decided, { profile: changes }) };
}

const seedOf = (before: Data) => pennyAndStaff(before, storedReview('sam', 'pending', 'approved'));

/** D35: which decisions end the sessions of the account. */
export const SESSION_END_CASES: readonly Case[] = [
  ...Object.entries(ENDING).map(([title, decided]) => ({
    title: `${title} ends the sessions of the account`,
    seed: seedOf(decided[0]),
    permitted: decides(decided),
    refused: {
      'not without the time': decides(decided, { signedInSince: undefined }),
      'not with another time': decides(decided, { signedInSince: SIGNED_IN_AT }),
    },
  })),
  ...Object.entries(SPARING).map(([title, decided]) => ({
    title: `${title} ends no session of the account`,
    seed: seedOf(decided[0]),
    permitted: decides(decided),
    refused: {
      'not as of now': decides(decided, { signedInSince: SERVER_TIME }),
      'not as of another time': decides(decided, { signedInSince: LATER }),
      'nor does it forget that some have ended': decides(decided, { signedInSince: undefined }),
    },
  })),
];
