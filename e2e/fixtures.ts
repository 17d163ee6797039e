import {
  expect,
  test as base,
  type BrowserContext,
  type BrowserContextOptions,
  type ConsoleMessage,
  type Page,
} from 'playwright/test';
import { setInput } from './input/user-actions.ts';
import { typeInsertedText } from './engines/type-inserted-text.ts';
import { keyboardInput, refusePointers } from './input/keyboard-input.ts';

/** Statuses whose "Failed to load resource" line a test expects; every other console error fails it. */
type ExpectFailedLoads = (...statuses: readonly number[]) => void;

/** Has a browser's pages listened to and worked on, as those of the test's own are. */
type Follow = (context: BrowserContext) => Promise<void>;

interface Fixtures {
  follow: Follow;
  expectFailedLoads: ExpectFailedLoads;
  /** Opens a page in a browser of its own, which shares nothing with the test's: somebody else's. */
  anotherBrowser: (options?: BrowserContextOptions) => Promise<Page>;
}

const FAILED_LOAD = /Failed to load resource: the server responded with a status of (\d+)/;
/** What a request without an answer makes the browser say, and React where a part of the page was asked for. */
const NO_ANSWER = /Failed to load resource: net::ERR_|^ChunkNotLoaded:/;
/** How Firefox says the same, and as an exception. */
const NO_ANSWER_IN_FIREFOX = /CORS request did not succeed/;
/**
 * A listener takes leave of the server by a beacon. Nobody reads its answer, and `Cross-Origin-Embedder-Policy` keeps it
 * out, which Chromium calls an error and Firefox tells of as an exception.
 */
const FAREWELL = /\/Listen\/channel\?.*TYPE=terminate/;

/** Status 0 stands for a request that got no answer at all. */
function statusOf(message: ConsoleMessage): number | null {
  const text = message.text();
  if (NO_ANSWER.test(text)) return 0;
  const status = FAILED_LOAD.exec(text)?.[1];
  return status === undefined ? null : Number(status);
}

/** Collects what a page complains about: errors, unhandled exceptions, violations of the security policy. */
function listenForComplaints(page: Page, expected: ReadonlySet<number>, complaints: string[]): void {
  page.on('pageerror', ({ message }) => {
    const isExpected = NO_ANSWER_IN_FIREFOX.test(message) && expected.has(0);
    if (!isExpected && !FAREWELL.test(message)) complaints.push(`exception: ${message}`);
  });
  page.on('console', (message) => {
    if (message.type() !== 'error' || FAREWELL.test(message.location().url)) return;
    const status = statusOf(message);
    if (status === null || !expected.has(status)) complaints.push(`console: ${message.text()}`);
  });
}

export interface TestOptions {
  /** What the acts of a story are done with. */
  input: 'pointer' | 'keyboard';
}

interface Quiet {
  quietConsole: { readonly follow: Follow; readonly expect: ExpectFailedLoads };
}

/** The tests of this folder: a console error nobody declared fails them, in every page they open. */
export const test = base.extend<Fixtures & Quiet & TestOptions>({
  input: ['pointer', { option: true }],
  quietConsole: [
    async ({ context, input, browserName }, provide) => {
      const expected = new Set<number>();
      const complaints: string[] = [];
      const follow: Follow = async (browser) => {
        const listen = (page: Page) => listenForComplaints(page, expected, complaints);
        browser.pages().forEach(listen);
        browser.on('page', listen);
        if (browserName !== 'chromium') await typeInsertedText(browser);
        if (input === 'pointer') return;
        setInput(browser, keyboardInput);
        await refusePointers(browser);
      };
      await follow(context);
      await provide({ follow, expect: (...statuses) => statuses.forEach((status) => expected.add(status)) });
      expect(complaints, 'what the browser console complained about').toEqual([]);
    },
    { auto: true },
  ],
  follow: async ({ quietConsole }, provide) => provide(quietConsole.follow),
  expectFailedLoads: async ({ quietConsole }, provide) => provide(quietConsole.expect),
  anotherBrowser: async ({ browser, contextOptions, follow }, provide) => {
    const opened: BrowserContext[] = [];
    await provide(async (options) => {
      const context = await browser.newContext({ ...contextOptions, ...options });
      opened.push(context);
      await follow(context);
      return context.newPage();
    });
    await Promise.all(opened.map((context) => context.close()));
  },
});

/** Marks a test that acts by `input/user-actions.ts` only: it runs by keyboard alone. */
export const story = { tag: '@story' };

/** Marks a test that runs in Firefox and WebKit too. It uses nothing that only Chromium can be asked for. */
export const smoke = { tag: '@smoke' };

export const smokeStory = { tag: [story.tag, smoke.tag] };

export { expect };
