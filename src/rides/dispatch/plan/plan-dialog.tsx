import { useMemo, useRef, useState } from 'react';
import type { DayPlan, Lane } from '#domain/rides/model/dispatch/day-plan.ts';
import type { Firm } from '#domain/rides/model/dispatch/driver-candidates.ts';
import {
  assignEach,
  assignTo,
  misfitsOf,
  movable,
  swapOf,
  type Distribution,
  type Given,
} from '#domain/rides/model/dispatch/plan-assignment.ts';
import type { Reason } from '#domain/rides/model/basics/reasons.ts';
import type { Ride } from '#domain/rides/model/ride/ride.ts';
import type { StepOfMany } from '#domain/rides/services/take-many-steps.ts';
import type { Period } from '#domain/shared/time/day.ts';
import { withoutDirectionControls } from '#core/text/without-direction-controls.ts';
import { RadioGroup } from '#ui/fields/radio-group.tsx';
import { ReasonPressDialog } from '../../shared/reason-press-dialog.tsx';
import { RideFormDialog } from '../../shared/ride-form-dialog.tsx';
import { useRidesCopy } from '../../shared/rides-copy.ts';
import { usePlanCopy } from './plan-copy.ts';
import { useReasonsFor } from './use-reasons-for.ts';

/** The question that a dialog of the plan asks. */
export type PlanQuestion =
  | { readonly of: 'assign'; readonly rides: readonly Ride[] }
  | { readonly of: 'swap'; readonly lane: Lane }
  | { readonly of: 'sick'; readonly lane: Lane };

interface PlanDialogProps {
  question: PlanQuestion;
  plan: DayPlan;
  firm: Firm;
  period: Period;
  now: Date;
  /** Begins the steps, and closes the dialog. */
  onSteps: (did: 'assign' | 'recall', steps: readonly StepOfMany[], left?: Distribution['left']) => void;
  onClose: () => void;
}

type Of<Question extends PlanQuestion['of']> = Omit<PlanDialogProps, 'question'> & {
  question: Extract<PlanQuestion, { of: Question }>;
};

const stepsOf = (given: readonly Given[]): readonly StepOfMany[] =>
  given.map(({ ride, driver }) => ({ ride, order: { did: 'assign', driver: driver.uid } }));

const NO_WAIT = { busy: false, failure: null } as const;
/** Formats whether a driver is away, and how many rides they have on the day. */
function useLaneNote(): (lane: Lane) => string {
  const { assign, away } = usePlanCopy();
  return ({ rides, isAway }) => [...(isAway ? [away] : []), assign.has(rides.length)].join(' · ');
}

/** The value of the option that gives each ride to its first suggestion. No driver has an empty uid. */
const EACH = '';

/** Asks to which driver the rides are given, and shows the result before the press. */
function AssignDialog({ question: { rides }, plan, firm, period, now, onSteps, onClose }: Of<'assign'>) {
  const copy = usePlanCopy().assign;
  const noteOf = useLaneNote();
  const reasonsFor = useReasonsFor();
  const [to, setTo] = useState(EACH);
  const found = useMemo(
    () => (to === EACH ? assignEach(rides, firm, period, now) : assignTo(to, rides, firm, now)),
    [to, rides, firm, period, now],
  );
  const { given, left } = found;
  const lanes = plan.lanes.filter(({ shift }) => shift !== null);
  const shares = lanes.flatMap(({ uid, name }) => {
    const count = given.filter(({ driver }) => driver.uid === uid).length;
    return count === 0 ? [] : copy.share(withoutDirectionControls(name), count);
  });
  return (
    <RideFormDialog
      title={copy.title(rides.length)}
      description={
        <output className="grid gap-1">
          <span>{given.length === 0 ? copy.nothing : shares.join(', ')}</span>
          {left.length > 0 && <span>{copy.stay(reasonsFor(left))}</span>}
        </output>
      }
      labels={{ ...copy.labels, submit: copy.labels.submit(given.length) }}
      {...NO_WAIT}
      refusal={given.length === 0 ? copy.nothing : null}
      onSubmit={() => onSteps('assign', stepsOf(given), left)}
      onClose={onClose}
    >
      <RadioGroup
        label={copy.to}
        options={[
          { value: EACH, label: copy.each, note: copy.eachNote },
          ...lanes.map((lane) => ({
            value: lane.uid,
            label: withoutDirectionControls(lane.name),
            note: noteOf(lane),
          })),
        ]}
        value={to}
        onChange={setTo}
        settled
      />
    </RideFormDialog>
  );
}

/** Asks with whom a driver swaps the tour of the day. */
function SwapDialog({ question: { lane }, plan, firm, now, onSteps, onClose }: Of<'swap'>) {
  const { swap: copy, assign } = usePlanCopy();
  const noteOf = useLaneNote();
  const first = useRef<HTMLInputElement>(null);
  const [chosen, setChosen] = useState<string | null>(null);
  const [isMissing, setMissing] = useState(false);
  const others = plan.lanes.filter(({ uid, shift }) => uid !== lane.uid && shift !== null);
  const other = others.find(({ uid }) => uid === chosen);
  const given = other === undefined ? [] : swapOf(lane, other);
  const misfits = misfitsOf(given, firm, now).length;
  const name = withoutDirectionControls(lane.name);
  return (
    <RideFormDialog
      title={copy.title(name)}
      description={
        <>
          <p>{copy.text(name)}</p>
          <output className="empty:sr-only">{misfits > 0 && copy.misfits(misfits)}</output>
        </>
      }
      labels={copy.labels}
      {...NO_WAIT}
      refusal={other !== undefined && given.length === 0 ? assign.nothing : null}
      onSubmit={() => {
        setMissing(other === undefined);
        if (other === undefined) first.current?.focus();
        else onSteps('assign', stepsOf(given));
      }}
      onClose={onClose}
    >
      <RadioGroup
        ref={first}
        label={copy.with}
        options={others.map((each) => ({
          value: each.uid,
          label: withoutDirectionControls(each.name),
          note: noteOf(each),
        }))}
        value={chosen}
        onChange={setChosen}
        error={isMissing && other === undefined ? copy.missing : undefined}
      />
    </RideFormDialog>
  );
}

/** The reasons, beginning with the one that fits best. */
const SICK = ['unavailable', 'changed', 'nearer', 'mistake'] as const satisfies readonly Reason<'recall'>[];

/**
 * Asks why a driver's rides are recalled. Everyone who can read the ride can read the reason. So no reason says why the
 * driver does not come (D70).
 */
function SickDialog({ question: { lane }, onSteps, onClose }: Of<'sick'>) {
  const copy = usePlanCopy().sick;
  const { reasons } = useRidesCopy();
  const rides = movable(lane, 'recall');
  const staying = lane.rides.length - rides.length;
  return (
    <ReasonPressDialog
      title={copy.title(withoutDirectionControls(lane.name), rides.length)}
      description={
        <>
          <p>{copy.text}</p>
          {staying > 0 && <p>{copy.onBoard(staying)}</p>}
        </>
      }
      close={copy.close}
      reasons={SICK}
      texts={reasons.recall}
      {...NO_WAIT}
      onChoose={(why) =>
        onSteps(
          'recall',
          rides.map((ride) => ({ ride, order: { did: 'recall', why } })),
        )
      }
      onClose={onClose}
    />
  );
}

export function PlanDialog({ question, ...rest }: PlanDialogProps) {
  if (question.of === 'assign') return <AssignDialog question={question} {...rest} />;
  if (question.of === 'swap') return <SwapDialog question={question} {...rest} />;
  return <SickDialog question={question} {...rest} />;
}
