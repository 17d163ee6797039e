import type { Ref } from 'react';
import type { LogLine } from '#domain/rides/model/ride/log-line.ts';
import { takenBy } from '#domain/rides/model/ride/taken-by.ts';
import { useStepDialogsCopy } from './step-dialogs-copy.ts';
import { useRidesCopy } from '../../shared/rides-copy.ts';
import { NewsBox } from '../../shared/meanwhile/news-box.tsx';
import type { Asked } from './asked.ts';

interface NewsOfRideProps {
  asked: Asked;
  lines: readonly LogLine[];
  ref: Ref<HTMLOutputElement>;
}

/** Each of these steps with its time and its person. */
export function NewsOfRide({ asked: { nameOf, format, ride }, lines, ref }: NewsOfRideProps) {
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
