import type { ActivityEntry } from '#domain/accounts/ports/review-repository.ts';
import type { ActivityPage } from '#domain/accounts/services/account-reviews.ts';
import { useDecisionCopy } from '#words/decisions-copy.ts';
import { usePositionName } from '#words/use-position-name.ts';
import { RouteButton } from '#ui/actions/route-link.tsx';
import { Address } from '#ui/data/address.tsx';
import { Fact } from '#ui/data/fact.tsx';
import { RelativeTime } from '#ui/data/relative-time.tsx';
import { SidePanel } from '#ui/feedback/side-panel.tsx';
import { WhoDidIt } from '../account/who-did-it.tsx';
import { useDecisionName, useReviewCopy } from '../review-copy.ts';
import { useActivityCopy } from './activity-copy.ts';

interface DecisionPanelProps {
  entry: ActivityEntry;
  people: ActivityPage['people'];
  onClose: () => void;
}

/** A decision beside the list, with its whole reason and a link to the account. */
export function DecisionPanel({ entry: { uid, review }, people, onClose }: DecisionPanelProps) {
  const { columns } = useActivityCopy();
  const { whole, fromTo, reason: reasonTerm } = useReviewCopy().account;
  const { statuses } = useDecisionCopy();
  const decisionName = useDecisionName();
  const positionName = usePositionName();
  const person = people.get(uid);
  const { at, actor, from, to, roleChange, reason } = review;
  return (
    <SidePanel title={decisionName(review)} readFirst onClose={onClose}>
      <div>
        <RouteButton to="/admin/accounts/$uid" params={{ uid }} tone="secondary" size="small">
          {whole}
        </RouteButton>
      </div>
      <dl className="grid gap-3">
        <Fact term={columns.account}>
          <bdi translate="no">{person?.state === 'named' ? person.name : uid}</bdi>
          {person?.state === 'named' && person.email !== null && (
            <span className="block">
              <Address>{person.email}</Address>
            </span>
          )}
        </Fact>
        <Fact term={columns.decision}>
          {roleChange === null
            ? fromTo(statuses[from], statuses[to])
            : fromTo(positionName(roleChange.from), positionName(roleChange.to))}
        </Fact>
        {reason !== null && roleChange === null && (
          <Fact term={reasonTerm}>
            <bdi translate="yes" dir="auto" className="whitespace-pre-line">
              {reason}
            </bdi>
          </Fact>
        )}
        <Fact term={columns.by}>
          <WhoDidIt uid={actor} actors={people} />
        </Fact>
        <Fact term={columns.when}>
          <RelativeTime at={at} />
        </Fact>
      </dl>
    </SidePanel>
  );
}
