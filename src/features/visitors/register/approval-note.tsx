import { registerCopy } from '../../../copy/register.ts';
import { useCopy } from '../../../copy/language/use-copy.ts';
import { CompactNotice } from '../../../ui/feedback/compact-notice.tsx';

/** What happens after registering. As high as the largest `SessionNote`, which may replace it. */
export function ApprovalNote() {
  const { approval } = useCopy(registerCopy);
  return (
    <CompactNotice tone="warning">
      <p className="font-semibold">{approval.heading}</p>
      <p>{approval.text}</p>
    </CompactNotice>
  );
}
