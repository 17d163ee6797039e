import { KNOWN_ROLES } from '#domain/accounts/model/role.ts';
import { ADDRESS_PROOFS } from '#domain/accounts/ports/review-repository.ts';
import { useReviewCopy } from '../review-copy.ts';
import { RoleSelect } from '#ui/fields/role-select.tsx';
import { Select } from '#ui/fields/select.tsx';
import type { QueuePlace } from './queue-place.ts';

interface QueueRefinementProps {
  place: QueuePlace;
  onPlace: (place: QueuePlace) => void;
}

/** Narrows a status to one role, and the queue to addresses that are, or are not, proven. */
export function QueueRefinement({ place, onPlace }: QueueRefinementProps) {
  const copy = useReviewCopy();
  return (
    <div className="grid w-full gap-2 has-[>:nth-child(2)]:grid-cols-[5fr_6fr] max-sm:[&_select]:pr-9 max-sm:[&_select]:pl-2 lg:w-auto">
      <RoleSelect
        aria-label={copy.role}
        roles={KNOWN_ROLES}
        role={place.role}
        none={copy.everyRole}
        onRole={(role) => onPlace({ ...place, role })}
      />
      {place.search === '' && (
        <Select
          aria-label={copy.address}
          options={ADDRESS_PROOFS.map((proof) => ({ value: proof, label: copy.addresses[proof] }))}
          value={place.address ?? ''}
          none={copy.everyAddress}
          onChange={(value) =>
            onPlace({ ...place, address: ADDRESS_PROOFS.find((proof) => proof === value) })
          }
        />
      )}
    </div>
  );
}
