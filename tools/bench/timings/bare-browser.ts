import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable, Writable } from 'node:stream';
import { z } from 'zod';
import { findChromium } from '../../../e2e/find-chromium.ts';

/** Sends a command of the Chrome DevTools Protocol to the browser or to a page's session, and returns its result. */
export type Send = (method: string, params?: object, sessionId?: string) => Promise<unknown>;

export interface BareBrowser {
  readonly send: Send;
  close(): Promise<void>;
}

const Message = z.object({
  id: z.number().optional(),
  result: z.unknown().optional(),
  error: z.object({ message: z.string() }).optional(),
});

const OPTIONS = [
  '--headless',
  '--no-sandbox',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--remote-debugging-pipe',
];

function sendOver(input: Writable, output: Readable): Send {
  const waiting = new Map<number, (message: z.infer<typeof Message>) => void>();
  let lastId = 0;
  let rest = '';
  output.setEncoding('utf8').on('data', (text: string) => {
    const texts = `${rest}${text}`.split('\0');
    rest = texts.pop() ?? '';
    for (const one of texts) {
      const message = Message.parse(JSON.parse(one));
      if (message.id !== undefined) waiting.get(message.id)?.(message);
    }
  });
  return (method, params = {}, sessionId = undefined) =>
    new Promise((resolve, reject) => {
      lastId += 1;
      const id = lastId;
      waiting.set(id, ({ result, error }) => {
        waiting.delete(id);
        if (error === undefined) resolve(result);
        else reject(new Error(`${method}: ${error.message}`));
      });
      input.write(`${JSON.stringify({ id, method, params, sessionId })}\0`);
    });
}

async function end(child: ChildProcess, profile: string): Promise<void> {
  const ended = once(child, 'exit');
  child.kill();
  await ended;
  rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
}

/**
 * Opens Chromium with the protocol's `Runtime` domain off. Test tools turn it on. V8 then parses the code again for
 * each of the five errors that React creates when it loads. A phone does not do that.
 */
export function openBareBrowser(): BareBrowser {
  const profile = mkdtempSync(join(tmpdir(), 'bare-browser-'));
  const child = spawn(findChromium(), [...OPTIONS, `--user-data-dir=${profile}`], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'],
  });
  const [, , , input, output] = child.stdio;
  if (!(input instanceof Writable && output instanceof Readable)) throw new Error('Chromium has no pipe.');
  return { send: sendOver(input, output), close: () => end(child, profile) };
}
