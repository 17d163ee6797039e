import { useControlsCopy } from '#words/controls-copy.ts';
import { Button } from '../actions/button.tsx';

interface FoldFiltersProps {
  isUnfolded: boolean;
  onUnfold: (isUnfolded: boolean) => void;
}

/** The button at the end of a `FilterLine` that shows or folds the filters that are not set. */
export function FoldFilters({ isUnfolded, onUnfold }: FoldFiltersProps) {
  const { filters: copy } = useControlsCopy();
  return (
    <Button tone="quiet" size="small" aria-expanded={isUnfolded} onClick={() => onUnfold(!isUnfolded)}>
      {isUnfolded ? copy.fewer : copy.more}
    </Button>
  );
}
