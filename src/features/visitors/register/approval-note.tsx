import { useRegisterCopy } from '../../../copy/register.ts';
import { CompactNotice } from '../../../ui/feedback/compact-notice.tsx';

/** What happens after registering. As high as the largest `SessionNote`, which may replace it. */
export function ApprovalNote() {
  const { approval } = useRegisterCopy();
  return (
    <CompactNotice tone="warning">
      <p className="font-semibold">{approval.heading}</p>
      <p>{approval.text}</p>
    </CompactNotice>
  );
}
