import { useUser } from '../../app/user-context.ts';
import { dashboardCopy } from '../../copy/dashboard.ts';
import { useCopy } from '../../copy/use-copy.ts';
import { useFormat } from '../../copy/use-format.ts';
import { Section } from '../../ui/section.tsx';

/** The last decision on one's own account. */
export function WhatChanged() {
  const copy = useCopy(dashboardCopy);
  const format = useFormat();
  const { lastReview, status } = useUser();
  const reviewed = status === 'approved' && lastReview !== null;
  return (
    <Section heading={copy.whatChanged}>
      <p className="text-ink-soft">
        {reviewed ? copy.reviewed(lastReview.byName, format.dateTime(lastReview.at)) : copy.neverReviewed}
      </p>
    </Section>
  );
}
