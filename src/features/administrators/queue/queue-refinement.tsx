import { KNOWN_ROLES } from '#domain/accounts/model/role.ts';
import { useReviewCopy } from '../../../copy/review.ts';
import { Checkbox } from '../../../ui/fields/checkbox.tsx';
import { RoleSelect } from '../../../ui/fields/role-select.tsx';
import type { QueuePlace } from './queue-place.ts';

interface QueueRefinementProps {
  place: QueuePlace;
  onPlace: (place: QueuePlace) => void;
}

/** Narrows a status to one role, and the queue to addresses that nobody has proven. */
export function QueueRefinement({ place, onPlace }: QueueRefinementProps) {
  const copy = useReviewCopy();
  return (
    <div className="flex w-full shrink-0 items-center gap-3 lg:mt-6 lg:w-40 lg:flex-col lg:items-stretch lg:gap-0">
      <RoleSelect
        aria-label={copy.role}
        roles={KNOWN_ROLES}
        role={place.role}
        none={copy.everyRole}
        onRole={(role) => onPlace({ ...place, role })}
      />
      {place.search === '' && (
        <Checkbox
          label={copy.onlyUnproven}
          checked={place.unproven === true}
          onChange={(only) => onPlace({ ...place, unproven: only || undefined })}
        />
      )}
    </div>
  );
}
