import { useState } from 'react';
import { controls as copy } from '../../copy/en/controls.ts';
import { Badge } from '../../ui/data/badge.tsx';
import { Button } from '../../ui/actions/button.tsx';
import { CompactNotice } from '../../ui/feedback/compact-notice.tsx';
import { Dialog } from '../../ui/feedback/dialog.tsx';
import { ErrorBox } from '../../ui/feedback/error-box.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { QuietNote } from '../../ui/feedback/quiet-note.tsx';
import { Section } from '../../ui/page/section.tsx';
import { TextLink } from '../../ui/actions/text-link.tsx';
import { useToast } from '../../ui/feedback/toast-context.tsx';

const BADGES = ['neutral', 'accent', 'success', 'warning', 'danger'] as const;
const NOTICES = ['info', 'success', 'warning'] as const;
const TOASTS = ['success', 'danger'] as const;

export function FeedbackControls() {
  const toast = useToast();
  const [open, setOpen] = useState(false);
  return (
    <Section heading={copy.feedback}>
      <ErrorBox text={copy.failure}>
        <TextLink href="/controls" inherit>
          {copy.retry}
        </TextLink>
      </ErrorBox>
      {NOTICES.map((tone) => (
        <Notice key={tone} tone={tone}>
          {copy.notice}
        </Notice>
      ))}
      {NOTICES.map((tone) => (
        <CompactNotice key={tone} tone={tone}>
          {copy.notice}
        </CompactNotice>
      ))}
      <QuietNote>{copy.notice}</QuietNote>
      <div className="flex flex-wrap gap-2">
        {BADGES.map((tone) => (
          <Badge key={tone} tone={tone}>
            {tone}
          </Badge>
        ))}
      </div>
      <div className="flex flex-wrap gap-3">
        {TOASTS.map((tone) => (
          <Button
            key={tone}
            tone="secondary"
            onClick={() => toast({ tone, title: copy.toasts[tone], text: copy.notice })}
          >
            {copy.toasts[tone]}
          </Button>
        ))}
        <Button tone="secondary" onClick={() => setOpen(true)}>
          {copy.dialog}
        </Button>
      </div>
      {open && (
        <Dialog title={copy.dialog} description={copy.notice} onClose={() => setOpen(false)}>
          <Button onClick={() => setOpen(false)}>{copy.close}</Button>
        </Dialog>
      )}
    </Section>
  );
}
