import { useRef, useState } from 'react';
import type { Decision } from '#domain/account/decision.ts';
import type { User } from '#domain/account/user.ts';
import type { AccountFile } from '#domain/services/account-file.ts';
import { PageTitle } from '../../app/frame/page-title.tsx';
import { accountsCopy } from '../../copy/accounts.ts';
import { decisionCopy } from '../../copy/decisions.ts';
import { useCopy } from '../../copy/use-copy.ts';
import { useFormat } from '../../copy/use-format.ts';
import { Notice } from '../../ui/notice.tsx';
import { Section } from '../../ui/section.tsx';
import { RoleBadge, StatusBadge } from './account-badges.tsx';
import { displayName } from '../../app/display-name.ts';
import { UndoBar } from '../decisions/undo-bar.tsx';
import { useOutcomeText } from '../decisions/use-outcome-text.ts';
import { useUndo } from '../decisions/use-undo.ts';
import { AccountFacts } from './account-facts.tsx';
import { AccountDecision } from './account-decision.tsx';
import { AuditTrail } from './audit-trail.tsx';

interface AccountPageProps {
  file: AccountFile;
  user: User;
  onReload: () => void;
  onDecided: (user: User) => void;
}

/** A valid account: facts, decisions and history. */
export function AccountPage({ file, user, onReload, onDecided }: AccountPageProps) {
  const copy = useCopy(accountsCopy);
  const decisionTexts = useCopy(decisionCopy);
  const format = useFormat();
  const outcomeOf = useOutcomeText();
  const heading = useRef<HTMLHeadingElement>(null);
  const [announcement, announce] = useState('');

  const take = (decision: Decision, text: string) => {
    onDecided(decision.after);
    onReload();
    announce(text);
    // The pressed button may not exist in the new status.
    heading.current?.focus();
  };
  const undo = useUndo((undone) => {
    const [decision] = undone;
    if (decision !== undefined) take(decision, `${decisionTexts.undone} ${outcomeOf(undone)}`);
  });
  const offerUndo = (decision: Decision) => {
    undo.offer([decision]);
    take(decision, `${outcomeOf([decision])} ${decisionTexts.undoFor}`);
  };
  return (
    <>
      <PageTitle>{displayName(user)}</PageTitle>
      <div className="grid gap-2">
        <h1 ref={heading} tabIndex={-1} className="text-display wrap-anywhere">
          <bdi>{displayName(user)}</bdi>
        </h1>
        <p className="flex flex-wrap gap-2">
          <StatusBadge status={user.status} />
          <RoleBadge role={user.role} />
        </p>
      </div>
      {file.releasedAt !== null && (
        <Notice tone="warning">{copy.released(format.date(file.releasedAt))}</Notice>
      )}
      <div className="grid grid-cols-1 items-start gap-4 md:grid-cols-2 md:gap-6">
        <AccountFacts user={user} />
        <AccountDecision user={user} onDecided={offerUndo} onOutdated={onReload} />
      </div>
      <Section heading={copy.history}>
        <AuditTrail reviews={file.reviews} actors={file.actors} />
      </Section>
      <div className="sticky bottom-3 z-10 divide-y divide-line overflow-hidden rounded-control border border-line bg-surface shadow-card empty:hidden forced-colors:border-2">
        <UndoBar undo={undo} />
      </div>
      <output className="sr-only">{announcement}</output>
    </>
  );
}
