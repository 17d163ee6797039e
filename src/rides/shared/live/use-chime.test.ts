import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createChime, type Chime } from './use-chime.ts';

/** A device whose audio is in the given state. It counts tones, resumptions and closings. */
function aDevice(state: 'running' | 'suspended') {
  const audio = { state, starts: 0, resumed: 0, closed: 0 };
  class Node {
    readonly gain = { setTargetAtTime: () => {} };
    connect = (next: unknown) => next;
    start = () => void (audio.starts += 1);
    stop = () => {};
  }
  class Context {
    readonly currentTime = 0;
    readonly destination = {};
    get state() {
      return audio.state;
    }
    async resume() {
      audio.resumed += 1;
    }
    async close() {
      audio.closed += 1;
    }
  }
  const vibrate = vi.fn<() => void>();
  vi.stubGlobal('AudioContext', Context);
  vi.stubGlobal('OscillatorNode', Node);
  vi.stubGlobal('GainNode', Node);
  vi.stubGlobal('navigator', { vibrate });
  return { audio, vibrate };
}

/** A press, and the delay until the chime opens the audio. */
function press(chime: Chime): void {
  chime.unlock();
  vi.advanceTimersByTime(50);
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('the chime is silent before any press, because browsers allow neither sound nor vibration', () => {
  const { audio, vibrate } = aDevice('running');
  createChime().ring();
  expect(audio.starts).toBe(0);
  expect(vibrate).not.toHaveBeenCalled();
});

test('after a press the chime plays two tones, and the device vibrates', () => {
  const { audio, vibrate } = aDevice('running');
  const chime = createChime();
  press(chime);
  chime.ring();
  expect(audio.starts).toBe(2);
  expect(vibrate).toHaveBeenCalledOnce();
});

test('audio that is suspended is resumed by the next press, and stays silent until then', () => {
  const { audio, vibrate } = aDevice('suspended');
  const chime = createChime();
  press(chime);
  chime.ring();
  expect(audio).toMatchObject({ resumed: 1, starts: 0 });
  expect(vibrate).toHaveBeenCalledOnce();
  audio.state = 'running';
  press(chime);
  chime.ring();
  expect(audio).toMatchObject({ resumed: 1, starts: 2 });
});

test('a device with neither sound nor vibration causes no failure', () => {
  vi.stubGlobal('navigator', {});
  const chime = createChime();
  press(chime);
  expect(() => chime.ring()).not.toThrow();
});

test('a closed chime closes the device’s audio once, and a press opens it again', () => {
  const { audio } = aDevice('running');
  const chime = createChime();
  chime.close();
  expect(audio.closed).toBe(0);
  press(chime);
  chime.close();
  chime.close();
  expect(audio.closed).toBe(1);
  chime.ring();
  expect(audio.starts).toBe(0);
  press(chime);
  chime.ring();
  expect(audio.starts).toBe(2);
});
