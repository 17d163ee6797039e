import { onTestFinished, vi } from 'vitest';

/** A device that can vibrate, until the test has ended. */
export function aVibratingDevice() {
  const vibrate = vi.fn<() => boolean>(() => true);
  Object.defineProperty(navigator, 'vibrate', { value: vibrate, configurable: true });
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'vibrate'));
  return vibrate;
}
