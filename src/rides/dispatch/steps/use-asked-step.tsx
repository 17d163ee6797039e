import type { Ref } from 'react';
import type { RideFormField, RideInputError, RideResult } from '#domain/rides/model/errors/ride-error.ts';
import type { LogLine } from '#domain/rides/model/ride/log-line.ts';
import { takenBy } from '#domain/rides/model/ride/taken-by.ts';
import type { Result } from '#domain/shared/result.ts';
import { useUser } from '#core/session/user-context.ts';
import { ErrorBox } from '#ui/feedback/error-box.tsx';
import { useToast } from '#ui/feedback/toast-context.tsx';
import { useTimeAfter } from '../../shared/live/use-time-after.ts';
import { NewsBox } from '../../shared/meanwhile/news-box.tsx';
import { useOthersFirst } from '../../shared/meanwhile/use-others-first.ts';
import { useRidesCopy } from '../../shared/rides-copy.ts';
import { useRideErrorText } from '../../shared/use-ride-error-text.ts';
import { useRideForm } from '../../shared/use-ride-form.ts';
import { useDispatchStepsCopy } from '../dispatch-steps-copy.ts';
import type { Asked } from './asked.ts';
import { refusalOf, turningPoints } from './dispatch-action.ts';
import { useStepDialogsCopy } from './step-dialogs-copy.ts';

interface NewsOfRideProps {
  asked: Asked;
  lines: readonly LogLine[];
  ref: Ref<HTMLOutputElement>;
}

/** Each of these steps with its time and its person. */
function NewsOfRide({ asked: { nameOf, format, ride }, lines, ref }: NewsOfRideProps) {
  const { meanwhile: copy } = useStepDialogsCopy();
  const { steps } = useRidesCopy();
  return (
    <NewsBox ref={ref}>
      {lines.length > 0 && (
        <>
          <strong className="font-semibold">{copy.heading}</strong>
          {lines.map(({ did, by, at, driver }, number) => {
            const step =
              driver === null ? steps[did] : copy.ofDriver(steps[did], nameOf(driver) ?? copy.aDriver);
            const isTime = takenBy({ did, by }, ride.rider) === 'time';
            const who = isTime ? null : (nameOf(by) ?? copy.somebody);
            return <span key={number}>{copy.line(format.time(at), step, who)}</span>;
          })}
          <span>{copy.again}</span>
        </>
      )}
    </NewsBox>
  );
}

/**
 * The form of a dialog about a ride that others may change meanwhile. Their changes are shown before anything is sent: the
 * first press after a change only points to it, and what was typed stays.
 */
export function useAskedStep<Name extends RideFormField>(asked: Asked, names: readonly Name[]) {
  const { ride, action, draft, name, format, reread, onClose } = asked;
  const { uid } = useUser();
  const { done } = useDispatchStepsCopy();
  const now = useTimeAfter(turningPoints(ride));
  const textOf = useRideErrorText((at) => format.moment(at, now));
  const toast = useToast();
  const { busy, failure, field, control, submit } = useRideForm(names, textOf);
  const { news, lines, send } = useOthersFirst(ride, draft.openedAt, ({ by }) => by !== uid);
  const refusal = refusalOf(action, ride, now);
  return {
    busy,
    field,
    control,
    now,
    /**
     * What all dialogs about a ride share: what happened meanwhile, what went wrong, and why the action is not possible
     * now.
     */
    dialog: {
      draft,
      busy,
      refusal: refusal === null ? null : textOf(refusal),
      onClose,
      news: <NewsOfRide asked={asked} lines={lines} ref={news} />,
      failure: failure !== null && <ErrorBox text={textOf(failure.error)} focusKey={failure.focusKey} />,
    },
    async send<Values>(
      checked: Result<Values, readonly RideInputError[]>,
      run: (values: Values) => Promise<RideResult<void>>,
    ): Promise<void> {
      const became = await send(() => submit(checked, run));
      if (became === 'overtaken') reread();
      if (became !== 'done') return;
      draft.forget();
      onClose();
      toast({ tone: 'success', title: done[action].title, text: done[action].text(name) });
    },
  };
}
