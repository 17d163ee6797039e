import { useState } from 'react';
import type { AlarmFailure } from '#domain/rides/ports/alarm.ts';
import { useRequest } from '#core/product/use-request.ts';
import { Button } from '#ui/actions/button.tsx';
import { useRides } from '../use-rides.ts';
import { type telling, useTellingCopy } from './telling-copy.ts';

interface ToldWhileClosedProps {
  /** What would be shown. */
  what: keyof typeof telling.what;
  /** Shows nothing where it is off: here it is only ended. */
  onlyToEnd?: boolean;
}

/**
 * Asks, by one press, to be told on this device while the product is closed. Says what will be shown before the browser asks,
 * and afterwards whether it is on, and how to end it.
 */
export function ToldWhileClosed(props: ToldWhileClosedProps) {
  return useRides().telling.isOffered ? <Offered {...props} /> : null;
}

function Offered({ what, onlyToEnd = false }: ToldWhileClosedProps) {
  const copy = useTellingCopy();
  const { telling } = useRides();
  const known = useRequest<string, boolean, AlarmFailure>('telling', telling.isOn);
  const [refusal, setRefusal] = useState<AlarmFailure | null>(null);
  const [busy, setBusy] = useState(false);
  const [isPressed, setPressed] = useState(false);
  if (known.value === null && known.error === null) return null;
  const isOn = known.value === true;
  // Whoever has just ended it keeps the button, and with it the focus.
  if (onlyToEnd && !isOn && !isPressed) return null;
  const error = refusal ?? known.error;
  const failure = error === null || typeof error === 'string' ? error : 'failed';

  const press = async () => {
    setBusy(true);
    setPressed(true);
    if (isOn) {
      await telling.end();
    } else {
      const begun = await telling.begin();
      setRefusal(begun.ok ? null : begun.error);
    }
    known.reload();
    setBusy(false);
  };
  const mayPress = isOn || failure === null || failure === 'failed';
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1 text-sm text-ink-soft">
      <p className="grow basis-36">{isOn ? copy.on : copy.what[what]}</p>
      {mayPress && (
        <Button
          tone={isOn ? 'quiet' : 'secondary'}
          size="small"
          busy={busy}
          busyLabel={isOn ? copy.ending : copy.beginning}
          onClick={() => void press()}
        >
          {isOn ? copy.end : copy.begin}
        </Button>
      )}
      <p aria-live="polite" className="basis-full font-medium text-warning-ink empty:sr-only">
        {!isOn && failure !== null && copy.failures[failure]}
      </p>
    </div>
  );
}
