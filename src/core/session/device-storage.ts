/** The text stored on this device under a name. `null` if there is no text, or if the storage is blocked. */
export function storedOnDevice(name: string): string | null {
  try {
    return localStorage.getItem(name);
  } catch {
    return null;
  }
}

/** Stores a text under a name; `null` removes it. Does nothing if the storage is blocked or full. */
export function storeOnDevice(name: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(name);
    else localStorage.setItem(name, value);
  } catch {
    // The storage is blocked or full.
  }
}
