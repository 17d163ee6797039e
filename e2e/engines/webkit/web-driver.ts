import { setTimeout as sleep } from 'node:timers/promises';
import type { ChildProcess } from 'node:child_process';
import { z } from 'zod';
import { freePort } from '#backend/port.ts';
import { programAt } from '../find-program.ts';
import { startChild } from './display.ts';

const Answer = z.object({ value: z.unknown() });
const Refusal = z.object({ error: z.string(), message: z.string() });
const Session = z.object({ sessionId: z.string() });

const START_MS = 10_000;
const SCRIPT_MS = 60_000;

const CAPABILITIES = {
  alwaysMatch: {
    browserName: 'MiniBrowser',
    // The driver waits for no page: the front itself checks how far a page has loaded.
    pageLoadStrategy: 'none',
    unhandledPromptBehavior: 'ignore',
    timeouts: { script: SCRIPT_MS, pageLoad: SCRIPT_MS },
    'webkitgtk:browserOptions': {
      binary: programAt('MINI_BROWSER_PATH'),
      args: ['--automation', '--javascript-can-open-windows-automatically=true'],
    },
  },
};

async function request(url: string, method: string, body?: object, within = SCRIPT_MS): Promise<unknown> {
  const answer = await fetch(url, {
    method,
    headers: { 'content-type': 'application/json' },
    signal: AbortSignal.timeout(within),
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const { value } = Answer.parse(await answer.json());
  const refused = Refusal.safeParse(value);
  if (refused.success) throw new Error(`${refused.data.error}: ${refused.data.message}`);
  return value;
}

/** A process of WebKitWebDriver. It drives one browser, by the classic protocol. */
export class WebDriver {
  readonly #process: ChildProcess;
  readonly #session: string;

  private constructor(process: ChildProcess, session: string) {
    this.#process = process;
    this.#session = session;
  }

  static async start(display: string): Promise<WebDriver> {
    const port = await freePort();
    const child = startChild(programAt('WEBKIT_DRIVER_PATH'), [`--port=${port}`], {
      stdio: 'ignore',
      env: {
        ...process.env,
        DISPLAY: display,
        GDK_BACKEND: 'x11',
        // There is no graphics card, and no accessibility bus of a desktop.
        WEBKIT_DISABLE_DMABUF_RENDERER: '1',
        LIBGL_ALWAYS_SOFTWARE: '1',
        NO_AT_BRIDGE: '1',
      },
    });
    const base = `http://127.0.0.1:${port}/session`;
    const open = async (until: number): Promise<unknown> =>
      request(base, 'POST', { capabilities: CAPABILITIES }).catch(async (failure: unknown) => {
        if (Date.now() > until) throw failure;
        await sleep(50);
        return open(until);
      });
    const { sessionId } = Session.parse(await open(Date.now() + START_MS));
    return new WebDriver(child, `${base}/${sessionId}`);
  }

  get(path: string): Promise<unknown> {
    return request(this.#session + path, 'GET');
  }

  post(path: string, body: object = {}, within?: number): Promise<unknown> {
    return request(this.#session + path, 'POST', body, within);
  }

  delete(path: string): Promise<unknown> {
    return request(this.#session + path, 'DELETE');
  }

  /** Runs a script in the current window, and returns its result. */
  execute(script: string, within?: number): Promise<unknown> {
    return this.post('/execute/sync', { script, args: [] }, within);
  }

  /** Runs a script in the current window, and returns the text with which the script calls `done`. */
  async executeUntilDone(script: string): Promise<string> {
    const answer = await this.post('/execute/async', {
      script: `const done = arguments[0]; ${script}`,
      args: [],
    });
    return z.string().parse(answer);
  }

  async end(): Promise<void> {
    // If the browser has already ended, so has its driver, and the request fails.
    await this.delete('').catch(() => undefined);
    this.#process.kill('SIGTERM');
  }
}
