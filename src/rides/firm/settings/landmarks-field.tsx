import { useRef, useState } from 'react';
import { landmarkLine, parseLandmark } from '#domain/rides/model/firm/parse-landmark.ts';
import type { FormField } from '#core/forms/use-form.ts';
import { Button } from '#ui/actions/button.tsx';
import { TextAreaField } from '#ui/fields/text-area-field.tsx';
import { useRideSettingsCopy } from '../../shared/ride-settings-copy.ts';
import { useLocation } from '../../shared/trip/use-location.ts';

interface LandmarksFieldProps extends FormField {
  value: string;
  onText: (typed: string) => void;
}

/** The firm's landmarks, one per line. The device's location can be added to the line with the cursor. */
export function LandmarksField({ value, onText, ...field }: LandmarksFieldProps) {
  const { fields, misplaced, location: copy } = useRideSettingsCopy();
  const area = useRef<HTMLDivElement>(null);
  const [said, say] = useState('');
  /** The line with the cursor, even if the field has lost the focus; `null` if that line is empty. */
  const cursorLine = () => {
    const control = area.current?.querySelector('textarea');
    if (!control) return null;
    const { value: typed, selectionStart } = control;
    const start = typed.lastIndexOf('\n', selectionStart - 1) + 1;
    const after = typed.indexOf('\n', selectionStart);
    const end = after < 0 ? typed.length : after;
    const line = typed.slice(start, end).trim();
    return line === '' ? null : { control, start, end, line, named: parseLandmark(line) };
  };
  const { busy, problem, locate } = useLocation((at) => {
    const found = cursorLine();
    // The line was emptied, or the form was sent, before the device answered.
    if (found?.named.ok !== true || field.readOnly) return;
    const { control, start, end, named } = found;
    const { text } = named.value;
    // The text changes in the control itself, which preserves the cursor.
    control.setRangeText(landmarkLine({ text, ...at }), start, end);
    onText(control.value);
    field.onInput();
    say(copy.found(text));
  });
  const press = () => {
    if (field.readOnly) return;
    const found = cursorLine();
    if (found === null) return say(copy.noLine);
    if (!found.named.ok) return say(misplaced(found.line, found.named.error));
    say('');
    locate();
  };
  return (
    <div ref={area} className="grid grid-cols-1 gap-2">
      <TextAreaField
        {...field}
        {...fields.landmarks}
        value={value}
        onChange={({ target }) => onText(target.value)}
      />
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Button tone="soft" size="small" busy={busy} busyLabel={copy.finding} onClick={press}>
          {copy.use}
        </Button>
        <output className="min-w-0 text-sm wrap-anywhere text-ink-soft">
          {said === '' && problem !== null ? copy.failed : said}
        </output>
      </div>
    </div>
  );
}
