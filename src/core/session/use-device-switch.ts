import { useState } from 'react';

/** Names of switches in local storage. */
type DeviceSwitch =
  /** Single-key shortcuts can be turned off, because speech input or a tremor may trigger them (WCAG 2.1.4). */
  | 'single-key-shortcuts'
  /** New requests ring on the board of rides. */
  | 'board-sound';

/** Whether it is on at this moment, also where another part of the page has just turned it off. */
export function isDeviceSwitchOn(name: DeviceSwitch): boolean {
  try {
    return localStorage.getItem(name) !== 'off';
  } catch {
    return true;
  }
}

function store(name: DeviceSwitch, wanted: boolean): void {
  try {
    if (wanted) localStorage.removeItem(name);
    else localStorage.setItem(name, 'off');
  } catch {
    // Storage may be blocked; the choice then lasts until the page is left.
  }
}

/** A switch that this device remembers: on unless it was turned off here. */
export function useDeviceSwitch(name: DeviceSwitch): readonly [boolean, (wanted: boolean) => void] {
  const [on, setOn] = useState(() => isDeviceSwitchOn(name));
  return [
    on,
    (wanted) => {
      store(name, wanted);
      setOn(wanted);
    },
  ];
}
