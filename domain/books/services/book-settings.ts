import { isSame } from '../../shared/is-same.ts';
import { approvedAs } from '../../shared/people/acting.ts';
import { fail, succeed, type Result } from '../../shared/result.ts';
import { settle } from '../../shared/settle.ts';
import {
  BOOK_SETTINGS_PATH,
  type BookSettings,
  type WantedBookSettings,
} from '../model/basics/book-settings.ts';
import type { BookError } from '../model/fares/book-error.ts';
import type { BookNeeds } from '../ports/book-ports.ts';

/** Reads and changes the settings for prices, receipts and bills. */
interface FirmBookSettings {
  /** The settings, for every approved person; `null` if they are missing or damaged. */
  read(): Promise<Result<BookSettings | null>>;
  /**
   * Stores the first settings, or the fields that differ from `known`, for system administrators. `wanted` must
   * have passed `parseBookSettings`. Fails with `changed-meanwhile`, or as `asSystemAdmin` or the store does.
   */
  save(wanted: WantedBookSettings, known: BookSettings | null): Promise<Result<void, BookError>>;
}

export function createBookSettings({ fares, records, session }: BookNeeds): FirmBookSettings {
  return {
    read: () => fares.settings(),
    async save(wanted, known) {
      const actor = approvedAs(session, (role) => role === 'system_admin');
      if (!actor.ok) return actor;
      const before: Readonly<Record<string, unknown>> = known ?? {};
      const changed = Object.entries(wanted).filter(([name, value]) => !isSame(value, before[name]));
      if (changed.length === 0) return succeed();
      const rev = known === null ? 0 : known.rev + 1;
      const fields = { ...Object.fromEntries(changed), rev };
      const kind = known === null ? 'set' : 'update';
      return settle(records, [{ kind, path: BOOK_SETTINGS_PATH, fields }], {
        read: () => fares.settings(),
        verdict(stored): Result<void, BookError> | null {
          if ((stored?.rev ?? -1) === (known?.rev ?? -1)) return null;
          const isStored = stored !== null && isSame({ ...stored, ...fields }, stored);
          return isStored ? succeed() : fail({ code: 'changed-meanwhile' });
        },
      });
    },
  };
}
