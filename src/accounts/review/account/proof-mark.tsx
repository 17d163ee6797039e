import type { User } from '#domain/accounts/model/user.ts';
import { useDecisionCopy } from '#words/decisions-copy.ts';
import { PageIcon } from '#ui/page-icon.tsx';

/** Whether the owner has proven the address (D26). */
export function ProofMark({ user: { provenAt } }: { user: User }) {
  const { proof } = useDecisionCopy();
  const isProven = provenAt !== null;
  return (
    <span
      className={`inline-flex items-center gap-1.5 text-sm font-normal ${isProven ? 'text-ink-soft' : 'text-warning-ink'}`}
    >
      <PageIcon name={isProven ? 'check' : 'alert'} />
      {isProven ? proof.proven : proof.unproven}
    </span>
  );
}
