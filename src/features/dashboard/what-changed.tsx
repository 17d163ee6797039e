import { useUser } from '../../app/user-context.ts';
import { dashboardCopy } from '../../copy/dashboard.ts';
import { useCopy } from '../../copy/use-copy.ts';
import { useFormat } from '../../copy/use-format.ts';
import { Section } from '../../ui/section.tsx';

/** The last decision on one's own account. The profile keeps by whom and when, not what was decided. */
export function WhatChanged() {
  const copy = useCopy(dashboardCopy);
  const format = useFormat();
  const { lastReview } = useUser();
  return (
    <Section heading={copy.whatChanged}>
      <p className="text-ink-soft">
        {lastReview === null
          ? copy.neverReviewed
          : copy.reviewed(lastReview.byName, format.dateTime(lastReview.at))}
      </p>
    </Section>
  );
}
