/** What this device keeps under a name; `null` for nothing, and where storage is blocked. */
export function keptOnDevice(name: string): string | null {
  try {
    return localStorage.getItem(name);
  } catch {
    return null;
  }
}

/** Keeps it; `null` forgets it. Where storage is blocked, it lasts until the page is left. */
export function keepOnDevice(name: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(name);
    else localStorage.setItem(name, value);
  } catch {
    // Blocked.
  }
}
