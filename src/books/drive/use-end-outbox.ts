import { useState, useSyncExternalStore } from 'react';
import type { OpenEnd } from '#domain/books/model/fares/open-end.ts';
import { createEndOutbox, type EndOutbox } from '#domain/books/policies/end-outbox.ts';
import type { UnsentEnds } from '#domain/books/ports/unsent-ends.ts';
import { catchDefect } from '#core/product/catch-defect.ts';
import { storedOnDevice, storeOnDevice } from '#core/session/device-storage.ts';
import { useUser } from '#core/session/user-context.ts';
import { useBooks } from '../use-books.ts';

/** The driver's ends, as JSON in the browser's storage. */
function unsentEnds(uid: string): UnsentEnds {
  const key = `ends ${uid}`;
  return {
    read() {
      try {
        return JSON.parse(storedOnDevice(key) ?? 'null');
      } catch {
        return null;
      }
    },
    store: (ends) => storeOnDevice(key, JSON.stringify(ends)),
  };
}

/** The driver's outbox: ends that are still to be entered, and entered ends that wait to be sent. */
export function useEndOutbox(): { readonly outbox: EndOutbox; readonly open: readonly OpenEnd[] } {
  const { uid } = useUser();
  const { driveFares } = useBooks();
  const [outbox] = useState(() =>
    createEndOutbox({
      store: (drive, entered) => catchDefect(() => driveFares.enter(drive, entered)),
      unsent: unsentEnds(uid),
    }),
  );
  return { outbox, open: useSyncExternalStore(outbox.watch, outbox.current) };
}
