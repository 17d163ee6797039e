import type { ReactElement, ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { RouteLine } from './route-line.tsx';

interface FormStatusProps {
  /** What the form is for: a text, or a box as high as the note that replaces it. */
  lead: string | ReactElement;
  /** Replaces the lead for the eye and is announced; a page that may have a note passes `false` until it has. */
  note?: ReactNode;
  /** The error box, if any. */
  children: ReactNode;
}

/** The height of the largest note, in every language: on narrow phones, on others and on wide screens. */
const NOTE_HEIGHTS = {
  text: 'min-h-42 min-[360px]:min-h-35 sm:min-h-32',
  box: 'min-h-32',
} as const;

/**
 * The form's purpose and its failure, which moves no field: on wide screens the error box takes the place of lead and note,
 * where there is room for the largest one, and on phones it is the last in the form, below the button that was pressed.
 */
export function FormStatus({ lead, note, children }: FormStatusProps) {
  const reservesNote = note !== undefined;
  const failed = Boolean(children);
  return (
    <div className="contents grid-cols-1 sm:mb-1 sm:grid sm:min-h-32">
      <div
        className={classNames(
          'mb-1 grid grid-cols-1 sm:mb-0',
          reservesNote && NOTE_HEIGHTS[typeof lead === 'string' ? 'text' : 'box'],
          failed && 'sm:hidden',
        )}
      >
        <div className={note ? 'sr-only' : 'grid grid-cols-1 grid-rows-[auto_1fr] items-center'}>
          {typeof lead === 'string' ? (
            <>
              <p className="text-ink-soft">{lead}</p>
              <div className={reservesNote ? undefined : 'max-sm:hidden'}>
                <RouteLine />
              </div>
            </>
          ) : (
            lead
          )}
        </div>
        {/* Screen readers need the region to exist before its text. Without a box of its own it takes no height. */}
        {reservesNote && <output className="contents">{note}</output>}
      </div>
      {failed && <div className="grid grid-cols-1 max-sm:order-last max-sm:mt-2">{children}</div>}
    </div>
  );
}
