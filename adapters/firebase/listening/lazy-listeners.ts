import type { FirebaseApp } from 'firebase/app';
import { whenIdle } from '#adapters/device/when-idle.ts';
import { sharedLoad } from '#domain/shared/shared-load.ts';
import type { FirebaseConfiguration } from '../firebase-configuration.ts';
import type { DocumentListeners } from './document-listeners.ts';

/** The code for listening is large. So it loads only for pages that need it, and only when they are idle. */
export interface LazyListeners {
  /** Rejects if the code does not load; the next call tries again. */
  load(): Promise<DocumentListeners>;
  /** Resolves after the first successful `load`. */
  readonly arrival: Promise<DocumentListeners>;
}

/** One for each app, because an app has only one listening connection. */
const known = new WeakMap<FirebaseApp, LazyListeners>();

function createLazyListeners(open: () => Promise<DocumentListeners>): LazyListeners {
  let arrive: (listeners: DocumentListeners) => void = () => {};
  const arrival = new Promise<DocumentListeners>((resolve) => {
    arrive = resolve;
  });
  const load = sharedLoad(async () => {
    await whenIdle();
    const listeners = await open();
    arrive(listeners);
    return listeners;
  });
  return { load, arrival };
}

export function listenersOf(app: FirebaseApp, emulators: FirebaseConfiguration['emulators']): LazyListeners {
  const existing = known.get(app);
  if (existing !== undefined) return existing;
  const listeners = createLazyListeners(async () =>
    (await import('./document-listeners.ts')).openDocumentListeners(app, emulators),
  );
  known.set(app, listeners);
  return listeners;
}
