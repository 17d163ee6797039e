import { useUser } from '#core/session/user-context.ts';
import { useDashboardCopy } from '#words/dashboard-copy.ts';
import { useFormat } from '#words/use-format.ts';
import { Section } from '#ui/page/section.tsx';

/** The last decision on the user's account, if any. The profile says who decided and when, but not what. */
export function LastDecision() {
  const copy = useDashboardCopy();
  const format = useFormat();
  const { lastReview } = useUser();
  if (lastReview === null) return null;
  return (
    <Section heading={copy.lastDecision}>
      <p className="text-ink-soft">{copy.reviewed(lastReview.byName, format.dateTime(lastReview.at))}</p>
    </Section>
  );
}
