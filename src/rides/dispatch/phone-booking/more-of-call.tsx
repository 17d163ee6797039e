import { useId, useState, type ComponentProps } from 'react';
import { usePhoneBookingCopy } from './phone-booking-copy.ts';
import { Button } from '#ui/actions/button.tsx';
import type { TextAreaField } from '#ui/fields/text-area-field.tsx';
import type { TextField } from '#ui/fields/text-field.tsx';
import { PageIcon } from '#ui/page-icon.tsx';
import { NeedsChoice } from '../../shared/trip/needs-choice.tsx';
import { NoteField } from '../../shared/trip/note-field.tsx';
import { PeopleField } from '../../shared/trip/people-field.tsx';
import { EMPTY_CALL, type CallDraft } from './call-draft.ts';

interface MoreOfCallProps {
  draft: CallDraft;
  onChange: (part: Partial<CallDraft>) => void;
  busy: boolean;
  /** What the form gives for a field. */
  people: Partial<ComponentProps<typeof TextField>>;
  note: Partial<ComponentProps<typeof TextAreaField>>;
}

/** Fields that most callers do not need, shown once they hold something. */
export function MoreOfCall({ draft, onChange, busy, people, note }: MoreOfCallProps) {
  const copy = usePhoneBookingCopy();
  const id = useId();
  const [opened, setOpened] = useState(false);
  const isUsed =
    draft.needs.length > 0 || draft.people !== EMPTY_CALL.people || draft.note !== EMPTY_CALL.note;
  const isShown = opened || isUsed;
  return (
    <div className="grid grid-cols-1 justify-items-start gap-2">
      <Button
        tone="quiet"
        size="small"
        aria-expanded={isShown}
        aria-controls={id}
        aria-disabled={isUsed}
        onClick={() => setOpened(!opened)}
      >
        <span className="inline-flex items-center gap-1">
          {copy.more} <PageIcon name="chevron-down" />
        </span>
      </Button>
      <div id={id} hidden={!isShown} className="w-full">
        <PeopleField
          {...people}
          label={copy.people}
          value={draft.people}
          onChange={({ target }) => onChange({ people: target.value })}
        />
        <NeedsChoice
          label={copy.needs}
          needs={draft.needs}
          onNeeds={(needs) => onChange({ needs })}
          busy={busy}
        />
        <NoteField
          {...note}
          label={copy.note}
          rows={2}
          value={draft.note}
          onText={(typed) => onChange({ note: typed })}
        />
      </div>
    </div>
  );
}
