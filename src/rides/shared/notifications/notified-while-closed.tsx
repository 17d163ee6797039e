import { useState } from 'react';
import type { PushFailure } from '#domain/rides/ports/push-subscriber.ts';
import { useRequest } from '#core/product/use-request.ts';
import { Button } from '#ui/actions/button.tsx';
import { useRides } from '../use-rides.ts';
import { type notifications, useNotificationsCopy } from './notifications-copy.ts';

interface NotifiedWhileClosedProps {
  /** Whose notices the text describes. */
  what: keyof typeof notifications.what;
  /** Whether the component is shown only while notifications are on. */
  onlyToEnd?: boolean;
}

/** Turns notifications on this device on and off, and says what they contain before the browser asks for permission. */
export function NotifiedWhileClosed(props: NotifiedWhileClosedProps) {
  return useRides().notifications.isOffered ? <Offered {...props} /> : null;
}

function Offered({ what, onlyToEnd = false }: NotifiedWhileClosedProps) {
  const copy = useNotificationsCopy();
  const { notifications } = useRides();
  const known = useRequest<string, boolean, PushFailure>('notifications', notifications.isOn);
  const [refusal, setRefusal] = useState<PushFailure | null>(null);
  const [busy, setBusy] = useState(false);
  const [isPressed, setPressed] = useState(false);
  if (known.value === null && known.error === null) return null;
  const isOn = known.value === true;
  // After a press that turns notifications off, the component stays, so that its button keeps the focus.
  if (onlyToEnd && !isOn && !isPressed) return null;
  const error = refusal ?? known.error;
  const failure = error === null || typeof error === 'string' ? error : 'failed';

  const press = async () => {
    setBusy(true);
    setPressed(true);
    if (isOn) {
      await notifications.turnOff();
    } else {
      const turned = await notifications.turnOn();
      setRefusal(turned.ok ? null : turned.error);
    }
    known.reload();
    setBusy(false);
  };
  const mayPress = isOn || failure === null || failure === 'failed';
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1 text-sm text-ink-soft">
      <p className={isOn ? 'grow basis-36' : 'basis-full'}>{isOn ? copy.on : copy.what[what]}</p>
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
