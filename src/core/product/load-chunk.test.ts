import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ChunkNotLoaded, loadChunk } from './load-chunk.ts';

/** A chunk that is lost this many times. */
function chunkLost(times: number) {
  let requests = 0;
  return vi.fn<() => Promise<string>>(async () => {
    requests += 1;
    if (requests <= times) throw new TypeError('Failed to fetch');
    return 'here';
  });
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('a chunk', () => {
  test('a chunk that was lost once is asked for again', async () => {
    vi.stubGlobal('navigator', { onLine: true });
    const arrived = loadChunk(chunkLost(1));
    await vi.runAllTimersAsync();
    expect(await arrived).toBe('here');
  });

  test('a chunk is given up at once where the device is offline', async () => {
    vi.stubGlobal('navigator', { onLine: false });
    const load = chunkLost(1);
    await expect(loadChunk(load)).rejects.toThrow(ChunkNotLoaded);
    expect(load).toHaveBeenCalledOnce();
    expect(vi.getTimerCount()).toBe(0);
  });
});
