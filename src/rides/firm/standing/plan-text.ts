import type { Leg } from '#domain/rides/model/standing/leg.ts';
import type { OrderPlan } from '#domain/rides/model/standing/order-plan.ts';
import type { Pause } from '#domain/rides/model/standing/pause.ts';
import { useMemo } from 'react';
import { useLanguage } from '#words/language-context.ts';
import { LOCALES } from '#words/use-format.ts';
import { useStandingCopy } from './standing-copy.ts';

/** Three or more days in a row are written as the first and the last: "Mon–Fri Sun". */
function weekdaysIn(weekdays: readonly number[], names: readonly string[]): string {
  const runs: number[][] = [];
  for (const each of weekdays) {
    const run = runs.at(-1);
    if (run?.at(-1) === each - 1) run.push(each);
    else runs.push([each]);
  }
  const nameOf = (each: number | undefined) => names[each ?? 0] ?? '';
  return runs
    .map((run) => (run.length > 2 ? `${nameOf(run[0])}–${nameOf(run.at(-1))}` : run.map(nameOf).join(' ')))
    .join(' ');
}

type Copy = ReturnType<typeof useStandingCopy>;

function planText(copy: Copy, locale: string) {
  const written = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' });
  const day = (each: string) => written.format(new Date(`${each}T12:00Z`));
  const daysOf = ({ weekdays, every }: Pick<OrderPlan, 'weekdays' | 'every'>) =>
    [weekdaysIn(weekdays, copy.weekdays), ...(every === 2 ? [copy.everySecond] : [])].join(', ');
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
      ...(plan.billing === null ? [] : [copy.paidBy(plan.billing.payer), ...plan.billing.answers]),
      ...plan.pauses.map(pauseOf),
    ]
      .filter(Boolean)
      .join(' · ');
  return { day, daysOf, timesOf, pauseOf, wholeOf };
}

/** Functions that write the parts of a plan in words; the same object until the language changes. */
export function usePlanText() {
  const copy = useStandingCopy();
  const { language } = useLanguage();
  return useMemo(() => planText(copy, LOCALES[language]), [copy, language]);
}
