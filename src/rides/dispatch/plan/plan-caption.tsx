import { useEffect, useState, type RefObject } from 'react';
import type { DayPlan } from '#domain/rides/model/dispatch/day-plan.ts';
import { classNames } from '#ui/class-names.ts';
import type { ServiceTime } from '#ui/zone/use-service-time.ts';
import type { DetailsById } from '../use-details-of.ts';
import { useRideWords } from './planned-ride.tsx';

interface PlanCaptionProps {
  area: RefObject<HTMLElement | null>;
  plan: DayPlan;
  details: DetailsById;
  time: ServiceTime;
  now: Date;
}

/**
 * The focused ride in full, because its bar has room only for the time and a part of the name. When a key moves the
 * focus, only this line is rendered again. Screen readers get the same from the row.
 */
export function PlanCaption({ area, plan, details, time, now }: PlanCaptionProps) {
  const [focused, setFocused] = useState<string | null>(null);
  const wordsOf = useRideWords(time, now);
  useEffect(() => {
    const follow = ({ target }: FocusEvent) => {
      const row = target instanceof Element ? target.closest<HTMLElement>('[data-row]') : null;
      setFocused(row?.dataset['row'] ?? null);
    };
    const on = area.current;
    on?.addEventListener('focusin', follow);
    return () => on?.removeEventListener('focusin', follow);
  }, [area]);
  const rows = [plan.waiting, ...plan.lanes];
  const found = rows.flatMap(({ rides }) => rides).find(({ ride }) => ride.id === focused);
  const words = found && wordsOf(found, details.get(found.ride.id));
  return (
    <p
      aria-hidden="true"
      className={classNames(
        'sticky bottom-0 min-h-6 truncate px-1 text-sm/6 max-lg:hidden print:hidden',
        // Without words the background would be a white strip.
        words !== undefined && 'bg-surface',
      )}
    >
      {words !== undefined && (
        <>
          <strong className="tabular-nums">{words.time}</strong>{' '}
          <strong>
            <bdi translate="no">{words.name}</bdi>
          </strong>{' '}
          {[words.route, words.load, ...words.states].filter((part) => part !== '').join(' · ')}
          {words.warnings.length > 0 && (
            <span className="font-semibold text-warning-ink"> ! {words.warnings.join(', ')}</span>
          )}
        </>
      )}
    </p>
  );
}
