import { once } from 'node:events';
import { createServer } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { z } from 'zod';
import type { DeployedFunction, DocumentEvent, EventTrigger } from './deployed-function.ts';

/** Delivers events as Eventarc does: https://cloud.google.com/eventarc/docs/retry-events. */
export interface Delivery {
  /**
   * Posts an event to a function. If the function is deployed with retries, it posts again until one succeeds. Resolves
   * to the answers; `null` means that the process ended.
   */
  deliver(name: string, event: DocumentEvent): Promise<readonly (number | null)[]>;
  /** All events so far, each with the name of its function. */
  readonly events: readonly { readonly name: string; readonly event: DocumentEvent }[];
  /** All answers so far, each with the name of its function. */
  readonly answers: readonly { readonly name: string; readonly status: number | null }[];
  stop(): void;
}

/** The pause before a retry. In production the first pause is ten seconds. */
const BACK_OFF_MS = 250;

export interface Triggered {
  readonly trigger: EventTrigger;
  readonly deployed: DeployedFunction;
}

export function startDelivery(functions: ReadonlyMap<string, Triggered>): Delivery {
  const events: { name: string; event: DocumentEvent }[] = [];
  const answers: { name: string; status: number | null }[] = [];
  const stopped = new AbortController();
  return {
    events,
    answers,
    async deliver(name, event) {
      const found = functions.get(name);
      if (found === undefined) throw new Error(`There is no function ${name}.`);
      events.push({ name, event });
      const statuses: (number | null)[] = [];
      while (!stopped.signal.aborted) {
        const status = await found.deployed.call(event.headers, event.body);
        statuses.push(status);
        answers.push({ name, status });
        if ((status !== null && status < 300) || !found.trigger.retry) break;
        await pause(BACK_OFF_MS);
      }
      return statuses;
    },
    stop: () => stopped.abort(),
  };
}

const EVENT_PATH = /^\/functions\/projects\/[^/]+\/triggers\/(\w+)$/;

/** Delivers the events that the official emulator posts to this port. Resolves to the function that stops this. */
export async function takeEvents(port: number, delivery: Delivery): Promise<() => Promise<void>> {
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(z.instanceof(Buffer).parse(part));
    response.end();
    const [, name = ''] = EVENT_PATH.exec(request.url ?? '') ?? [];
    const headers = Object.entries(request.headers).flatMap(([header, value]) =>
      header.startsWith('ce-') || header === 'content-type' ? [[header, String(value)]] : [],
    );
    // The emulator encodes the body in Base64, which Eventarc does not.
    const body = new Uint8Array(Buffer.from(Buffer.concat(parts).toString(), 'base64'));
    await delivery.deliver(name, { headers: Object.fromEntries(headers), body });
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return async () => {
    server.close();
    server.closeAllConnections();
    await once(server, 'close');
  };
}

/** Makes the official emulator post the events of a trigger, as the Firebase CLI's Functions emulator does. */
export async function registerTrigger(
  firestore: string,
  project: string,
  name: string,
  trigger: EventTrigger,
) {
  const { eventType, eventFilters, eventFilterPathPatterns } = trigger;
  const document = { value: eventFilterPathPatterns.document, matchType: 'PATH_PATTERN' };
  const url = `http://${firestore}/emulator/v1/projects/${project}/eventarcTrigger?eventarcTriggerId=${name}`;
  const body = JSON.stringify({ eventType, ...eventFilters, document });
  const answer = await fetch(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body });
  if (!answer.ok) throw new Error(`The emulator refuses the trigger of ${name}: ${await answer.text()}`);
}
