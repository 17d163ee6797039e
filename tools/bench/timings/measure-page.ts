import { setTimeout } from 'node:timers/promises';
import { z } from 'zod';
import type { BareBrowser } from './bare-browser.ts';
import type { Link } from './links.ts';
import { probePage, Timings } from './page-probe.ts';

const PATIENCE = 60_000;
/** The pause of a typist between two keys, and how many presses in the field end the measurement. */
const KEY_PAUSE_MS = 120;
const KEYS = 16;
const ROUNDS_PER_LOOK = 4;
const Context = z.object({ browserContextId: z.string() });
const Target = z.object({ targetId: z.string() });
const Session = z.object({ sessionId: z.string() });
const Value = z.object({ result: z.object({ value: Timings.nullish() }) });

const phone = { width: 360, height: 740, deviceScaleFactor: 2, mobile: true };

/** Measures one visit without a cache, on a phone with a processor four times slower. Throws after a minute. */
export async function measurePage({ send }: BareBrowser, address: string, link: Link): Promise<Timings> {
  const { browserContextId } = Context.parse(await send('Target.createBrowserContext'));
  try {
    const tab = await send('Target.createTarget', { url: 'about:blank', browserContextId });
    const { targetId } = Target.parse(tab);
    const attached = await send('Target.attachToTarget', { targetId, flatten: true });
    const { sessionId } = Session.parse(attached);
    const tell = (method: string, params?: object) => send(method, params, sessionId);
    await tell('Network.enable');
    await tell('Network.emulateNetworkConditions', {
      offline: false,
      latency: link.latency,
      downloadThroughput: link.download,
      uploadThroughput: link.download / 2,
    });
    await tell('Emulation.setDeviceMetricsOverride', phone);
    await tell('Emulation.setTouchEmulationEnabled', { enabled: true });
    await tell('Emulation.setCPUThrottlingRate', { rate: 4 });
    await tell('Page.enable');
    // The loader of this file adds calls of its helper `__name` to functions. The page gets a stand-in for it.
    const source = `const __name = (named) => named; (${probePage.toString()})(${KEYS})`;
    await tell('Page.addScriptToEvaluateOnNewDocument', { source });
    await tell('Page.navigate', { url: address });
    const deadline = Date.now() + PATIENCE;
    // Before the field has the focus, keys have no effect.
    for (let round = 1; Date.now() < deadline; round += 1) {
      await setTimeout(KEY_PAUSE_MS);
      const key = { key: 'a', code: 'KeyA', windowsVirtualKeyCode: 65 };
      // Not awaited: a typist does not wait for a busy page either.
      for (const press of [{ type: 'keyDown', text: 'a' }, { type: 'keyUp' }]) {
        tell('Input.dispatchKeyEvent', { ...press, ...key }).catch(() => {});
      }
      if (round % ROUNDS_PER_LOOK !== 0) continue;
      const asked = { expression: 'window.probe?.timings', returnByValue: true };
      const timings = Value.parse(await tell('Runtime.evaluate', asked)).result.value;
      if (timings) return timings;
    }
    throw new Error(`${address} did not answer a key within ${PATIENCE / 1000} s.`);
  } finally {
    await send('Target.disposeBrowserContext', { browserContextId });
  }
}
