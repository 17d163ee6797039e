import type { Leg } from '#domain/rides/model/standing/leg.ts';
import type { OrderPlan } from '#domain/rides/model/standing/order-plan.ts';
import type { Pause } from '#domain/rides/model/standing/pause.ts';
import { useFormat } from '#words/use-format.ts';
import { useStandingCopy } from './standing-copy.ts';

/** The parts of a plan in words, for a row, a log line and a pause. */
export function usePlanText() {
  const copy = useStandingCopy();
  const format = useFormat('UTC');
  const day = (each: string) => format.date(new Date(`${each}T12:00Z`));
  const daysOf = ({ weekdays, every }: Pick<OrderPlan, 'weekdays' | 'every'>) =>
    [weekdays.map((each) => copy.weekdays[each]).join(' '), ...(every === 2 ? [copy.everySecond] : [])].join(
      ', ',
    );
  const legText = ({ way, time }: Leg) => {
    const at = time ?? copy.rings;
    return way === 'there' ? at : `${copy.back} ${at}`;
  };
  const timesOf = ({ legs }: Pick<OrderPlan, 'legs'>) => legs.map(legText).join(', ');
  const pauseOf = ({ first, last, why }: Pause) => `${day(first)} – ${day(last)}, ${copy.reasons[why]}`;
  const wholeOf = (plan: OrderPlan) =>
    [
      daysOf(plan),
      timesOf(plan),
      `${plan.from.text} – ${plan.to.text}`,
      `${day(plan.first)} – ${day(plan.last)}`,
      `${plan.people}`,
      plan.note,
      ...plan.pauses.map(pauseOf),
    ]
      .filter(Boolean)
      .join(' · ');
  return { day, daysOf, timesOf, pauseOf, wholeOf };
}
