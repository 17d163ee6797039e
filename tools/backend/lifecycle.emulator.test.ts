import { describe, expect, test } from 'vitest';
import { assertFree, freePort } from './port.ts';
import { isAlive, startProcess } from './testing/started-process.ts';

const TIMEOUT_MS = 30_000;

async function startService(env: Readonly<Record<string, string>> = {}) {
  const port = await freePort();
  const service = startProcess('tools/backend/testing/stoppable-service.ts', { PORT: String(port), ...env });
  const [, child, grandchild] = await service.until(/child (\d+) grandchild (\d+)/);
  const nothingIsLeft = async () => {
    await expect(assertFree(port, 'the service', 'PORT')).resolves.toBeUndefined();
    const isAnyAlive = () => [child, grandchild].some((pid) => isAlive(Number(pid)));
    await expect.poll(isAnyAlive, { timeout: TIMEOUT_MS / 2 }).toBe(false);
  };
  return { service, child: Number(child), port, nothingIsLeft };
}

describe('a local service', { timeout: TIMEOUT_MS }, () => {
  test.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)(
    'a local service leaves no process and no port after %s',
    async (signal) => {
      const { service, nothingIsLeft } = await startService();
      await service.until(/ready/);
      service.signal(signal);
      const { code, lines } = await service.ended;
      expect(code).toBe(0);
      expect(lines.slice(2)).toEqual(['Stopped: no process and no port is left.']);
      await nothingIsLeft();
    },
  );

  test('a local service stops as a whole when a part ends by itself, and names it in one line', async () => {
    const { service, child, nothingIsLeft } = await startService();
    await service.until(/ready/);
    process.kill(child, 'SIGKILL');
    const { code, lines } = await service.ended;
    expect(code).toBe(1);
    expect(lines.slice(2)).toEqual(['✖ The part ended (signal SIGKILL).']);
    await nothingIsLeft();
  });

  test('a service that cannot start says so in one line', async () => {
    const { service, nothingIsLeft } = await startService({ FAULT: 'cannot-start' });
    const { code, lines } = await service.ended;
    expect(code).toBe(1);
    expect(lines.slice(1)).toEqual(['✖ It cannot start. Do this instead.']);
    await nothingIsLeft();
  });

  test('a service stops after a defect, too, and shows its place', async () => {
    const { service, nothingIsLeft } = await startService({ FAULT: 'defect' });
    const { code, lines } = await service.ended;
    expect(code).toBe(1);
    expect(lines.join('\n')).toContain('stoppable-service.ts');
    expect(lines.at(-1)).toBe('Stopped after a defect: a defect');
    await nothingIsLeft();
  });

  test('a service does not start if its port is taken, and says what to do', async () => {
    const { service, port } = await startService();
    await service.until(/ready/);
    const second = startProcess('tools/backend/testing/stoppable-service.ts', { PORT: String(port) });
    const { code, lines } = await second.ended;
    expect(code).toBe(1);
    expect(lines).toEqual([
      `✖ Port ${port} on 127.0.0.1 is in use: stop what holds it, or choose another one.`,
    ]);
    service.signal('SIGTERM');
    await service.ended;
  });
});
