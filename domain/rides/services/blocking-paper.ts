import type { Clock } from '../../shared/clock.ts';
import { fail, type Result } from '../../shared/result.ts';
import { dayAt } from '../../shared/time/wall-time.ts';
import type { RideFailure } from '../model/errors/ride-error.ts';
import type { PaperHolder } from '../model/firm/paper-kinds.ts';
import { duePapers } from '../model/firm/papers.ts';
import type { FleetRepository } from '../ports/fleet-repository.ts';

/** `paper-expired` for a paper that blocks this driver's shift in this car (D121); `null` if no such paper is known. */
export async function blockingPaper(
  fleet: Pick<FleetRepository, 'paperKinds' | 'papers' | 'settings'>,
  { uid, car }: { readonly uid: string; readonly car: string },
  clock: Clock,
): Promise<Result<never, RideFailure> | null> {
  const [kinds, settings] = await Promise.all([fleet.paperKinds(), fleet.settings()]);
  if (!kinds.ok || !settings.ok || settings.value === null) return null;
  const today = dayAt(clock.now(), settings.value.timeZone);
  const expiredOf = async (of: PaperHolder, id: string) => {
    const blocking = kinds.value.kinds.filter((kind) => kind.of === of && kind.blocks);
    const papers = blocking.length === 0 ? null : await fleet.papers(of, id);
    return papers?.ok
      ? duePapers(blocking, papers.value, today).find(({ state }) => state === 'expired')
      : undefined;
  };
  const [own, cars] = await Promise.all([expiredOf('driver', uid), expiredOf('car', car)]);
  const paper = own ?? cars;
  if (paper === undefined) return null;
  const { name, of } = paper.kind;
  return fail({ code: 'paper-expired', name, of });
}
