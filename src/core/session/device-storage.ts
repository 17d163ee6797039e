/** What this device keeps under a name; `null` if nothing is kept, or if storage is blocked. */
export function keptOnDevice(name: string): string | null {
  try {
    return localStorage.getItem(name);
  } catch {
    return null;
  }
}

/** Keeps a text under a name; `null` forgets it. If storage is blocked, nothing is kept. */
export function keepOnDevice(name: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(name);
    else localStorage.setItem(name, value);
  } catch {
    // Blocked.
  }
}
