import type { DamagedProfile } from '#domain/account/profile-assessment.ts';
import { Address } from '../../ui/address.tsx';

interface DamagedTracesProps {
  uid: string;
  profile: DamagedProfile;
}

/** The readable parts of a damaged record, and its id for the Firebase console. */
export function DamagedTraces({ uid, profile: { name, email } }: DamagedTracesProps) {
  return (
    <span className="grid text-sm font-normal text-ink-soft wrap-anywhere">
      {name !== null && <bdi>{name}</bdi>}
      {email !== null && <Address>{email}</Address>}
      <span className="font-mono text-xs/5">{uid}</span>
    </span>
  );
}
