#!/usr/bin/env -S node --import tsx
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { WebSocket } from 'ws';
import { z } from 'zod';
import { listenAsBrowser } from '../listen-as-browser.ts';

/*
 * Playwright starts this front instead of a stock Firefox, and speaks WebDriver BiDi with it. The front answers one
 * command itself, because Firefox 153 does not know that command and Playwright then gives up. It passes on every other
 * message. A Firefox that knows the command needs no front.
 */
const UNKNOWN_YET = 'emulation.setMediaFeaturesOverride';

const Command = z.object({ id: z.number(), method: z.string() });
const LISTENING = /^WebDriver BiDi listening on (?<address>ws:\/\/\S+)$/;

/** The answer to the command that Firefox does not know; `null` for every other message. */
function ownAnswer(text: string): string | null {
  if (!text.includes(UNKNOWN_YET)) return null;
  const { id, method } = Command.parse(JSON.parse(text));
  return method === UNKNOWN_YET ? JSON.stringify({ type: 'success', id, result: {} }) : null;
}

function join(client: WebSocket, firefox: WebSocket): void {
  client.pause();
  firefox.on('open', () => client.resume());
  firefox.on('message', (data) => client.send(String(data)));
  client.on('message', (data) => {
    const text = String(data);
    const answer = ownAnswer(text);
    if (answer === null) firefox.send(text);
    else client.send(answer);
  });
  for (const [one, other] of [
    [client, firefox],
    [firefox, client],
  ] as const) {
    one.on('close', () => other.close());
    one.on('error', () => other.terminate());
  }
}

const firefox = spawn(process.env['FIREFOX_PATH'] ?? 'firefox-esr', process.argv.slice(2), {
  stdio: ['ignore', 'ignore', 'pipe'],
});
firefox.on('exit', (code) => process.exit(code ?? 1));
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, () => firefox.kill(signal));

createInterface({ input: firefox.stderr }).on('line', (line) => {
  const address = LISTENING.exec(line)?.groups?.['address'];
  if (address === undefined) return;
  listenAsBrowser((client, path) => join(client, new WebSocket(address + path)));
});
