import { isGate } from '#domain/accounts/model/gate.ts';
import { isAccountStatus } from '#domain/accounts/model/user.ts';
import { useDebugLoginCopy } from './debug-login-copy.ts';
import { useFormat } from '#words/use-format.ts';
import { useRoleName } from '#words/roles.ts';
import { Address } from '#ui/data/address.tsx';
import { PageIcon } from '#ui/page-icon.tsx';
import type { RecordPartState } from './record-changes.ts';

/** A stored value in words that its owner understands. */
function useValueText() {
  const copy = useDebugLoginCopy();
  const format = useFormat();
  const roleName = useRoleName();
  return (part: RecordPartState['part'], value: string): string => {
    if (part === 'role') return roleName(value);
    if (part === 'status' && isAccountStatus(value)) return copy.statuses[value];
    if (part === 'entry' && isGate(value)) return copy.gates[value];
    return part === 'createdAt' ? format.date(new Date(value)) : value;
  };
}

/** The record before and after the repair: first the changes, then what stays. */
export function ChangesList({ parts }: { parts: readonly RecordPartState[] }) {
  const copy = useDebugLoginCopy();
  const valueText = useValueText();
  const shown = (part: RecordPartState['part'], value: string) =>
    part === 'email' ? <Address>{value}</Address> : valueText(part, value);
  const before = ({ part, stored, unreadable }: RecordPartState) => {
    if (stored === null) return unreadable ? copy.unreadable : copy.missing;
    return copy.outdated(valueText(part, stored));
  };
  const after = ({ part, repaired }: RecordPartState) => {
    if (repaired === 'asked') return part === 'name' ? copy.toEnter : copy.toChoose;
    return repaired === 'restored' ? copy.restored : shown(part, repaired ?? '');
  };
  const changes = parts.filter(({ repaired }) => repaired !== null);
  const kept = parts.filter(({ repaired, stored }) => repaired === null && stored !== null);
  return (
    <>
      <h3 className="font-semibold">{copy.changes}</h3>
      <div className="overflow-hidden rounded-control border border-line bg-raised text-sm">
        <p
          aria-hidden="true"
          className="grid grid-cols-[1fr_1fr] gap-x-9 border-b border-line px-3 py-2 text-xs font-semibold text-ink-soft"
        >
          <span>{copy.before}</span>
          <span>{copy.after}</span>
        </p>
        <ul>
          {changes.map((state) => (
            <li key={state.part} className="grid gap-0.5 border-line px-3 py-2 not-last:border-b">
              <p className="text-ink-soft">{copy.parts[state.part]}</p>
              <dl className="grid grid-cols-[1fr_auto_1fr] items-start gap-x-2 font-medium wrap-anywhere">
                <dt className="sr-only">{copy.before}</dt>
                <dd className="text-danger-ink">{before(state)}</dd>
                <dt className="text-ink-soft">
                  <PageIcon name="arrow-right" />
                  <span className="sr-only">{copy.after}</span>
                </dt>
                <dd className="text-success-ink">{after(state)}</dd>
              </dl>
            </li>
          ))}
        </ul>
      </div>
      {kept.length > 0 && (
        <>
          <h3 className="font-semibold">{copy.kept}</h3>
          <dl className="grid gap-1.5 px-3 text-sm">
            {kept.map(({ part, stored }) => (
              <div key={part} className="flex flex-wrap justify-between gap-x-6">
                <dt className="text-ink-soft">{copy.parts[part]}</dt>
                <dd className="font-medium wrap-anywhere">{shown(part, stored ?? '')}</dd>
              </div>
            ))}
          </dl>
        </>
      )}
    </>
  );
}
