import type { ReactNode } from 'react';
import type { Review } from '#domain/accounts/model/review.ts';
import type { User } from '#domain/accounts/model/user.ts';
import type { AccountFile } from '#domain/accounts/services/account-reviews.ts';
import { useUser } from '#core/session/user-context.ts';
import { withoutDirectionControls } from '#core/text/without-direction-controls.ts';
import { useDecisionCopy } from '#words/decisions-copy.ts';
import { usePositionName } from '#words/use-position-name.ts';
import { RelativeTime } from '#ui/data/relative-time.tsx';
import { TimelineItem } from '#ui/data/timeline-item.tsx';
import { Section } from '#ui/page/section.tsx';
import { useDecisionName, useReviewCopy } from '../review-copy.ts';
import { WhoDidIt } from './who-did-it.tsx';

interface AuditTrailProps {
  user: User;
  /** Newest first. */
  reviews: readonly Review[];
  actors: AccountFile['actors'];
}

interface HistoryLineProps {
  title: string;
  by: ReactNode;
  at: Date;
  children: ReactNode;
}

function HistoryLine({ title, by, at, children }: HistoryLineProps) {
  return (
    <TimelineItem when={<RelativeTime at={at} />}>
      <p className="wrap-anywhere">
        <strong className="font-semibold">{title}</strong> {by}
      </p>
      {children}
    </TimelineItem>
  );
}

/** An account's decisions and changes of name, newest first, with person, reason and time. */
export function AuditTrail({ user, reviews, actors }: AuditTrailProps) {
  const copy = useReviewCopy().account;
  const { statuses } = useDecisionCopy();
  const decisionName = useDecisionName();
  const positionName = usePositionName();
  const self = useUser();
  // Just after the first decision the account counts one review, but the page has not read the reviews again yet.
  const isUnlisted = reviews.length === 0 && user.reviewCount > 0;
  const nameAfter = (number: number) => {
    const next = user.formerNames[number + 1];
    return withoutDirectionControls((next === undefined ? user.name : next?.name) ?? copy.noName);
  };
  const renames = user.formerNames.flatMap((former, number) =>
    former === null
      ? []
      : {
          at: former.until,
          line: (
            <HistoryLine
              key={`name-${number}`}
              title={copy.nameChanged}
              by={user.uid === self.uid ? copy.by(copy.you) : copy.byOwner}
              at={former.until}
            >
              <p className="text-sm wrap-anywhere text-ink-soft">
                {copy.fromTo(withoutDirectionControls(former.name), nameAfter(number))}
              </p>
            </HistoryLine>
          ),
        },
  );
  const decisions = reviews.map((review) => ({
    at: review.at,
    line: (
      <HistoryLine
        key={review.number}
        title={decisionName(review)}
        by={<WhoDidIt uid={review.actor} actors={actors} />}
        at={review.at}
      >
        <p className="text-sm text-ink-soft">
          {review.roleChange === null
            ? copy.fromTo(statuses[review.from], statuses[review.to])
            : copy.fromTo(positionName(review.roleChange.from), positionName(review.roleChange.to))}
        </p>
        {/* Later changes of role repeat the reason of a rejection, so the reason is shown only at the rejection. */}
        {review.reason !== null && review.roleChange === null && (
          <q dir="auto" className="text-sm wrap-anywhere italic">
            {review.reason}
          </q>
        )}
      </HistoryLine>
    ),
  }));
  const lines = [...decisions, ...renames].toSorted((one, other) => other.at.getTime() - one.at.getTime());
  return (
    <Section heading={copy.history}>
      {reviews.length === 0 && !isUnlisted && (
        <p className="text-ink-soft">{user.status === 'pending' ? copy.noHistory : copy.noRecord}</p>
      )}
      {lines.length > 0 && !isUnlisted && <ol className="grid">{lines.map(({ line }) => line)}</ol>}
    </Section>
  );
}
