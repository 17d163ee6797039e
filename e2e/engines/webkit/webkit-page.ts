import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import { Script } from 'node:vm';
import { BIDI_IN_PAGE, type Given, type Outcome, type Call } from './bidi-in-page.ts';
import type { WebDriver } from './web-driver.ts';

function parses(text: string): boolean {
  try {
    // This compiles the text without running it.
    return new Script(text) instanceof Script;
  } catch {
    return false;
  }
}

/** Source of a function that evaluates this text, which is an expression or statements. */
function evaluating(text: string): string {
  const expression = `(${text.trim().replace(/;+$/, '')}\n)`;
  return parses(expression) ? `() => ${expression}` : `() => { ${text}\n }`;
}

/** Source of a list of these texts, each with its function, for pages that forbid `eval`. */
function compiled(texts: readonly string[]): string {
  return `[${texts.map((text) => `[${JSON.stringify(text)}, ${evaluating(text)}]`).join(',')}]`;
}

const Said: z.ZodType<Outcome> = z.discriminatedUnion('said', [
  z.object({ said: z.literal('value'), value: z.looseObject({ type: z.string() }) }),
  z.object({ said: z.literal('exception'), text: z.string() }),
  z.object({ said: z.literal('gone') }),
  z.object({ said: z.literal('uncompiled'), text: z.string() }),
]);

/** The texts that Playwright's evaluator may evaluate: they are among its second to fourth arguments. */
const textsToCompile = (given: readonly Given[]) =>
  given
    .slice(1, 4)
    .flatMap((each) => ('value' in each && typeof each.value === 'string' ? [each.value] : []));

/** Calls a function of Playwright in the current window, together with the compiled texts that it may evaluate. */
async function callInPage(
  driver: WebDriver,
  source: string,
  call: Call,
  known: readonly string[] = textsToCompile(call.given),
): Promise<Outcome> {
  const script =
    `${BIDI_IN_PAGE} bidi.outcomeOf(() => (${source}), ${JSON.stringify(call)}, ${compiled(known)})` +
    '.then((outcome) => done(JSON.stringify(outcome)));';
  const outcome = await driver
    .executeUntilDone(script)
    .then((text) => Said.parse(JSON.parse(text)))
    // A failure means that the document was replaced during the call.
    .catch((): Outcome => ({ said: 'gone' }));
  if (outcome.said !== 'uncompiled' || known.includes(outcome.text)) return outcome;
  return callInPage(driver, source, call, [...known, outcome.text]);
}

const KEEP_PAINTING = `const end = Date.now() + 1500;
const { style } = document.documentElement;
let wide = false;
(function paint() {
  wide = !wide;
  style.setProperty('outline', wide ? '1px solid transparent' : '0 solid transparent');
  if (Date.now() < end) requestAnimationFrame(paint);
  else style.removeProperty('outline');
})();`;

/** A picture of the current window, in base 64. */
async function takePicture(driver: WebDriver): Promise<string> {
  // WebKit takes the picture with the next frame, and a page without changes has none.
  await driver.execute(KEEP_PAINTING);
  return z.string().parse(await driver.get('/screenshot'));
}

/** Sends Playwright an event. */
export type Tell = (method: string, params: object) => void;

const State = z.object({
  document: z.string(),
  url: z.string(),
  ready: z.enum(['loading', 'interactive', 'complete']),
  origin: z.string(),
  failures: z.array(z.string()),
});

const LOOK_MS = 2000;
const ARRIVAL_MS = 30_000;
/** The time limit of a step back or forward, in milliseconds. */
const STEP_MS = 1500;

const withoutFragment = (url: string) => url.split('#')[0];

/** A window of WebKit. The front (webkit-front.ts) polls it, because the classic protocol sends no events. */
export class WebKitPage {
  readonly context: string;
  readonly #driver: WebDriver;
  readonly #tell: Tell;
  /** The scripts that should run before all others of a document. Here they run when the front notices the document. */
  readonly #preloads: () => Iterable<string>;
  #document: string | null = null;
  #url = 'about:blank';
  #realm: string | null = null;
  #navigation: string | null = null;
  #asked: string | null = null;
  #reached: 'loading' | 'interactive' | 'complete' = 'complete';

  constructor(context: string, driver: WebDriver, tell: Tell, preloads: () => Iterable<string>) {
    this.context = context;
    this.#driver = driver;
    this.#tell = tell;
    this.#preloads = preloads;
  }

