import { randomUUID } from 'node:crypto';
import type { Given, Outcome } from './bidi-in-page.ts';
import * as bidi from './bidi-parameters.ts';
import { WebKitBrowser, type Viewport } from './webkit-browser.ts';
import type { Tell, WebKitPage } from './webkit-page.ts';

/** The commands of WebDriver BiDi that Playwright sends and the tests need. */
export class Commands {
  readonly #display: string;
  readonly #tell: Tell;
  readonly #browsers = new Map<string, WebKitBrowser>();

  constructor(display: string, tell: Tell) {
    this.#display = display;
    this.#tell = tell;
  }

  #browserOf(context: string): WebKitBrowser {
    const browser = [...this.#browsers.values()].find(({ pages }) => pages.has(context));
    if (browser === undefined) throw new Error(`no such frame: ${context}`);
    return browser;
  }

  #inPage<T>(context: string, act: (page: WebKitPage) => Promise<T>): Promise<T> {
    const browser = this.#browserOf(context);
    const page = browser.pages.get(context);
    if (page === undefined) throw new Error(`no such frame: ${context}`);
    return browser.inTurn(context, () => act(page));
  }

  async #call(
    { target, resultOwnership }: bidi.InPage,
    source: string,
    given: readonly Given[],
  ): Promise<object> {
    return this.#inPage(target.context, async (page) => {
      const outcome = await page.call(source, given, resultOwnership === 'root');
      if (outcome.said === 'gone') await page.look();
      return answerTo(outcome, `${page.realm}${target.sandbox ?? ''}`);
    });
  }

  async #setViewport(viewport: Viewport, { userContexts = [], context }: bidi.InBrowsers): Promise<object> {
    for (const id of userContexts) {
      const browser = this.#browsers.get(id);
      if (browser !== undefined) browser.viewport = viewport;
    }
    if (context !== undefined) await this.#inPage(context, (page) => page.resize(viewport));
    return {};
  }

  #addPreload(source: string, { userContexts = [] }: bidi.InBrowsers): object {
    const script = randomUUID();
    for (const id of userContexts) this.#browsers.get(id)?.preloads.set(script, source);
    return { script };
  }

  async #openBrowser(): Promise<object> {
    const browser = await WebKitBrowser.start(this.#display, this.#tell);
    this.#browsers.set(browser.userContext, browser);
    return { userContext: browser.userContext };
  }

  async #closeBrowser(userContext: string): Promise<object> {
    const browser = this.#browsers.get(userContext);
    this.#browsers.delete(userContext);
    await browser?.end();
    return {};
  }

  async #open(userContext: string): Promise<object> {
    const browser = this.#browsers.get(userContext);
    if (browser === undefined) throw new Error(`no such user context: ${userContext}`);
    return { context: await browser.open() };
  }

  async #done(act: Promise<unknown>): Promise<object> {
    await act;
    return {};
  }

  /** The commands by name. Each gets the parameters unparsed. */
  readonly all: Readonly<Record<string, (params: unknown) => Promise<object> | object>> = {
    'session.new': () => ({
      sessionId: 'webkit',
      capabilities: { browserName: 'webkit', browserVersion: '', userAgent: '' },
    }),
    'session.subscribe': () => ({ subscription: randomUUID() }),
    'browser.createUserContext': () => this.#openBrowser(),
    'browser.removeUserContext': (params) => this.#closeBrowser(bidi.InBrowser.parse(params).userContext),
    'browsingContext.create': (params) => this.#open(bidi.InBrowser.parse(params).userContext),
    'browsingContext.close': (params) => {
      const { context } = bidi.Here.parse(params);
      return this.#done(this.#browserOf(context).close(context));
    },
    'browsingContext.activate': (params) =>
      this.#done(this.#inPage(bidi.Here.parse(params).context, (page) => page.look())),
    'browsingContext.navigate': (params) => {
      const { context, url } = bidi.Navigate.parse(params);
      return this.#inPage(context, (page) => page.navigate(url));
    },
    'browsingContext.reload': (params) =>
      this.#done(this.#inPage(bidi.Here.parse(params).context, (page) => page.step('refresh'))),
    'browsingContext.traverseHistory': (params) => {
      const { context, delta } = bidi.Traverse.parse(params);
      return this.#done(this.#inPage(context, (page) => page.step(delta < 0 ? 'back' : 'forward')));
    },
    'browsingContext.setViewport': (params) => {
      const { viewport, ...where } = bidi.SetViewport.parse(params);
      return this.#setViewport(viewport, where);
    },
    'browsingContext.captureScreenshot': async (params) => ({
      data: await this.#inPage(bidi.Here.parse(params).context, (page) => page.picture()),
    }),
    'script.evaluate': (params) => {
      const command = bidi.Evaluate.parse(params);
      return this.#call(command, `() => (${command.expression.trim().replace(/;+$/, '')}\n)`, []);
    },
    'script.callFunction': (params) => {
      const command = bidi.CallFunction.parse(params);
      return this.#call(command, command.functionDeclaration, command.arguments);
    },
    'script.disown': (params) => {
      const { target, handles } = bidi.Disown.parse(params);
      return this.#done(this.#inPage(target.context, (page) => page.forget(handles)));
    },
    'script.addPreloadScript': (params) => {
      const { functionDeclaration, ...where } = bidi.AddPreload.parse(params);
      return this.#addPreload(functionDeclaration, where);
    },
    'network.addIntercept': (params) => {
      const { phases } = bidi.Intercept.parse(params);
      // Interception of `authRequired` is accepted: no page of the product opens the browser's dialog for a password.
      if (phases.some((phase) => phase !== 'authRequired'))
        throw new Error('unsupported operation: requests cannot be intercepted');
      return { intercept: randomUUID() };
    },
    'input.performActions': (params) => {
      const { context, actions } = bidi.Act.parse(params);
      return this.#done(this.#browserOf(context).act(context, actions));
    },
  };
}

function answerTo(outcome: Outcome, realm: string): object {
  if (outcome.said === 'value') return { type: 'success', realm, result: outcome.value };
  if (outcome.said !== 'exception')
    throw new Error('no such frame: Cannot find context, the document has gone');
  return { type: 'exception', realm, exceptionDetails: { text: outcome.text } };
}
