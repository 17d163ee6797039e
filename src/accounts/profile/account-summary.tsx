import { useUser } from '#core/session/user-context.ts';
import { useDashboardCopy } from '#words/dashboard-copy.ts';
import { useFormat } from '#words/use-format.ts';
import { usePositionName } from '#words/use-position-name.ts';
import { Badge } from '#ui/data/badge.tsx';
import { ACCOUNT_STATUS_MEANING } from '../account-status-meaning.ts';
import { Section } from '#ui/page/section.tsx';

/** The last decision on the user's account, if any. The stored profile has who decided and when, but not what. */
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

export function AccountSummary() {
  const copy = useDashboardCopy();
  const format = useFormat();
  const positionName = usePositionName();
  const user = useUser();
  const facts = [
    { term: copy.email, value: user.email },
    { term: copy.role, value: positionName(user) },
    { term: copy.memberSince, value: format.date(new Date(user.createdAt)) },
    {
      term: copy.status,
      value: <Badge means={ACCOUNT_STATUS_MEANING[user.status]}>{copy.statuses[user.status]}</Badge>,
    },
  ];
  return (
    <Section heading={copy.account}>
      <dl className="grid gap-3">
        {facts.map(({ term, value }) => (
          <div key={term} className="flex flex-wrap justify-between gap-x-6">
            <dt className="text-ink-soft">{term}</dt>
            <dd className="ml-auto text-right font-medium wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
