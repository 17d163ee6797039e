#!/usr/bin/env -S node --import tsx
import type { WebSocket } from 'ws';
import { z } from 'zod';
import { listenAsBrowser } from '../listen-as-browser.ts';
import { Commands } from './commands.ts';
import { endChildren, openDisplay } from './display.ts';

/*
 * Playwright starts this front instead of a Firefox, and speaks WebDriver BiDi with it. The driver of a distribution's
 * WebKit knows only the classic protocol, so the front translates. The front cannot intercept requests, emulate media
 * or report the console.
 */
const Command = z.object({ id: z.number(), method: z.string(), params: z.unknown() });

/** Commands that do nothing here: WebKit's driver lacks them, and the tests do not need them. */
const DONE_WITHOUT =
  /^(?:emulation|permissions)\.|^network\.(?:setCacheBehavior|addDataCollector)$|^browser\.(?:close|setDownloadBehavior)$/;

function leave(): void {
  endChildren();
  process.exit(0);
}
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, leave);

function serve(client: WebSocket, display: string): void {
  const send = (message: object) => client.send(JSON.stringify(message));
  const commands = new Commands(display, (method, params) => send({ type: 'event', method, params }));
  client.on('close', leave);
  const answer = async (text: string) => {
    const { id, method, params } = Command.parse(JSON.parse(text));
    const act = commands.all[method];
    try {
      if (act === undefined && !DONE_WITHOUT.test(method))
        throw new Error(`unsupported operation: ${method}`);
      send({ type: 'success', id, result: (await act?.(params)) ?? {} });
      if (method === 'browser.close') leave();
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      send({ type: 'error', id, error: 'unknown error', message });
    }
  };
  client.on('message', (data) => void answer(String(data)));
}

const display = await openDisplay();
listenAsBrowser((client) => serve(client, display));
