import { afterAll, beforeAll } from 'vitest';
import type { IdentityPort } from '#domain/accounts/ports/identity-port.ts';
import type { PrivateSession } from '#domain/accounts/ports/private-session.ts';
import { valueOf } from '#domain/shared/value-of.builder.ts';
import type {
  BrowserUnderTest,
  MakeWorld,
  TabUnderTest,
  WorldUnderTest,
} from './world-under-test.builder.ts';

/** Builds one world for the tests of a `describe`, and closes it after them. */
export function stageFor(makeWorld: MakeWorld): () => WorldUnderTest {
  let world: WorldUnderTest | null = null;
  beforeAll(async () => {
    world = await makeWorld();
  });
  afterAll(() => world?.close());
  return () => {
    if (world === null) throw new Error('the world exists only while its tests run');
    return world;
  };
}

export interface EmailAndPassword {
  readonly email: string;
  readonly password: string;
}

/** Proves an identity in a tab without changing the tab's session. */
export async function signInPrivately(
  tab: TabUnderTest,
  { email, password }: EmailAndPassword,
): Promise<PrivateSession> {
  return valueOf(await tab.identity.signIn(email, password));
}

/** Signs a person in to a tab. */
export async function enterAs(tab: TabUnderTest, person: EmailAndPassword): Promise<void> {
  const privateSession = await signInPrivately(tab, person);
  valueOf(await privateSession.enter());
}

/** A tab of a new browser, with a person signed in. */
export async function openTabAs<Browser extends BrowserUnderTest>(
  world: { openBrowser(): Promise<Browser> },
  person: EmailAndPassword,
): Promise<{ browser: Browser; tab: TabUnderTest }> {
  const browser = await world.openBrowser();
  const tab = await browser.openTab();
  await enterAs(tab, person);
  return { browser, tab };
}

export interface SessionWatch {
  /** The announced uids, without repetitions of the same person. */
  readonly heard: readonly (string | null)[];
  /** Resolves as soon as this is the latest announcement. */
  until(uid: string | null): Promise<void>;
  stop(): void;
}

/** Watches a tab's session. Waits for announcements, never for a fixed time. */
export function watchSession(identity: IdentityPort): SessionWatch {
  const heard: (string | null)[] = [];
  const waiting = new Set<() => void>();
  const stop = identity.onSessionChange((user) => {
    const uid = user?.uid ?? null;
    if (heard.at(-1) !== uid) heard.push(uid);
    for (const check of waiting) check();
  });
  return {
    heard,
    stop,
    until: (uid) =>
      new Promise((resolve) => {
        const check = () => {
          if (heard.at(-1) !== uid) return;
          waiting.delete(check);
          resolve();
        };
        waiting.add(check);
        check();
      }),
  };
}
