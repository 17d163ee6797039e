import { FirebaseError } from 'firebase/app';
import { doc, getDoc, getDocs, type Firestore } from 'firebase/firestore/lite';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { arrange, queryOf } from '../scenario/over-the-wire.ts';
import { RULES_SOURCE } from '../scenario/read-rules.ts';
import type { Query, Seed } from '../scenario/request.ts';
import { connectRulesClient } from '../scenario/rules-client.ts';
import { lacksIndex } from './privacy-lists.ts';
import { PRIVACY_ROWS } from './privacy-rows.ts';

const client = connectRulesClient('demo-privacy');
beforeAll(() => client.putRules(RULES_SOURCE));
afterAll(() => client.close());

/** Whether a request finds the document. `false` if the request is refused. */
async function holds(answer: Promise<boolean>, isUnindexed = false): Promise<boolean> {
  try {
    return await answer;
  } catch (error) {
    const code = error instanceof FirebaseError ? error.code : null;
    // The built-in Firestore checks rules before indexes. For any other list, a missing index shows too loose rules.
    if (code === 'permission-denied' || (isUnindexed && code === 'failed-precondition')) return false;
    throw error;
  }
}

const isGot = (database: Firestore, path: string) =>
  holds(getDoc(doc(database, path)).then((found) => found.exists()));

const isListed = (database: Firestore, path: string, list: Query) =>
  holds(
    getDocs(queryOf(database, list)).then(({ docs }) => docs.some(({ ref }) => ref.path === path)),
    lacksIndex(list),
  );

let arranged: Seed = {};

it.each(PRIVACY_ROWS.map((row) => [row.title, row] as const))(
  'over the wire, exactly the people of the table read the %s',
  { timeout: 60_000 },
  async (_, { stored, path, asking, expected }) => {
    if (JSON.stringify(stored) !== JSON.stringify(arranged)) {
      await client.clear();
      await arrange(client.owner, stored);
      arranged = stored;
    }
    const answers = await Promise.all(
      asking.map(async ({ reader, by, lists }) => {
        const database = client.as(by);
        const listed = await Promise.all(lists.map((list) => isListed(database, path, list)));
        return { reader, isGot: await isGot(database, path), isListed: listed.includes(true) };
      }),
    );
    expect({
      byPath: answers.filter((answer) => answer.isGot).map(({ reader }) => reader),
      inList: answers.filter((answer) => answer.isListed).map(({ reader }) => reader),
    }).toEqual(expected);
  },
);
