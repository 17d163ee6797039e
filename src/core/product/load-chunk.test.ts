import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ChunkNotLoaded, loadChunk } from './load-chunk.ts';

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
  test('a chunk that was lost once is requested again', async () => {
    vi.stubGlobal('navigator', { onLine: true });
    const arrived = loadChunk(chunkLost(1));
    await vi.advanceTimersByTimeAsync(1000);
    expect(await arrived).toBe('here');
  });

  test('a chunk is given up at once if the device is offline', async () => {
    vi.stubGlobal('navigator', { onLine: false });
    const load = chunkLost(1);
    await expect(loadChunk(load)).rejects.toThrow(ChunkNotLoaded);
    expect(load).toHaveBeenCalledOnce();
    expect(vi.getTimerCount()).toBe(0);
  });

  test('a chunk that never arrives is given up after half a minute, and not before', async () => {
    vi.stubGlobal('navigator', { onLine: true });
    const arrived = vi.fn<(value: string) => void>();
    const lost = vi.fn<(failure: unknown) => void>();
    void loadChunk(() => new Promise<string>(() => {})).then(arrived, lost);
    await vi.advanceTimersByTimeAsync(29_000);
    expect(lost).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(2000);
    expect(lost).toHaveBeenCalledExactlyOnceWith(expect.any(ChunkNotLoaded));
    expect(arrived).not.toHaveBeenCalled();
  });

  test('a chunk that has arrived leaves no timer behind', async () => {
    expect(await loadChunk(chunkLost(0))).toBe('here');
    expect(vi.getTimerCount()).toBe(0);
  });
});
