import { parseSettings } from '#domain/rides/model/firm/parse-settings.ts';
import { defaultSettings, type RideSettings } from '#domain/rides/model/firm/settings.ts';
import type { Result } from '#domain/shared/result.ts';
import { focusPageHeading } from '#core/navigation/focus-on-navigation.ts';
import { useRideForm } from '../../shared/use-ride-form.ts';
import { useRideSettingsCopy } from '../../shared/ride-settings-copy.ts';
import { useRideErrorText } from '../../shared/use-ride-error-text.ts';
import { Button } from '#ui/actions/button.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { ErrorBox } from '#ui/feedback/error-box.tsx';
import { Card } from '#ui/page/card.tsx';

interface SetUpRidesProps {
  /** Saves the first settings; `null` if this person may not. */
  onSetUp: ((settings: RideSettings) => Promise<Result<void>>) | null;
}

/** The first step of a service, without which nobody can book: one press saves the usual settings. */
export function SetUpRides({ onSetUp }: SetUpRidesProps) {
  const copy = useRideSettingsCopy().setUp;
  const textOf = useRideErrorText();
  const { busy, failure, submit } = useRideForm([], textOf);
  if (onSetUp === null) {
    return (
      <Card>
        <EmptyState icon="info" title={copy.title} text={copy.ask} />
      </Card>
    );
  }
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  const press = async () => {
    const saved = await submit(parseSettings(defaultSettings(timeZone)), onSetUp);
    // The button disappears, and the focus with it.
    if (saved?.ok === true) focusPageHeading();
  };
  return (
    <Card>
      <EmptyState icon="car" title={copy.title} text={copy.text}>
        <div className="grid justify-items-center gap-4">
          <p className="text-ink-soft">{copy.timeZone(timeZone)}</p>
          {failure !== null && <ErrorBox text={textOf(failure.error)} focusKey={failure.focusKey} />}
          <Button busy={busy} busyLabel={copy.submitting} onClick={() => void press()}>
            {copy.submit}
          </Button>
        </div>
      </EmptyState>
    </Card>
  );
}
