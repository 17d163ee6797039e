import { useState } from 'react';
import type { RideFailure, RideResult } from '#domain/rides/model/errors/ride-error.ts';
import { ErrorBox } from '#ui/feedback/error-box.tsx';
import { Checkbox } from '#ui/fields/checkbox.tsx';
import { useRideErrorText } from '../use-ride-error-text.ts';
import { useAvailabilityCopy } from './availability-copy.ts';

interface LaterNewsProps {
  wanted: boolean;
  onSave: (wanted: boolean) => Promise<RideResult<void>>;
}

/** Chooses whether a driver off duty is notified of requests for later rides. A press is stored at once. */
export function LaterNews({ wanted, onSave }: LaterNewsProps) {
  const { laterNews: copy } = useAvailabilityCopy();
  const textOf = useRideErrorText();
  // The pressed value is shown until the stored one has been read.
  const [pressed, setPressed] = useState<{ readonly next: boolean; readonly before: boolean } | null>(null);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<RideFailure | null>(null);
  const save = async (next: boolean) => {
    setPressed({ next, before: wanted });
    setBusy(true);
    setFailure(null);
    const saved = await onSave(next);
    setBusy(false);
    if (saved.ok) return;
    setPressed(null);
    setFailure(saved.error);
  };
  return (
    <div className="grid grid-cols-1 gap-1">
      <h3 className="text-sm font-semibold">{copy.heading}</h3>
      {failure !== null && <ErrorBox text={textOf(failure)} />}
      <Checkbox
        label={copy.label}
        checked={pressed?.before === wanted ? pressed.next : wanted}
        busy={busy}
        onChange={(next) => void save(next)}
      />
      <p className="text-sm text-ink-soft">{copy.text}</p>
    </div>
  );
}
