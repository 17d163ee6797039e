import type { Ref } from 'react';
import type { LogLine } from '#domain/rides/model/ride/log-line.ts';
import { useStepDialogsCopy } from '../../../../copy/rides/step-dialogs.ts';
import { useRidesCopy } from '../../../../copy/rides/rides.ts';
import { NewsBox } from '../../../../ui/rides/meanwhile/news-box.tsx';
import type { Asked } from './asked.ts';

interface NewsOfRideProps {
  asked: Asked;
  lines: readonly LogLine[];
  ref: Ref<HTMLOutputElement>;
}

/** Each of these steps with its time and its person. */
export function NewsOfRide({ asked: { nameOf, format }, lines, ref }: NewsOfRideProps) {
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
            return <span key={number}>{copy.line(format.time(at), step, nameOf(by) ?? copy.somebody)}</span>;
          })}
          <span>{copy.again}</span>
        </>
      )}
    </NewsBox>
  );
}
