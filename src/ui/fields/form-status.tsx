import type { ReactElement, ReactNode } from 'react';
import { classNames } from '../class-names.ts';

/** Decoration in place of the side panel's picture: a car on its route. */
function RouteLine() {
  return (
    <svg aria-hidden="true" viewBox="0 -3 280 39" fill="none" className="h-9 w-full text-accent-ink">
      <path
        d="M14 27c40-26 72-22 112-8s84 14 134-6"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
        strokeDasharray="1 7"
        className="opacity-60"
      />
      <circle cx="9" cy="29" r="4.5" className="fill-accent-soft stroke-current" strokeWidth="2" />
      <path
        d="M266 22c-6-7-9-10-9-14a9 9 0 0 1 18 0c0 4-3 7-9 14Z"
        className="fill-accent-soft stroke-current"
        strokeWidth="2"
      />
      <circle cx="266" cy="8" r="2.5" fill="currentColor" />
      <path
        d="M118 14l3-6h14l4 6 5 1.5v4.5h-30v-4.5Z"
        className="fill-accent stroke-surface"
        strokeWidth="1.5"
        strokeLinejoin="round"
      />
      <circle cx="122" cy="20.5" r="3" className="fill-ink stroke-surface" strokeWidth="1.5" />
      <circle cx="137" cy="20.5" r="3" className="fill-ink stroke-surface" strokeWidth="1.5" />
    </svg>
  );
}

interface FormStatusProps {
  /** The purpose of the form: a text, or a box. The box is as high as the note that may replace it. */
  lead: string | ReactElement;
  /** Replaces the lead visually, and is announced. A page whose note may come later passes `null` until then. */
  note?: ReactNode;
  children: ReactNode;
}

/**
 * The space for a lead or a note in a box. It is high enough for the largest error box, so that nothing moves when one
 * appears. Error boxes are higher in a narrow form beside the side panel, and on touch screens, where links are higher.
 */
const BOX_PLACE =
  'my-3 grid grid-cols-1 min-h-32 sm:min-h-23 md:max-lg:min-h-36! lg:max-xl:min-h-27 touch:sm:min-h-28';

/**
 * A form's purpose (the lead), its note and its failure. No field moves when the error box appears. On a wide screen
 * the error box takes the place of lead and note. On a phone error box and note are below the pressed button. If the
 * lead itself is a box, the note takes its place.
 */
export function FormStatus({ lead, note, children }: FormStatusProps) {
  const failed = Boolean(children);
  const isText = typeof lead === 'string';
  // Lead, note and error box share one grid cell, whose height does not depend on which of them is visible.
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
      {/* Screen readers need the live region before its text. While it is empty, it takes no space (`contents`). */}
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
