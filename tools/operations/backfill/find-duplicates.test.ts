import { describe, expect, it } from 'vitest';
import { createFirestoreClient } from '../rest/firestore-client.ts';
import { scriptedCall } from '../rest/scripted-call.builder.ts';
import { createAddressSightings } from './address-sightings.ts';
import { findDuplicates } from './find-duplicates.ts';

function page(...emails: readonly string[]) {
  return emails.map((email, index) => ({
    document: {
      name: `projects/p/databases/(default)/documents/users/u${index}`,
      fields: { email: { stringValue: email } },
      updateTime: '2026-01-02T03:04:05Z',
    },
  }));
}

function find(users: unknown, sightings = createAddressSightings()) {
  const { call, requests } = scriptedCall(users, users);
  const found = findDuplicates(createFirestoreClient('https://db.test', 'p', call), sightings);
  return { found, requests };
}

describe('profiles with one address', () => {
  it('profiles with one address are found in any spelling', async () => {
    const { found } = find(page('ann@x.com', 'bob@x.com', ' Ann@X.com', 'eve', 'eve'));
    expect(await found).toEqual({ ok: true, value: new Map([['ann@x.com', ['u0', 'u2']]]) });
  });

  it('finding none takes one pass over all addresses', async () => {
    const { found, requests } = find(page('ann@x.com', 'bob@x.com'));
    expect(await found).toEqual({ ok: true, value: new Map() });
    expect(requests).toHaveLength(1);
  });

  it('duplicates are certain, even if every address was suspected', async () => {
    const { found } = find(page('ann@x.com', 'bob@x.com', 'eve@x.com'), { note: () => true });
    expect(await found).toEqual({ ok: true, value: new Map() });
  });
});
