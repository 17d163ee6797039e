import type { ReactElement, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { RouteLine } from '../brand/route-line.tsx';

interface FormStatusProps {
  /** What the form is for: a text, or a box as high as the note that replaces it. */
  lead: string | ReactElement;
  /** Replaces the lead for the eye and is announced; a page that may have a note passes `false` until it has. */
  note?: ReactNode;
  /** The error box, if any. */
  children: ReactNode;
}

/**
 * A box has equal room above and below. The room of box and margins holds the largest error box, which is higher where the
 * form is narrow, beside the panel on a small screen, and where links are as high as a finger needs.
 */
const BOX_PLACE =
  'my-3 grid grid-cols-1 min-h-32 sm:min-h-23 md:max-lg:min-h-36! lg:max-xl:min-h-27 touch:sm:min-h-28';

/**
 * The form's purpose and its failure, which moves no field: on wide screens the error box takes the place of lead and note,
 * where there is room for the largest one, and on phones it is the last in the form, below the button that was pressed. So
 * is a note there, for which a text leaves no room.
 */
export function FormStatus({ lead, note, children }: FormStatusProps) {
  const failed = Boolean(children);
  const isText = typeof lead === 'string';
  // One on top of the other, so that the place keeps its height whichever is shown.
  const place = classNames('sm:[grid-area:1/1]', failed && 'sm:invisible');
  return (
    <div className={classNames('contents grid-cols-1 sm:grid', isText && 'sm:mb-1 sm:min-h-32')}>
      {isText ? (
        <div
          className={classNames(
            'mb-1 grid grid-cols-1 grid-rows-[auto_1fr] items-center sm:mb-0',
            note ? 'sm:sr-only' : place,
          )}
        >
          <p className="text-ink-soft">{lead}</p>
          <div className="max-sm:hidden">
            <RouteLine />
          </div>
        </div>
      ) : (
        <div className={note ? 'sr-only' : classNames(BOX_PLACE, place)}>{lead}</div>
      )}
      {/* Screen readers need the region to exist before its text. Without a box of its own it takes no height. */}
      {note !== undefined && (
        <output className="contents">
          {note && (
            <div
              className={classNames(
                isText ? 'grid grid-cols-1 max-sm:order-last max-sm:mt-2' : BOX_PLACE,
                place,
              )}
            >
              {note}
            </div>
          )}
        </output>
      )}
      {failed && (
        <div className="grid grid-cols-1 max-sm:order-last max-sm:mt-2 sm:[grid-area:1/1]">{children}</div>
      )}
    </div>
  );
}
