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

/** Names the statuses of failed requests that a test expects. Every other console error fails the test. */
type ExpectFailedLoads = (...statuses: readonly number[]) => void;

/** Makes the pages of a browser like the test's own: their errors count, and actions use the same input method. */
type Follow = (context: BrowserContext) => Promise<void>;

interface Fixtures {
  follow: Follow;
  expectFailedLoads: ExpectFailedLoads;
  /** Opens a page in another person's browser, which shares nothing with the test's. */
  anotherBrowser: (options?: BrowserContextOptions) => Promise<Page>;
}

const FAILED_LOAD = /Failed to load resource: the server responded with a status of (\d+)/;
/** The browser's messages about a request without an answer, and React's about a missing part of the page. */
const NO_ANSWER = /Failed to load resource: net::ERR_|^ChunkNotLoaded:/;
/** Firefox's message about a request without an answer, in the console or as an exception. */
const NO_ANSWER_IN_FIREFOX = /CORS request did not succeed/;
/**
 * A listener signs off from the server by a beacon. Nothing uses the answer, and `Cross-Origin-Embedder-Policy` blocks
 * the answer. Chromium reports that as an error, Firefox as an exception.
 */
const FAREWELL = /\/Listen\/channel\?.*TYPE=terminate/;

/** The status in a message about a failed request; 0 if the request got no answer, `null` for another message. */
function statusOf(message: ConsoleMessage): number | null {
  const text = message.text();
  if (NO_ANSWER.test(text)) return 0;
  const status = FAILED_LOAD.exec(text)?.[1];
  return status === undefined ? null : Number(status);
}

/** Collects the errors of a page's console, its unhandled exceptions, and violations of its security policy. */
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
  /** The input method of a story's actions. */
  input: 'pointer' | 'keyboard';
}

interface Quiet {
  quietConsole: { readonly follow: Follow; readonly expect: ExpectFailedLoads };
}

/** `test` for this folder. An unexpected console error in any page of a test fails the test. */
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

/** Marks a test that acts by `input/user-actions.ts` only. The run by keyboard alone includes it. */
export const story = { tag: '@story' };

/** Marks a test that runs in Firefox and WebKit too. It uses nothing that only Chromium supports. */
export const smoke = { tag: '@smoke' };

export const smokeStory = { tag: [story.tag, smoke.tag] };

export { expect };
