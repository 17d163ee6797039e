import { isSame } from '../../shared/is-same.ts';
import { MOST_ATTEMPTS } from '../../shared/most-attempts.ts';
import { approvedAs, asDispatcher } from '../../shared/people/acting.ts';
import { fail, succeed, type Result } from '../../shared/result.ts';
import { settle } from '../../shared/settle.ts';
import type { RideResult } from '../model/errors/ride-error.ts';
import { paperKindsBatch, type PaperHolder, type PaperKind } from '../model/firm/paper-kinds.ts';
import { paperBatch, type KnownPapers, type Papers, type WantedPaper } from '../model/firm/papers.ts';
import { signerOf } from '../model/firm/signer.ts';
import type { RideNeeds } from '../ports/ride-ports.ts';
import { knownPapers } from './known-papers.ts';
import { requiredSettings } from './service-settings.ts';

/** The papers of drivers and cars, for administrators (D120). */
interface PapersOfFirm {
  /** The kinds of papers; none until the firm names some. */
  kinds(): Promise<Result<readonly PaperKind[]>>;
  /**
   * Applies `change` to the present kinds, stores the result and returns it. New names must have passed
   * `parsePaperName`. Dates of a removed kind stay stored, but pages do not show them. Fails with `permission-denied`
   * unless the session's user is an approved `system_admin`.
   */
  saveKinds(
    change: (stored: readonly PaperKind[]) => readonly PaperKind[],
  ): Promise<Result<readonly PaperKind[]>>;
  /** All papers of drivers and cars. Fails as `knownPapers`, and with `permission-denied` without the power *desk*. */
  list(): Promise<RideResult<KnownPapers>>;
  /** The papers of a driver or a car, including papers of removed kinds. */
  read(of: PaperHolder, id: string): Promise<Result<Papers>>;
  /**
   * Stores the last day on which a paper is valid. The session's user signs the entry. The day must have passed
   * `isPaperDay`. Fails with `paper-changed` if a colleague has stored the paper since `known` was read. Fails with
   * `rides-not-set-up`, and with `permission-denied` without the power *desk*.
   */
  save(wanted: WantedPaper, known: Papers): Promise<RideResult<void>>;
}

export function createPapers({ fleet, records, clock, session }: RideNeeds): PapersOfFirm {
  /** Stores the changed kinds. Reads and sends once more if a colleague has stored kinds meanwhile. */
  const storeKinds = async (
    change: (stored: readonly PaperKind[]) => readonly PaperKind[],
    attempt = 1,
  ): Promise<Result<readonly PaperKind[]>> => {
    const known = await fleet.paperKinds();
    if (!known.ok) return known;
    const [kinds, rev] = [change(known.value.kinds), known.value.rev + 1];
    const stored = await settle(records, paperKindsBatch({ kinds, rev }), {
      read: () => fleet.paperKinds(),
      async verdict(now, { code }): Promise<Result<readonly PaperKind[]> | null> {
        if (now.rev === rev && isSame(now.kinds, kinds)) return succeed(kinds);
        const isAgain = code === 'permission-denied' && now.rev >= rev && attempt < MOST_ATTEMPTS;
        return isAgain ? storeKinds(change, attempt + 1) : null;
      },
    });
    return stored.ok ? succeed(stored.value ?? kinds) : stored;
  };
  return {
    async kinds() {
      const stored = await fleet.paperKinds();
      return stored.ok ? succeed(stored.value.kinds) : stored;
    },
    async saveKinds(change) {
      const actor = approvedAs(session, (role) => role === 'system_admin');
      if (!actor.ok) return actor;
      return storeKinds(change);
    },
    list: () => asDispatcher(session, () => knownPapers({ fleet, clock }, () => fleet.allPapers('driver'))),
    read: (of, id) => fleet.papers(of, id),
    save: (wanted, known) =>
      asDispatcher(session, async (actor): Promise<RideResult<void>> => {
        const settings = await requiredSettings(fleet);
        if (!settings.ok) return settings;
        const by = signerOf(actor);
        const { of, id, kind, until } = wanted;
        return settle(records, paperBatch(wanted, known, by, settings.value.timeZone), {
          read: () => fleet.papers(of, id),
          verdict(stored): RideResult<void> | null {
            const [before, now] = [known.get(kind), stored.get(kind)];
            // The first entry of a record fails if a colleague has created the record meanwhile.
            const isAsKnown = (known.size === 0) === (stored.size === 0);
            if (now?.at.getTime() === before?.at.getTime())
              return isAsKnown ? null : fail({ code: 'paper-changed' });
            return now?.by === by.uid && now.until === until ? succeed() : fail({ code: 'paper-changed' });
          },
        });
      }),
  };
}
