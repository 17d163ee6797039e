import type { DamagedProfile } from '#domain/accounts/model/found-account.ts';
import { Address } from '#ui/data/address.tsx';

interface DamagedRecordFactsProps {
  uid: string;
  profile: DamagedProfile;
  /** Whether the facts are in a row of one line. */
  inRow?: boolean;
}

/** The readable parts of a damaged record, and its id for the Firebase console. */
export function DamagedRecordFacts({
  uid,
  profile: { name, stored },
  inRow = false,
}: DamagedRecordFactsProps) {
  return (
    <span className={`text-sm font-normal text-ink-soft wrap-anywhere ${inRow ? '' : 'grid'}`}>
      {name !== null && <bdi translate="no">{name}</bdi>}{' '}
      {stored.email !== undefined &&
        (inRow ? <bdi translate="no">{stored.email}</bdi> : <Address>{stored.email}</Address>)}{' '}
      <span className="font-mono text-xs/5">{uid}</span>
    </span>
  );
}
