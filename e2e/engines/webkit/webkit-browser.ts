import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import { WebDriver } from './web-driver.ts';
import { WebKitPage, type Tell } from './webkit-page.ts';

const LOOK_EVERY_MS = 50;

const Handle = z.string();
const Handles = z.array(Handle);

export interface Viewport {
  readonly width: number;
  readonly height: number;
}

/** One browser for each of Playwright's contexts, so that contexts share nothing. */
export class WebKitBrowser {
  readonly userContext = randomUUID();
  readonly pages = new Map<string, WebKitPage>();
  readonly preloads = new Map<string, string>();
  viewport: Viewport | null = null;
  readonly #driver: WebDriver;
  /** The first window of the browser. It stays open, because the others are opened from it. */
  readonly #first: string;
  readonly #tell: Tell;
  #current: string;
  #turn: Promise<unknown> = Promise.resolve();
  readonly #looking: NodeJS.Timeout;

  private constructor(driver: WebDriver, first: string, tell: Tell) {
    this.#driver = driver;
    this.#first = first;
    this.#current = first;
    this.#tell = tell;
    let isBusy = false;
    this.#looking = setInterval(() => {
      if (isBusy) return;
      isBusy = true;
      void this.#look().finally(() => {
        isBusy = false;
      });
    }, LOOK_EVERY_MS);
  }

  static async start(display: string, tell: Tell): Promise<WebKitBrowser> {
    const driver = await WebDriver.start(display);
    return new WebKitBrowser(driver, Handle.parse(await driver.get('/window')), tell);
  }

  async #look(): Promise<void> {
    for (const page of this.pages.values())
      await this.inTurn(page.context, () => page.look()).catch(() => null);
  }

  /** Runs commands one after the other, each in its own window. */
  inTurn<T>(context: string, act: () => Promise<T>): Promise<T> {
    const turn = this.#turn.then(async () => {
      if (this.#current !== context) await this.#driver.post('/window', { handle: context });
      this.#current = context;
      return act();
    });
    this.#turn = turn.catch(() => undefined);
    return turn;
  }

  #described(context: string): object {
    const { userContext } = this;
    return {
      context,
      url: 'about:blank',
      userContext,
      parent: null,
      children: null,
      originalOpener: null,
      clientWindow: context,
    };
  }

  async open(): Promise<string> {
    const context = await this.inTurn(this.#first, async () => {
      const before = Handles.parse(await this.#driver.get('/window/handles'));
      // Only a popup, which has no bars, can be as narrow as a phone.
      await this.#driver.execute(`open('about:blank', '_blank', 'popup,width=1280,height=800');`);
      return this.#windowBesides(before);
    });
    const page = new WebKitPage(context, this.#driver, this.#tell, () => this.preloads.values());
    this.pages.set(context, page);
    this.#tell('browsingContext.contextCreated', this.#described(context));
    await this.inTurn(context, async () => {
      if (this.viewport !== null) await page.resize(this.viewport);
      await page.look();
    });
    return context;
  }

  async #windowBesides(before: readonly string[]): Promise<string> {
    for (;;) {
      const now = Handles.parse(await this.#driver.get('/window/handles'));
      const opened = now.find((handle) => !before.includes(handle));
      if (opened !== undefined) return opened;
      await sleep(20);
    }
  }

  async close(context: string): Promise<void> {
    this.pages.delete(context);
    await this.inTurn(context, () => this.#driver.delete('/window'));
    this.#current = '';
    this.#tell('browsingContext.contextDestroyed', this.#described(context));
  }

  act(context: string, actions: readonly object[]): Promise<unknown> {
    return this.inTurn(context, () => this.#driver.post('/actions', { actions }));
  }

  releaseActions(context: string): Promise<unknown> {
    return this.inTurn(context, () => this.#driver.delete('/actions'));
  }

  async end(): Promise<void> {
    clearInterval(this.#looking);
    for (const context of this.pages.keys())
      this.#tell('browsingContext.contextDestroyed', this.#described(context));
    this.pages.clear();
    await this.#turn;
    await this.#driver.end();
  }
}
