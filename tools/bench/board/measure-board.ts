import { setTimeout } from 'node:timers/promises';
import { z } from 'zod';
import { SEED_PASSWORD } from '#emulator-seed/seed-accounts.ts';
import type { BareBrowser } from '../timings/bare-browser.ts';
import type { Link } from '../timings/links.ts';
import { BoardTimes, probeBoard } from './board-probe.ts';

const PATIENCE = 60_000;
/** What a page does once it is painted: what listens arrives, and details are read. */
const SETTLED = 4000;
const Target = z.object({ targetId: z.string() });
const Session = z.object({ sessionId: z.string() });
const Value = z.object({ result: z.object({ value: z.unknown().optional() }) });

interface Board {
  readonly origin: string;
  readonly email: string;
  readonly rides: number;
  readonly link: Link;
}

/** A desktop whose administrator has worked with the board before, so that all of it is cached. */
export async function openBoardTab({ send }: BareBrowser, { origin, email, rides, link }: Board) {
  const { targetId } = Target.parse(await send('Target.createTarget', { url: 'about:blank' }));
  const { sessionId } = Session.parse(await send('Target.attachToTarget', { targetId, flatten: true }));
  const tell = (method: string, params?: object) => send(method, params, sessionId);
  const evaluate = async (expression: string) =>
    Value.parse(await tell('Runtime.evaluate', { expression, returnByValue: true })).result.value;
  const until = async <T>(expression: string, kind: z.ZodType<T>): Promise<T> => {
    const deadline = Date.now() + PATIENCE;
    while (Date.now() < deadline) {
      const found = kind.safeParse(await evaluate(expression));
      if (found.success) return found.data;
      await setTimeout(250);
    }
    throw new Error(`The page never came to this: ${expression}`);
  };
  const emulate = async (slow: boolean) => {
    await tell('Network.emulateNetworkConditions', {
      offline: false,
      latency: slow ? link.latency : 0,
      downloadThroughput: slow ? link.download : -1,
      uploadThroughput: slow ? link.download / 2 : -1,
    });
    await tell('Emulation.setCPUThrottlingRate', { rate: slow ? 4 : 1 });
  };
  const go = (path: string) => tell('Page.navigate', { url: `${origin}${path}` });
  const times = () => until('window.board?.times', BoardTimes);
  const measured = async (start: () => Promise<unknown>): Promise<BoardTimes> => {
    await emulate(true);
    await start();
    const found = await times();
    await emulate(false);
    await setTimeout(SETTLED);
    return found;
  };

  await tell('Network.enable');
  await tell('Page.enable');
  await tell('Emulation.setDeviceMetricsOverride', {
    width: 1280,
    height: 800,
    deviceScaleFactor: 1,
    mobile: false,
  });
  // The loader that runs this file marks functions by a helper of its own, which no page has.
  const source = `globalThis.__name = (named) => named; (${probeBoard.toString()})(${rides})`;
  await tell('Page.addScriptToEvaluateOnNewDocument', { source });
  await go('/sign-in/admin');
  await until('document.querySelector("#password") !== null || undefined', z.literal(true));
  await evaluate(`{
    const type = (field, text) => {
      field.value = text;
      field.dispatchEvent(new Event('input', { bubbles: true }));
    };
    type(document.querySelector('input[type=email]'), '${email}');
    type(document.querySelector('#password'), '${SEED_PASSWORD}');
    document.querySelector('#password').form.requestSubmit();
  }`);
  await until('location.pathname === "/admin/dashboard" || undefined', z.literal(true));
  for (let visit = 0; visit < 3; visit += 1) {
    await go('/admin/rides');
    await times();
    await setTimeout(SETTLED);
  }

  return {
    /** The page is opened anew, and all that is named after its content is there. */
    warm: () => measured(() => go('/admin/rides')),
    /** The same where nothing is. */
    cold: () =>
      measured(async () => {
        await tell('Network.clearBrowserCache');
        await go('/admin/rides');
      }),
    /** The link is pressed on the dashboard. */
    async pressed() {
      await go('/admin/dashboard');
      await until(
        'document.querySelector("a[href=\'/admin/rides\']") !== null || undefined',
        z.literal(true),
      );
      await setTimeout(SETTLED);
      return measured(() =>
        evaluate(
          'board.pressed = performance.now(); document.querySelector("a[href=\'/admin/rides\']").click()',
        ),
      );
    },
  };
}