  get realm(): string | null {
    return this.#realm;
  }

  #event(name: string, more: object = {}): void {
    const { context } = this;
    this.#tell(`browsingContext.${name}`, { context, url: this.#url, timestamp: Date.now(), ...more });
  }

  /** Checks the window for a new document, a new address, and how far loading is. */
  async look(): Promise<void> {
    // If the document is replaced during the request, perhaps no answer comes.
    const answer = await this.#driver
      .execute(`${BIDI_IN_PAGE} return bidi.state();`, LOOK_MS)
      .catch(() => null);
    if (answer === null) return;
    const { document, url, ready, origin, failures } = State.parse(answer);
    if (document !== this.#document) {
      for (const script of this.#preloads()) await this.#driver.execute(`(${script})();`).catch(() => null);
      this.#commit(document, url, origin);
    } else if (url !== this.#url) {
      this.#url = url;
      this.#event('historyUpdated');
    }
    for (const text of failures) this.#tellFailure(text);
    const navigation = this.#navigation;
    if (ready !== 'loading' && this.#reached === 'loading') {
      this.#reached = 'interactive';
      this.#event('domContentLoaded', { navigation });
    }
    if (ready === 'complete' && this.#reached === 'interactive') {
      this.#reached = 'complete';
      this.#event('load', { navigation });
    }
  }

  #tellFailure(text: string): void {
    const source = { realm: this.#realm, context: this.context };
    this.#tell('log.entryAdded', { type: 'javascript', level: 'error', text, source, timestamp: Date.now() });
  }

  #commit(document: string, url: string, origin: string): void {
    const { context } = this;
    if (this.#realm !== null) this.#tell('script.realmDestroyed', { realm: this.#realm });
    const navigation = this.#asked ?? randomUUID();
    this.#url = url;
    if (this.#asked === null) this.#event('navigationStarted', { navigation });
    this.#document = document;
    this.#navigation = navigation;
    this.#asked = null;
    this.#reached = 'loading';
    this.#realm = randomUUID();
    this.#event('navigationCommitted', { navigation });
    this.#tell('script.realmCreated', { realm: this.#realm, type: 'window', context, origin });
  }

  async navigate(url: string): Promise<object> {
    const navigation = randomUUID();
    const from = this.#url;
    this.#asked = navigation;
    this.#event('navigationStarted', { navigation, url });
    await this.#driver.post('/url', { url });
    const isWithin = () => this.#url !== from && withoutFragment(this.#url) === withoutFragment(from);
    await this.#lookUntil(() => this.#asked !== navigation || isWithin(), ARRIVAL_MS);
    if (this.#asked === navigation) {
      this.#asked = null;
      this.#event(isWithin() ? 'fragmentNavigated' : 'navigationFailed', { navigation });
      if (!isWithin()) throw new Error(`${url} did not arrive.`);
    }
    return { navigation, url: this.#url };
  }

  async #lookUntil(holds: () => boolean, within: number): Promise<void> {
    for (const end = Date.now() + within; !holds() && Date.now() < end; await sleep(15)) await this.look();
  }

  /** Goes back or forward, or loads the page again. */
  async step(way: 'back' | 'forward' | 'refresh'): Promise<void> {
    const [document, url] = [this.#document, this.#url];
    await this.#driver.post(`/${way}`);
    const hasMoved = () => this.#document !== document || (way !== 'refresh' && this.#url !== url);
    await this.#lookUntil(hasMoved, way === 'refresh' ? ARRIVAL_MS : STEP_MS);
  }

  /** Calls a function of Playwright in the current document. */
  call(source: string, given: readonly Given[], keeps: boolean): Promise<Outcome> {
    return callInPage(this.#driver, source, { given, document: this.#document, keeps });
  }

  async forget(handles: readonly string[]): Promise<void> {
    await this.#driver.execute(`${BIDI_IN_PAGE} bidi.forget(${JSON.stringify(handles)});`).catch(() => null);
  }

  async resize({ width, height }: { readonly width: number; readonly height: number }): Promise<void> {
    await this.#driver.post('/window/rect', { width, height });
    const script = `return innerWidth === ${width} && innerHeight === ${height};`;
    for (let look = 0; look < 20 && (await this.#driver.execute(script)) !== true; look += 1) await sleep(25);
  }

  picture(): Promise<string> {
    return takePicture(this.#driver);
  }
}
