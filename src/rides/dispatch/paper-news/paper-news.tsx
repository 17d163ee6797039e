import { dueOf, PAPER_STATES, type DuePaper } from '#domain/rides/model/firm/papers.ts';
import type { PaperHolder } from '#domain/rides/model/firm/paper-kinds.ts';
import { HOUR_MS } from '#domain/shared/durations.ts';
import { succeed } from '#domain/shared/result.ts';
import { useRequest } from '#core/product/use-request.ts';
import { RouteLink } from '#ui/actions/route-link.tsx';
import { Disclosure } from '#ui/page/disclosure.tsx';
import { Section } from '#ui/page/section.tsx';
import { useServerTime } from '../../shared/live/use-server-time.ts';
import { usePapersCopy } from '../../shared/papers/papers-copy.ts';
import { usePaperText } from '../../shared/papers/use-paper-text.ts';
import { useRides } from '../../shared/use-rides.ts';
import { usePapers } from '../use-papers.ts';
import { useRevokedDrivers } from '../use-revoked-drivers.ts';
import { useShifts } from '../use-shifts.ts';

interface Due {
  readonly of: PaperHolder;
  readonly id: string;
  readonly name: string;
  readonly paper: DuePaper;
}

/** The papers of approved drivers and active cars that have expired or soon will, earliest end first. */
function useDuePapers(): readonly Due[] {
  const { news } = usePapersCopy();
  const now = useServerTime(HOUR_MS);
  const { known: papers } = usePapers(String(Math.floor(now.getTime() / HOUR_MS)));
  const { vehicles } = useRides();
  const { seen: shifts } = useShifts();
  const due = (of: PaperHolder, ids: Iterable<string>, nameOf: (id: string) => string): readonly Due[] =>
    [...ids].flatMap((id) => dueOf(papers, of, id).map((paper) => ({ of, id, name: nameOf(id), paper })));
  const ofCars = due('car', papers?.cars.keys() ?? [], () => news.car);
  const cars = useRequest(ofCars.length > 0, async (needed) => (needed ? vehicles.list() : succeed(null)));
  const inService = new Map(
    cars.value?.known.flatMap(({ id, label, active }) => (active ? [[id, label]] : [])),
  );
  const ofDrivers = due(
    'driver',
    papers?.drivers.keys() ?? [],
    (uid) => shifts?.find((shift) => shift.uid === uid)?.name ?? news.driver,
  );
  // The accounts say who has left, because not every driver has a shift.
  const revoked = useRevokedDrivers(ofDrivers.length === 0 ? null : ofDrivers.map(({ id }) => ({ uid: id })));
  return [
    ...ofDrivers.filter(({ id }) => revoked?.has(id) === false),
    ...ofCars.flatMap((each) => {
      const name = inService.get(each.id);
      return name === undefined ? [] : { ...each, name };
    }),
  ].toSorted((one, other) => one.paper.until.localeCompare(other.paper.until));
}

/** One line on the board. It opens to a list of papers that expire within thirty days or have expired. */
export function PaperNews() {
  const copy = usePapersCopy();
  const textOf = usePaperText();
  const due = useDuePapers();
  if (due.length === 0) return null;
  const counts = PAPER_STATES.flatMap((state) => {
    const count = due.filter(({ paper }) => paper.state === state).length;
    return count === 0 ? [] : copy.news.count(count, copy.news.line[state]);
  });
  return (
    <Section heading={copy.heading} tight>
      <Disclosure label={counts.join(', ')} open={false}>
        <ul className="grid gap-1 text-sm">
          {due.map(({ of, id, name, paper }) => (
            <li key={`${of} ${id} ${paper.kind.id}`} className="flex flex-wrap gap-x-2">
              {of === 'driver' ? (
                <RouteLink to="/admin/drivers/$uid" params={{ uid: id }}>
                  <bdi translate="no">{name}</bdi>
                </RouteLink>
              ) : (
                <RouteLink to="/admin/fleet">
                  <bdi translate="yes">{name}</bdi>
                </RouteLink>
              )}
              <span className={paper.state === 'expired' ? 'font-medium text-danger-ink' : undefined}>
                {textOf(paper)}
              </span>
            </li>
          ))}
        </ul>
      </Disclosure>
    </Section>
  );
}
