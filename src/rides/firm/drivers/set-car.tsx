import { useState } from 'react';
import type { Shift } from '#domain/rides/model/firm/shift.ts';
import { withoutDirectionControls } from '#core/text/without-direction-controls.ts';
import { Button } from '#ui/actions/button.tsx';
import { lazyDialog } from '#ui/feedback/lazy-dialog.tsx';
import { useCarCopy } from '../../shared/car/car-copy.ts';
import { useFirmCopy } from '../firm-copy.ts';

const LazySetCarDialog = lazyDialog(async () => (await import('./set-car-dialog.tsx')).SetCarDialog);

interface SetCarProps {
  shift: Shift;
  /** All shifts, for the cars in use; `null` while unknown. */
  shifts: readonly Shift[] | null;
  onSet: () => void;
}

/** The button with which dispatch changes a driver's car and number. It is shown only while the driver is on duty. */
export function SetCar({ shift, shifts, onSet }: SetCarProps) {
  const { car: copy } = useFirmCopy().shifts;
  const { change } = useCarCopy();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      {shift.duty === 'on' && (
        <Button
          tone="quiet"
          size="small"
          aria-label={copy.changeOf(withoutDirectionControls(shift.name))}
          onClick={() => setOpen(true)}
        >
          {change}
        </Button>
      )}
      {isOpen && <LazySetCarDialog {...{ shift, shifts, onSet }} onClose={() => setOpen(false)} />}
    </>
  );
}
