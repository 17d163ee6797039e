import { useRef } from 'react';
import { useHealthCopy } from '../../../copy/health.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { useToast } from '../../../ui/feedback/toast-context.tsx';

/** A command line and a button that copies it. */
export function CopyCommand({ command }: { command: string }) {
  const copy = useHealthCopy().commandLine;
  const toast = useToast();
  const line = useRef<HTMLElement>(null);
  const copyCommand = async () => {
    try {
      await navigator.clipboard.writeText(command);
      toast({ tone: 'success', title: copy.copied, text: command });
    } catch {
      // Blocked, or unavailable without TLS.
      if (line.current !== null) getSelection()?.selectAllChildren(line.current);
      toast({ tone: 'danger', title: copy.notCopied, text: copy.selected });
    }
  };
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 rounded-control bg-raised p-4">
      <code ref={line} className="min-w-0 text-sm wrap-anywhere">
        {command.split(' ').map((word, index) => (
          // Wraps between words only; a line must not end within an option's hyphens.
          <span key={word}>
            {index > 0 && ' '}
            <span className="inline-block">{word}</span>
          </span>
        ))}
      </code>
      <Button tone="secondary" size="small" onClick={() => void copyCommand()}>
        {copy.copy}
      </Button>
    </div>
  );
}
