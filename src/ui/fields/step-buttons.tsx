import { Button } from '../actions/button.tsx';

interface StepButtonsProps {
  labels: { readonly previous: string; readonly next: string };
  /** Whether nothing follows the day or week that is shown. */
  isLast: boolean;
  onStep: (by: 1 | -1) => void;
}

/** Buttons for the day or week before and after the one that is shown. */
export function StepButtons({ labels, isLast, onStep }: StepButtonsProps) {
  return (
    <div className="flex flex-wrap gap-2">
      <Button tone="quiet" size="small" onClick={() => onStep(-1)}>
        {labels.previous}
      </Button>
      <Button tone="quiet" size="small" aria-disabled={isLast} onClick={() => onStep(1)}>
        {labels.next}
      </Button>
    </div>
  );
}
