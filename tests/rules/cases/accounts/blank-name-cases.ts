import { decision, type Alterations, type Decided } from '../../scenario/accounts/decision-request.ts';
import { account, profile } from '../../scenario/documents.ts';
import { person } from '../../scenario/people.ts';
import type { Case, Request } from '../../scenario/request.ts';

const ada = person('ada');
const penny = person('penny');

/** Stored names without a visible character. */
const BLANK = {
  'of spaces': ' \u3000',
  'of nothing': '',
  'that is a number': 7,
  'that is missing': undefined,
};

const waiting = { status: 'pending', reviewedByName: 'Sam Sysadmin' };

function approves(decided: Partial<Decided>, altered: Alterations = {}): Request {
  const before = profile(penny, 'passenger', waiting);
  const usual = { actor: ada, actorName: 'Person ada', target: penny, before, step: { status: 'approved' } };
  return { by: ada, does: decision({ ...usual, ...decided }, altered) };
}

/** A name without a visible character counts as missing (D6). It prevents no decision, by that person or on them. */
export const BLANK_NAME_CASES: readonly Case[] = [
  ...Object.entries(BLANK).map(([what, name]) => {
    const before = profile(penny, 'passenger', { ...waiting, name });
    return {
      title: `a person with a name ${what} can be decided on`,
      seed: { ...account(ada, 'admin'), ...account(penny, 'passenger', { ...waiting, name }) },
      permitted: approves({ before }),
      refused: { 'and gets no other name': approves({ before }, { profile: { name: 'Penny' } }) },
    };
  }),
  ...Object.entries(BLANK).map(([what, name]) => ({
    title: `an administrator with a name ${what} decides without signing`,
    seed: { ...account(ada, 'admin', { name }), ...account(penny, 'passenger', waiting) },
    permitted: approves({ actorName: undefined }),
    refused: {
      'with another name': approves({ actorName: 'Ada' }),
      'under the name of who decided before': approves({ actorName: 'Sam Sysadmin' }),
      'with nothing': approves({}, { profile: { reviewedByName: null } }),
    },
  })),
  {
    title: 'an administrator with a name signs with it',
    seed: { ...account(ada, 'admin'), ...account(penny, 'passenger', waiting) },
    permitted: approves({}),
    refused: {
      'and not without': approves({ actorName: undefined }),
      'nor with none': approves({ actorName: '' }),
      'nor under the name of who decided before': approves({ actorName: 'Sam Sysadmin' }),
    },
  },
];
