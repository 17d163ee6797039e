import { describe, expect, test } from 'vitest';
import { DAY_MS, MINUTE_MS } from '../../shared/durations.ts';
import { claimOf, givenUp } from './mail-delivery.ts';
import { MOST_ARRIVALS_A_DAY, mailObstacle } from './mail-obstacle.ts';
import type { DecidedAccount } from './mail-subject.ts';

const NOW = new Date('2026-03-01T08:00:00Z');
const ago = (ms: number) => new Date(NOW.getTime() - ms);

const DECISION = {
  id: 'penny_2',
  subject: { uid: 'penny', kind: 'decision', number: 2 },
  arrivals: 0,
} as const;
const QUESTION = {
  id: 'penny_q0',
  subject: { uid: 'penny', kind: 'question', number: 0 },
  arrivals: 0,
} as const;
const DECIDED = { status: 'approved', reviewCount: 2, malformed: [] };
const asked = (answer: string | null) => ({
  by: 'ada',
  text: 'Which?',
  at: NOW,
  answer,
  answeredAt: answer === null ? null : NOW,
});
const ASKED = { ...DECIDED, status: 'pending', questions: [asked(null)] };

type Mail = Parameters<typeof mailObstacle>[1]['mails'][number];
type Claimed = typeof DECISION | typeof QUESTION | { readonly arrivals: number };

const obstacle = (mail: Claimed, account: DecidedAccount | null, mails: readonly Mail[] = []) =>
  mailObstacle({ ...DECISION, ...mail }, { account: account && { malformed: [], ...account }, mails }, NOW);

describe('a mail that is no longer true', () => {
  test('the mail of the last decision is sent; the mail of another decision or of a missing account is not', () => {
    expect(obstacle(DECISION, DECIDED)).toBeNull();
    for (const account of [
      { ...DECIDED, reviewCount: 1 },
      { ...DECIDED, reviewCount: 3 },
      { status: 'approved' },
    ])
      expect(obstacle(DECISION, account)).toBe('superseded');
    expect(obstacle(DECISION, null)).toBe('superseded');
  });

  test('the mail of a question is sent while the question is open', () => {
    expect(obstacle(QUESTION, ASKED)).toBeNull();
    expect(obstacle(QUESTION, { ...ASKED, status: 'approved' })).toBe('superseded');
    expect(obstacle(QUESTION, { ...ASKED, questions: [asked('B072')] })).toBe('superseded');
    expect(obstacle(QUESTION, { ...ASKED, questions: [null] })).toBe('superseded');
    expect(obstacle(QUESTION, DECIDED)).toBe('superseded');
  });
});

describe('the order of an account’s mails', () => {
  const underWay = (id: string, claimedAt = NOW): Mail => ({
    id,
    fields: { ...claimOf({ number: 1, arrivals: 0 }, claimedAt) },
  });

  test('the mail of a decision waits only while another mail of its account is under way', () => {
    expect(obstacle(DECISION, DECIDED, [underWay('penny_1')])).toBe('other-first');
    expect(obstacle(DECISION, DECIDED, [underWay('penny_q0')])).toBe('other-first');
    expect(obstacle(DECISION, DECIDED, [underWay('penny_1', ago(5 * MINUTE_MS))])).toBeNull();
    expect(
      obstacle(DECISION, DECIDED, [underWay('penny_2'), underWay('dario_1'), underWay('odd')]),
    ).toBeNull();
    const waiting = { id: 'penny_1', fields: { ...underWay('penny_1').fields, state: 'waiting' } };
    expect(obstacle(DECISION, DECIDED, [waiting])).toBeNull();
  });

  test('the mail of a question does not wait for the mail of a decision', () => {
    expect(obstacle(QUESTION, ASKED, [underWay('penny_2')])).toBeNull();
  });
});

describe('the daily limit of one address', () => {
  const sent = (count: number, fields: object = {}): readonly Mail[] =>
    Array.from({ length: count }, (_, index) => ({
      id: `dario_${index}`,
      fields: { state: 'sent', mayHaveArrived: 1, triedAt: ago(index * MINUTE_MS), ...fields },
    }));

  test('a mail is not sent if its address may have had as many mails within a day as the limit', () => {
    expect(obstacle(DECISION, DECIDED, sent(MOST_ARRIVALS_A_DAY - 1))).toBeNull();
    expect(obstacle(DECISION, DECIDED, sent(MOST_ARRIVALS_A_DAY))).toBe('flood');
  });

  test('claims of other mails count towards the limit, even if the clocks of their senders are ahead', () => {
    const claims = sent(MOST_ARRIVALS_A_DAY, claimOf({ number: 1, arrivals: 0 }, NOW));
    expect(obstacle(DECISION, DECIDED, claims)).toBe('flood');
    const ahead = sent(MOST_ARRIVALS_A_DAY, claimOf({ number: 1, arrivals: 0 }, ago(-MINUTE_MS)));
    expect(obstacle(DECISION, DECIDED, ahead)).toBe('flood');
  });

  test('possible arrivals of a given-up mail and of earlier attempts at the mail itself count', () => {
    const failed = sent(1, givenUp('server', 8, NOW));
    expect(obstacle({ arrivals: 1 }, DECIDED, failed)).toBeNull();
    expect(obstacle({ arrivals: 2 }, DECIDED, failed)).toBe('flood');
  });

  test('mails of another day, mails that were refused and the stored claim of the mail itself do not count', () => {
    const old = sent(MOST_ARRIVALS_A_DAY, { triedAt: ago(DAY_MS) });
    const refused = sent(MOST_ARRIVALS_A_DAY, givenUp('address', 0, NOW));
    const never = sent(MOST_ARRIVALS_A_DAY, { triedAt: undefined });
    const own = { id: DECISION.id, fields: { state: 'sending', mayHaveArrived: 10, triedAt: NOW } };
    expect(obstacle(DECISION, DECIDED, [...old, ...refused, ...never, own])).toBeNull();
  });
});
