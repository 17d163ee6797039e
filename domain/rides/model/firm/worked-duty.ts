import { documentOf, mapOf, oneOf } from '../../../shared/composed-decoders.ts';
import { isMap, text, time, type Fields, type ValuesOf } from '../../../shared/decoders.ts';
import { SERVER_TIME, type Batch } from '../../../shared/record-write.ts';
import { dutiesPath } from '../stored/ride-paths.ts';

/** A correction of a duty's times: its author, the former times and the reason. */
const CORRECTION = { by: text, at: time, since: time, until: time, why: text } as const satisfies Fields;
export type DutyCorrection = ValuesOf<typeof CORRECTION>;

const readCorrection = mapOf(CORRECTION);

/** The corrections in their order; `undefined` if any is damaged. */
function readLog(stored: unknown): readonly DutyCorrection[] | undefined {
  if (!isMap(stored)) return undefined;
  const lines = Object.keys(stored).map((_, n) => readCorrection(stored[String(n)]));
  const read = lines.flatMap((line) => line ?? []);
  return read.length === lines.length ? read : undefined;
}

/** The stored fields of `drivers/{uid}/duties/{turn}`: a time on duty, or a break, that has ended (rides R38). */
const DUTY_FIELDS = {
  duty: oneOf(['on', 'break']),
  /** When the shift of this duty began. */
  shiftSince: time,
  since: time,
  /** When the duty ended, perhaps as entered afterwards. */
  until: time,
  /** The car of this duty. */
  label: text,
  plate: text,
  /** The uid of the person who ended the duty: the driver or a dispatcher. */
  by: text,
  /** When the end was first entered, by the server's clock. A correction does not change it. */
  endedAt: time,
  log: readLog,
} as const satisfies Fields;

export interface WorkedDuty extends ValuesOf<typeof DUTY_FIELDS> {
  /** The `turn` of the shift during this duty. */
  readonly id: string;
}

export const readWorkedDuty = documentOf(DUTY_FIELDS);

/** Corrected times of a duty, and why. */
export interface DutyTimes {
  readonly since: Date;
  readonly until: Date;
  readonly why: string;
}

/** The write of a correction: the new times, and a line with the former ones. */
export function dutyCorrectionBatch(uid: string, duty: WorkedDuty, times: DutyTimes, by: string): Batch {
  const { since, until, why } = times;
  const line = { by, at: SERVER_TIME, since: duty.since, until: duty.until, why };
  return [
    {
      kind: 'update',
      path: `${dutiesPath(uid)}/${duty.id}`,
      fields: { since, until, [`log.${duty.log.length}`]: line },
    },
  ];
}
