import { resolve } from 'node:path';
import { startChildGroup, type ChildGroup } from '#backend/child-group.ts';
import { freePort } from '#backend/port.ts';
import { z } from 'zod';

/** The description that firebase-functions attaches to an export. The Firebase CLI deploys the function by it. */
const Endpoint = z.object({
  eventTrigger: z
    .object({
      eventType: z.string(),
      eventFilters: z.object({ database: z.string(), namespace: z.string() }),
      eventFilterPathPatterns: z.object({ document: z.string() }),
      retry: z.boolean(),
    })
    .optional(),
});
export type EventTrigger = NonNullable<z.infer<typeof Endpoint>['eventTrigger']>;

/** The trigger of an export of the bundle; `undefined` for a function of the clock. Throws for anything else. */
export function triggerOf(exported: unknown): EventTrigger | undefined {
  if (typeof exported !== 'function' || !('__endpoint' in exported))
    throw new Error('No function of Firebase.');
  return Endpoint.parse(exported.__endpoint).eventTrigger;
}

const FRAMEWORK = resolve('node_modules/.bin/functions-framework');
const STAND_IN = new URL('push-service-stand-in.mjs', import.meta.url).href;

/** A change of a document as Eventarc posts it to a function: a CloudEvent in binary mode. */
export interface DocumentEvent {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Uint8Array<ArrayBuffer>;
}

export interface DeployedFunction {
  /** Calls the function; resolves to the status of the answer, or to `null` if its process ended before. */
  call(headers: Readonly<Record<string, string>>, body: DocumentEvent['body']): Promise<number | null>;
  /** Kills the process. The next call starts another one. */
  kill(): Promise<void>;
}

/**
 * One function in a process of its own under Google's Functions Framework, as Cloud Functions runs it
 * (https://cloud.google.com/functions/docs/functions-framework). The process starts with the first call.
 */
export function deployFunction(
  name: string,
  signature: 'cloudevent' | 'http',
  source: string,
  env: Readonly<Record<string, string>>,
): DeployedFunction {
  let instance: Promise<{ readonly group: ChildGroup; readonly url: string }> | null = null;

  async function start() {
    const port = await freePort();
    const group = startChildGroup(FRAMEWORK, [], {
      // The framework logs failures, which the tests expect.
      stdio: ['ignore', 'pipe', 'ignore'],
      env: {
        PATH: process.env['PATH'],
        NODE_OPTIONS: `--import=${STAND_IN}`,
        PORT: String(port),
        FUNCTION_SOURCE: source,
        FUNCTION_TARGET: name,
        FUNCTION_SIGNATURE_TYPE: signature,
        ...env,
      },
    });
    // The framework prints its first line when it listens.
    const listens = new Promise((said) => group.process.stdout?.once('data', said).resume());
    await Promise.race([listens, group.ended]);
    return { group, url: `http://127.0.0.1:${port}` };
  }

  return {
    async call(headers, body) {
      instance ??= start();
      const { url } = await instance;
      try {
        return (await fetch(url, { method: 'POST', headers, body })).status;
      } catch {
        return null;
      }
    },
    async kill() {
      const running = await instance;
      instance = null;
      if (running?.group.process.pid !== undefined) process.kill(running.group.process.pid, 'SIGKILL');
      await running?.group.ended;
    },
  };
}
