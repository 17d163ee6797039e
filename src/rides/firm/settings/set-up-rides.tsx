import type { RideFailure } from '#domain/rides/model/errors/ride-error.ts';
import { parseSettings, typedSettings } from '#domain/rides/model/firm/parse-settings.ts';
import { defaultSettings, type RideSettings } from '#domain/rides/model/firm/settings.ts';
import type { Result } from '#domain/shared/result.ts';
import { useSubmission } from '#core/forms/use-submission.ts';
import { focusPageHeading } from '#core/navigation/focus-on-navigation.ts';
import { Button } from '#ui/actions/button.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { ErrorBox } from '#ui/feedback/error-box.tsx';
import { Card } from '#ui/page/message-card.tsx';
import { useRideSettingsCopy } from '../../shared/ride-settings-copy.ts';
import { useRideErrorText } from '../../shared/use-ride-error-text.ts';
import { useClockIn } from './use-clock-in.ts';

interface SetUpRidesProps {
  /** Saves the first settings; `null` if this person may not save them. */
  onSetUp: ((settings: RideSettings) => Promise<Result<void>>) | null;
}

/** One press saves the usual settings. No ride can be booked before the first settings are saved. */
export function SetUpRides({ onSetUp }: SetUpRidesProps) {
  const copy = useRideSettingsCopy().setUp;
  const textOf = useRideErrorText();
  const { busy, failure, show, submit } = useSubmission<RideFailure>();
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  const clock = useClockIn(timeZone);
  if (onSetUp === null) {
    return (
      <Card>
        <EmptyState icon="info" title={copy.title} text={copy.ask} />
      </Card>
    );
  }
  const press = async () => {
    const usual = defaultSettings(timeZone);
    const parsed = parseSettings(typedSettings(usual), usual);
    if (!parsed.ok) return parsed.error.forEach((error) => show(error));
    const saved = await submit(() => onSetUp(parsed.value));
    // The button disappears, and the focus with it.
    if (saved?.ok === true) focusPageHeading();
  };
  return (
    <Card>
      <EmptyState icon="car" title={copy.title} text={copy.text}>
        <div className="grid justify-items-center gap-4">
          <p className="text-ink-soft">{copy.timeZone(timeZone, clock)}</p>
          {failure !== null && <ErrorBox text={textOf(failure.error)} focusKey={failure.focusKey} />}
          <Button busy={busy} busyLabel={copy.submitting} onClick={() => void press()}>
            {copy.submit}
          </Button>
        </div>
      </EmptyState>
    </Card>
  );
}
