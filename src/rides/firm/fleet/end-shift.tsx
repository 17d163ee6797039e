import { useState } from 'react';
import type { Shift } from '#domain/rides/model/firm/shift.ts';
import { lazyDialog } from '#ui/feedback/lazy-dialog.tsx';
import { withoutDirectionControls } from '#core/text/without-direction-controls.ts';
import { useFirmCopy } from '../firm-copy.ts';
import { Button } from '#ui/actions/button.tsx';
import type { ServiceTime } from '#ui/zone/use-service-time.ts';

const LazyEndShiftDialog = lazyDialog(async () => (await import('./end-shift-dialog.tsx')).EndShiftDialog);

interface EndShiftProps {
  shift: Shift;
  format: ServiceTime;
  inRow?: boolean;
  onEnded?: () => void;
}

/** The button that ends a shift for its driver. It disappears when the shift is over. */
export function EndShift({ shift, format, inRow = false, onEnded = () => {} }: EndShiftProps) {
  const copy = useFirmCopy().shifts;
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      {shift.duty !== 'off' && (
        <Button
          tone="ending"
          size={inRow ? 'row' : 'small'}
          aria-label={copy.endOf(withoutDirectionControls(shift.name))}
          onClick={() => setOpen(true)}
        >
          {copy.end}
        </Button>
      )}
      {isOpen && (
        <LazyEndShiftDialog shift={shift} format={format} onEnded={onEnded} onClose={() => setOpen(false)} />
      )}
    </>
  );
}
