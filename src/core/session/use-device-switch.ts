import { useState } from 'react';
import { storeOnDevice, storedOnDevice } from './device-storage.ts';

type DeviceSwitch =
  /** Single-key shortcuts can be turned off, because speech input or a tremor may trigger them (WCAG 2.1.4). */
  | 'single-key-shortcuts'
  /** New requests ring on the board of rides. */
  | 'board-sound';

/** The current value, even just after another part of the page has changed it. */
export function isDeviceSwitchOn(name: DeviceSwitch): boolean {
  return storedOnDevice(name) !== 'off';
}

/** A switch that this device remembers. It is on unless it was turned off here. */
export function useDeviceSwitch(name: DeviceSwitch): readonly [boolean, (wanted: boolean) => void] {
  const [on, setOn] = useState(() => isDeviceSwitchOn(name));
  return [
    on,
    (wanted) => {
      storeOnDevice(name, wanted ? null : 'off');
      setOn(wanted);
    },
  ];
}
