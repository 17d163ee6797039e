import { registerCopy } from '../../copy/register.ts';
import { useCopy } from '../../copy/use-copy.ts';
import { Icon } from '../../ui/icon.tsx';

/** What registering leads to. As high as the largest note about a session, which takes its place. */
export function ApprovalNote() {
  const { approval } = useCopy(registerCopy);
  return (
    <div className="gap-3 rounded-control bg-warning-soft p-3 text-sm/5 text-warning-ink sm:flex forced-colors:border">
      <span className="float-left mr-2 sm:mr-0">
        <Icon name="clock" />
      </span>
      <div className="min-w-0 flex-1 wrap-anywhere">
        <p className="font-semibold">{approval.heading}</p>
        <p>{approval.text}</p>
      </div>
    </div>
  );
}
