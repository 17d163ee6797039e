import type { RideDetails } from '#domain/rides/model/booking/ride-details.ts';
import { withoutDirectionControls } from '#core/text/without-direction-controls.ts';
import { Button } from '#ui/actions/button.tsx';
import { ProgressBar } from '#ui/feedback/progress-bar.tsx';
import type { ServiceTime } from '#ui/zone/use-service-time.ts';
import { useRideErrorText } from '../../shared/use-ride-error-text.ts';
import { useDispatchCopy } from '../dispatch-copy.ts';
import { usePlanCopy } from './plan-copy.ts';
import { useReasonsFor } from './use-reasons-for.ts';
import type { StepRun, StepRuns } from './use-step-run.ts';

interface RunNoteProps {
  runs: StepRuns;
  detailsOf: (ride: string) => RideDetails | undefined;
  format: ServiceTime;
  now: Date;
}

/** How many rides got their step, were left out or were not tried, and which steps failed and why. */
function Summary({ run, detailsOf, format, now }: Omit<RunNoteProps, 'runs'> & { run: StepRun }) {
  const copy = usePlanCopy().run;
  const { passenger } = useDispatchCopy();
  const textOf = useRideErrorText((at) => format.moment(at, now));
  const reasonsFor = useReasonsFor();
  const { did, all, taken, left } = run;
  const untried = all - taken.done.length - taken.failed.length;
  return (
    <div className="grid gap-0.5">
      <p>
        {[
          copy.done[did](taken.done.length),
          ...(left.length > 0 ? [copy.stayed(reasonsFor(left))] : []),
          ...(untried > 0 ? [copy.untried(untried)] : []),
        ].join(' ')}
      </p>
      {taken.failed.length > 0 && (
        <ul className="text-danger-ink">
          {taken.failed.map(({ ride, error }) => (
            <li key={ride.id}>
              {copy.failed(
                `${format.time(ride.pickupAt)} ${withoutDirectionControls(detailsOf(ride.id)?.name ?? passenger)}`,
                textOf(error),
              )}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** The progress of a series of steps, with a button that stops it, and then its result. */
export function RunNote({ runs, ...about }: RunNoteProps) {
  const copy = usePlanCopy().run;
  const { run } = runs;
  const tried = run === null ? 0 : run.taken.done.length + run.taken.failed.length;
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1 text-sm empty:hidden">
      {run !== null && run.state !== 'over' && (
        <>
          <label className="flex items-center gap-2">
            {copy.progress[run.did]}
            <ProgressBar value={tried} max={run.all} />
          </label>
          <span className="tabular-nums">{copy.of(tried, run.all)}</span>
          <Button tone="secondary" size="row" aria-disabled={run.state === 'stopping'} onClick={runs.stop}>
            {run.state === 'stopping' ? copy.stopping : copy.stop}
          </Button>
        </>
      )}
      <output className="min-w-0 font-medium wrap-anywhere empty:sr-only">
        {run?.state === 'over' && <Summary run={run} {...about} />}
      </output>
      {run?.state === 'over' && (
        <Button tone="quiet" size="row" onClick={runs.forget}>
          {copy.close}
        </Button>
      )}
    </div>
  );
}
