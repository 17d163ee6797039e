import { useState } from 'react';
import type { Result } from '#domain/shared/result.ts';
import type { SystemError } from '#domain/shared/system-error.ts';
import { ErrorBox } from '#ui/feedback/error-box.tsx';
import { Checkbox } from '#ui/fields/checkbox.tsx';
import { useRideErrorText } from '../use-ride-error-text.ts';
import { useAvailabilityCopy } from './availability-copy.ts';

interface LaterNewsProps {
  wanted: boolean;
  onSave: (wanted: boolean) => Promise<Result<void>>;
}

/** Whether a driver off duty is notified of later requests. A press is stored at once. */
export function LaterNews({ wanted, onSave }: LaterNewsProps) {
  const { laterNews: copy } = useAvailabilityCopy();
  const textOf = useRideErrorText();
  const [pressed, setPressed] = useState<boolean | null>(null);
  const [failure, setFailure] = useState<SystemError | null>(null);
  const save = async (next: boolean) => {
    setPressed(next);
    setFailure(null);
    const saved = await onSave(next);
    setPressed(null);
    if (!saved.ok) setFailure(saved.error);
  };
  return (
    <div className="grid grid-cols-1 gap-1">
      <h3 className="text-sm font-semibold">{copy.heading}</h3>
      {failure !== null && <ErrorBox text={textOf(failure)} />}
      <Checkbox
        label={copy.label}
        checked={pressed ?? wanted}
        busy={pressed !== null}
        onChange={(next) => void save(next)}
      />
      <p className="text-sm text-ink-soft">{copy.text}</p>
    </div>
  );
}
