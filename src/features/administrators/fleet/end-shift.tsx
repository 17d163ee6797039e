import { lazy, Suspense, useState } from 'react';
import type { Shift } from '#domain/rides/model/firm/shift.ts';
import { loadChunk } from '../../../core/product/load-chunk.ts';
import { withoutDirectionControls } from '../../../core/text/without-direction-controls.ts';
import type { Format } from '../../../copy/language/use-format.ts';
import { useShiftsCopy } from '../../../copy/rides/shifts.ts';
import { Button } from '../../../ui/actions/button.tsx';

/** Contains most of Radix, so it loads with the first question. */
const LateEndShiftDialog = lazy(async () => {
  const dialog = await loadChunk(() => import('./end-shift-dialog.tsx'));
  return { default: dialog.EndShiftDialog };
});

interface EndShiftProps {
  shift: Shift;
  format: Format;
  onEnded?: () => void;
}

/** The button that ends a shift for its driver; none once it is over. */
export function EndShift({ shift, format, onEnded = () => {} }: EndShiftProps) {
  const copy = useShiftsCopy();
  const [isAsked, ask] = useState(false);
  return (
    <>
      {shift.duty !== 'off' && (
        <Button
          tone="secondary"
          size="small"
          aria-label={copy.endOf(withoutDirectionControls(shift.name))}
          onClick={() => ask(true)}
        >
          {copy.end}
        </Button>
      )}
      <Suspense>
        {isAsked && (
          <LateEndShiftDialog shift={shift} format={format} onEnded={onEnded} onClose={() => ask(false)} />
        )}
      </Suspense>
    </>
  );
}
