import { useHealthCopy } from '../health-copy.ts';
import { Button } from '#ui/actions/button.tsx';
import { useCopy } from './use-copy.ts';

export function CopyCommand({ command }: { command: string }) {
  const copy = useHealthCopy().commandLine;
  const { shown, write } = useCopy(command, copy);
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 rounded-control bg-raised p-4">
      <code ref={shown} className="min-w-0 text-sm wrap-anywhere">
        {command.split(' ').map((word, index) => (
          // Wraps only between words, so that no line ends within an option's hyphens.
          <span key={word}>
            {index > 0 && ' '}
            <span className="inline-block">{word}</span>
          </span>
        ))}
      </code>
      <Button tone="secondary" size="small" onClick={write}>
        {copy.copy}
      </Button>
    </div>
  );
}
