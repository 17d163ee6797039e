import { differingFrom, type Caller, type RecordChange } from '#domain/rides/model/customers/caller.ts';
import { withoutDirectionControls } from '#core/text/without-direction-controls.ts';
import { RadioGroup } from '#ui/fields/radio-group.tsx';
import { useRidesCopy } from '../../shared/rides-copy.ts';
import type { CallDraft } from './call-draft.ts';
import { usePhoneBookingCopy } from './phone-booking-copy.ts';

interface RecordChoiceProps {
  /** The person who calls; `null` until known. */
  caller: Caller | null;
  draft: CallDraft;
  onRecord: (record: RecordChange) => void;
  busy: boolean;
}

/**
 * Asks how a known customer's record changes if the call differs from it (D78). The default changes nothing, so the
 * question costs no key; each answer has its own key.
 */
export function RecordChoice({ caller, draft, onRecord, busy }: RecordChoiceProps) {
  const { record: copy, keys } = usePhoneBookingCopy();
  const names = useRidesCopy().needs;
  const differing = caller && differingFrom(caller, draft);
  const known = caller?.customer ?? null;
  const name = withoutDirectionControls(known?.name ?? '');
  const typed = withoutDirectionControls(draft.name.trim());
  const needs = draft.needs.map((need) => names[need]);
  return (
    // Screen readers need the region to exist before its content.
    <div aria-live="polite" className="mb-2 empty:hidden">
      {differing !== null && known !== null && (
        <RadioGroup
          label={differing.name ? copy.whose(name) : copy.needs(name)}
          readOnly={busy}
          options={[
            { value: 'today', label: copy.today, note: copy.todayNote(name), shortcut: keys.only_today },
            {
              value: 'good',
              label: copy.good,
              note: [
                differing.name ? copy.renamed(name, typed) : null,
                differing.needs ? copy.newNeeds(needs) : null,
              ]
                .filter((part) => part !== null)
                .join(' '),
              shortcut: keys.for_good,
            },
            ...(differing.name
              ? [
                  {
                    value: 'another' as const,
                    label: copy.another,
                    note: copy.anotherNote(typed),
                    shortcut: keys.another,
                  },
                ]
              : []),
          ]}
          value={draft.record === 'another' && !differing.name ? 'today' : draft.record}
          onChange={onRecord}
        />
      )}
    </div>
  );
}
