import { useRef, useState, type ComponentProps } from 'react';
import type { RideFailure, RideResult } from '#domain/rides/model/errors/ride-error.ts';
import type { LogLine } from '#domain/rides/model/ride/log-line.ts';
import type { Ride } from '#domain/rides/model/ride/ride.ts';
import type { Result } from '#domain/shared/result.ts';
import type { useForm } from '#core/forms/use-form.ts';

/**
 * The steps that others took while a dialog about the ride was open. The first press after a new step sends nothing and
 * moves the focus to the steps. `openedAt` comes from the `DialogDraft`; `counts` chooses the steps.
 */
export function useConcurrentSteps({ log, rev }: Ride, openedAt: number, counts: (line: LogLine) => boolean) {
  const box = useRef<HTMLOutputElement>(null);
  /** The number of the last step that this person has been shown. */
  const [shownUpTo, setShownUpTo] = useState(openedAt);
  const since = (step: number) => log.slice(step + 1).filter(counts);
  return {
    box,
    /** The steps after `openedAt` that `counts` chooses. */
    lines: since(openedAt),
    /**
     * Sends the parsed values. If a chosen step is new to this person, sends nothing and focuses the box instead. An
     * `overtaken` failure tells the person of a change, so the step that changed the ride counts as shown.
     */
    async send<Values>(
      { refuses, submit }: Pick<ReturnType<typeof useForm<never, RideFailure>>, 'refuses' | 'submit'>,
      checked: Result<Values, readonly RideFailure[]>,
      run: (values: Values) => Promise<RideResult<void>>,
    ): Promise<'done' | 'overtaken' | 'not-done'> {
      if (since(shownUpTo).length > 0) {
        setShownUpTo(rev);
        box.current?.focus();
        return 'not-done';
      }
      if (!checked.ok) {
        refuses(checked.error);
        return 'not-done';
      }
      const sent = await submit(() => run(checked.value));
      if (sent?.ok === true) return 'done';
      if (sent === null || !isOvertaken(sent.error)) return 'not-done';
      setShownUpTo(rev + 1);
      return 'overtaken';
    },
  };
}

const OVERTAKEN: readonly RideFailure['code'][] = ['ride-changed', 'ride-over', 'ride-expired'];

/** Whether a step failed because the ride had changed or ended meanwhile. */
export const isOvertaken = ({ code }: RideFailure): boolean => OVERTAKEN.includes(code);

/** The box for the steps of others; its content is announced. */
export function ConcurrentStepsBox(props: Pick<ComponentProps<'output'>, 'ref' | 'children'>) {
  return (
    <output
      {...props}
      tabIndex={-1}
      className="grid gap-1 rounded-control border border-line-strong bg-raised p-3 text-sm empty:sr-only"
    />
  );
}
