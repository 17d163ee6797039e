import { ENDED_STATES, type EndedState } from '#domain/rides/model/ride/ride-state.ts';
import { useDispatchCopy } from '../../../copy/rides/dispatch.ts';
import { useRouteHref } from '../../../ui/actions/route-link.tsx';

interface FilterLinkProps {
  show: EndedState | null;
  current: EndedState | null;
  children: string;
}

function FilterLink({ show, current, children }: FilterLinkProps) {
  const href = useRouteHref({ to: '/admin/rides', search: show === null ? {} : { show } });
  return (
    <li className="flex">
      <a
        href={href}
        aria-current={show === current ? 'true' : undefined}
        className="inline-flex min-h-9 items-center rounded-lg px-3 py-1 text-sm font-semibold text-ink-soft hover:text-ink aria-[current=true]:bg-surface aria-[current=true]:text-ink aria-[current=true]:shadow-low aria-[current=true]:ring-2 aria-[current=true]:ring-accent-ink touch:min-h-11 forced-colors:aria-[current=true]:underline"
      >
        {children}
      </a>
    </li>
  );
}

/** The list of what is open, and one of each way in which rides end. */
export function RidesFilter({ current }: { current: EndedState | null }) {
  const copy = useDispatchCopy();
  return (
    <nav aria-label={copy.show}>
      <ul className="flex flex-wrap gap-1 rounded-control bg-raised p-1 sm:inline-flex">
        <FilterLink show={null} current={current}>
          {copy.open}
        </FilterLink>
        {ENDED_STATES.map((state) => (
          <FilterLink key={state} show={state} current={current}>
            {copy.ended[state]}
          </FilterLink>
        ))}
      </ul>
    </nav>
  );
}
