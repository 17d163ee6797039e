import { decision, type Alterations, type Decided } from '../../scenario/accounts/decision-request.ts';
import { SERVER_TIME, type Datum } from '../../scenario/datum.ts';
import { account, profile } from '../../scenario/documents.ts';
import { person } from '../../scenario/people.ts';
import type { Case, Request } from '../../scenario/request.ts';
import { each, eachText, text, wrongFields } from '../../scenario/wrong-values.ts';

const ada = person('ada');
const sam = person('sam');
const penny = person('penny');

const seed = { ...account(ada, 'admin'), ...account(sam, 'system_admin') };
const REASON = 'No photo.';
const TEMPLATES = [
  'account-approved',
  'account-rejected',
  'account-reopened',
  'account-revoked',
  'account-approval-withdrawn',
  'account-role-changed',
  'newsletter',
  '',
];

const by = (decided: Decided, alterations: Alterations = {}): Request => ({
  by: decided.actor,
  does: decision(decided, alterations),
});

const decided = (status: string, step: Decided['step'], changes = {}, actor = ada): Decided => ({
  actor,
  actorName: `Person ${actor.sub}`,
  target: penny,
  before: profile(penny, 'passenger', { status, reviewCount: 1, ...changes }),
  step,
});

const withReason = { rejectionReason: REASON };
const EVERY_KIND: Readonly<Record<string, readonly [template: string, Decided]>> = {
  approval: ['account-approved', decided('pending', { status: 'approved' })],
  'approval of a rejected account': [
    'account-approved',
    decided('rejected', { status: 'approved' }, withReason),
  ],
  rejection: ['account-rejected', decided('pending', { status: 'rejected', reason: REASON })],
  'rejection without a reason': ['account-rejected', decided('pending', { status: 'rejected' })],
  reopening: ['account-reopened', decided('rejected', { status: 'pending' }, withReason)],
  revocation: ['account-revoked', decided('approved', { status: 'rejected', reason: REASON })],
  withdrawal: ['account-approval-withdrawn', decided('approved', { status: 'pending' })],
  'change of role': ['account-role-changed', decided('pending', { role: 'driver' }, {}, sam)],
  'change of the role of a rejected account': [
    'account-role-changed',
    decided('rejected', { role: 'driver' }, withReason, sam),
  ],
};

/** Adds the document to a title, because audit entry and mail have fields of the same name. */
const inThe = <T>(where: string, changes: Readonly<Record<string, T>>): Readonly<Record<string, T>> =>
  Object.fromEntries(Object.entries(changes).map(([title, change]) => [`${title}, in the ${where}`, change]));

const otherStatuses = (own: Datum | undefined) =>
  ['pending', 'approved', 'rejected'].filter((status) => status !== own);

const seedOf = ({ before }: Decided) => ({
  ...seed,
  ...account(penny, 'passenger', before),
  'users/penny/reviews/1': { actor: 'ada', from: 'pending', to: 'approved', at: new Date(0) },
});

export const DECISION_CONTENT_CASES: readonly Case[] = Object.entries(EVERY_KIND).map(
  ([kind, [template, one]]) => {
    const hasReason =
      one.step.reason !== undefined || (kind.endsWith('of a rejected account') && 'role' in one.step);
    const review = { actor: 'a text', from: 'a text', to: 'a text', at: 'a timestamp' };
    const roles = one.step.role === undefined ? {} : { fromRole: 'a text', toRole: 'a text' };
    const reason = hasReason ? { reason: 'a text' } : {};
    return {
      title: `audit entry and mail state the whole decision and nothing else: ${kind}`,
      seed: seedOf(one),
      permitted: by(one),
      refused: {
        ...each(wrongFields({ ...review, ...roles, ...reason }), ([field, value]) =>
          by(one, { review: { [field]: value } }),
        ),
        ...eachText('from', otherStatuses(one.before['status']), (from) => by(one, { review: { from } })),
        ...eachText('to', otherStatuses(one.step.status ?? one.before['status']), (to) =>
          by(one, { review: { to } }),
        ),
        'by another person': by(one, { review: { actor: 'penny' } }),
        'at another time': by(one, { review: { at: new Date(0) } }),
        'with a note': by(one, { review: { note: 'hello' } }),
        'from another role': by(one, { review: { fromRole: 'admin' } }),
        'to another role': by(one, { review: { toRole: 'admin' } }),
        'with roles': by(one, { review: { fromRole: 'admin', toRole: 'admin' } }),
        'with another reason': by(one, { review: { reason: 'None.' } }),
        'with another reason in the mail': by(one, { mailData: { reason: 'None.' } }),
        'with an empty reason': by(one, { review: { reason: '' } }),
        ...each(inThe('mail', wrongFields({ to: 'a text', template: 'a map' })), ([field, value]) =>
          by(one, { mail: { [field]: value } }),
        ),
        ...each(
          inThe('data', wrongFields({ role: 'a text', status: 'a text', ...reason })),
          ([field, value]) => by(one, { mailData: { [field]: value } }),
        ),
        ...eachText(
          'template',
          TEMPLATES.filter((name) => name !== template),
          (name) => by(one, { mail: { template: { name, data: {} } } }),
        ),
        'to another address': by(one, { mail: { to: ada.email } }),
        'to more addresses': by(one, { mail: { to: [penny.email, ada.email] } }),
        'with a copy': by(one, { mail: { cc: ada.email } }),
        'with a message of its own': by(one, { mail: { message: { text: 'Hello.' } } }),
        'with the name': by(one, { mailData: { name: 'Person penny' } }),
        'with an empty name': by(one, { mailData: { name: '' } }),
        'with a dismissal': by(one, { review: { dismissed: true } }),
        'with another role in the mail': by(one, { mailData: { role: 'admin' } }),
        'with another status in the mail': by(one, { mailData: { status: 'active' } }),
        'with a link': by(one, { mailData: { link: 'https://example.org' } }),
        'with a huge field': by(one, { mailData: { note: text(100_000) } }),
        'with a time': by(one, { mail: { at: SERVER_TIME } }),
      },
    };
  },
);
