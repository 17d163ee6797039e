import { SERVER_TIME } from '../../scenario/datum.ts';
import { withChanges, type Changes } from '../../scenario/documents.ts';
import { ada, asks, everybody, penny, sam } from '../../scenario/readers.ts';
import { commits, get, list, remove, set, type Case, type Person } from '../../scenario/request.ts';
import { each, wrongFields } from '../../scenario/wrong-values.ts';

const PATH = 'mail/penny_1';
const QUEUED = {
  to: penny.email,
  template: { name: 'account-approved', data: { role: 'passenger', status: 'approved' } },
};
const TRIED = { ...QUEUED, attempts: 3, triedAt: new Date(0) };
const FAILED = { ...TRIED, state: 'failed', failure: 'address', deleteAt: new Date(86_400_000) };
const WAITING = { ...TRIED, state: 'waiting', attempts: 0, dueAt: SERVER_TIME };

const failed = (limit?: number, where = [['state', '==', 'failed']] as const) =>
  list({ collection: 'mail', where, ...(limit !== undefined && { limit }) });
const sendsAgain = (changes: Changes = {}, by: Person = ada) =>
  commits(by, set(PATH, withChanges(WAITING, changes)));

const others = {
  'that waits': { ...TRIED, state: 'waiting', dueAt: new Date(0) },
  'that is being sent': { ...TRIED, state: 'sending', dueAt: new Date(0) },
  'that was sent': { ...TRIED, state: 'sent', sentAt: new Date(0) },
  'that is new': QUEUED,
};

/** Row "admin, system_admin": mails that were given up. */
export const FAILED_MAIL_CASES: readonly Case[] = [
  {
    title: 'an approved admin lists the mails that were given up',
    seed: { ...everybody, [PATH]: FAILED, 'mail/penny_2': others['that was sent'] },
    permitted: { by: ada, does: failed(100) },
    refused: {
      ...asks(failed(100)),
      'their receiver': { by: penny, does: failed(1) },
      'without a limit': { by: ada, does: failed() },
      'more than a page': { by: ada, does: failed(101) },
      'all mails': { by: ada, does: list({ collection: 'mail', limit: 1 }) },
      'those that were sent': {
        by: ada,
        does: list({ collection: 'mail', where: [['state', '==', 'sent']], limit: 1 }),
      },
      'one by its id': { by: ada, does: get(PATH) },
    },
  },
  {
    title: 'an approved admin has a mail that was given up sent again',
    seed: { ...everybody, [PATH]: FAILED },
    permitted: sendsAgain(),
    refused: {
      ...asks(sendsAgain().does),
      'its receiver': sendsAgain({}, penny),
      'to another address': sendsAgain({ to: 'eve@example.com' }),
      'with another text': sendsAgain({ template: { ...QUEUED.template, name: 'account-rejected' } }),
      'as if it was sent': sendsAgain({ state: 'sent' }),
      'as if it was under way': sendsAgain({ state: 'sending' }),
      'as it was': sendsAgain({ state: 'failed' }),
      'with its attempts': sendsAgain({ attempts: 3 }),
      'at another time': sendsAgain({ dueAt: new Date(0) }),
      'as one that was never tried': sendsAgain({ triedAt: undefined }),
      'as one that was tried now': sendsAgain({ triedAt: SERVER_TIME }),
      'with its reason': sendsAgain({ failure: 'address' }),
      'with the time of its removal': sendsAgain({ deleteAt: FAILED.deleteAt }),
      'with something else': sendsAgain({ bcc: 'eve@example.com' }),
      removed: commits(ada, remove(PATH)),
      ...each(
        wrongFields({
          to: 'a text',
          template: 'a map',
          state: 'a text',
          attempts: 'a number',
          triedAt: 'a timestamp',
          dueAt: 'a timestamp',
        }),
        ([field, value]) => sendsAgain({ [field]: value }),
      ),
    },
  },
  {
    title: 'an approved system_admin has a mail that was given up sent again, too',
    seed: { ...everybody, [PATH]: FAILED, 'mail/odd': { to: '', state: 'failed', failure: 'damaged' } },
    permitted: sendsAgain({}, sam),
    refused: {
      'and not one of which nothing is left': commits(sam, set('mail/odd', { ...WAITING, to: '' })),
      'and none that does not exist': commits(sam, set('mail/penny_3', WAITING)),
    },
  },
  ...Object.entries(others).map(([which, stored]): Case => ({
    title: `nobody has a mail ${which} sent again, unlike one that was given up`,
    seed: { ...everybody, [PATH]: FAILED, 'mail/penny_2': stored },
    permitted: sendsAgain(),
    refused: { 'the other': commits(ada, set('mail/penny_2', WAITING)) },
  })),
];
