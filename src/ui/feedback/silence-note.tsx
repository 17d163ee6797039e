import type { Format } from '#words/use-format.ts';
import { classNames } from '../class-names.ts';

interface SilenceNoteProps {
  /** When the server last answered; `null` while it still answers. */
  since: Date | null;
  text: (time: string) => string;
  /** Formats the time in the zone of the page. */
  format: Pick<Format, 'time'>;
  quiet?: boolean;
}

/** Says since when the server has not answered. It is near the lower edge, moves no content and takes no press. */
export function SilenceNote({ since, text, format, quiet = false }: SilenceNoteProps) {
  return (
    // Screen readers announce a text only if its live region existed before.
    <output className="contents">
      {since !== null && (
        <p
          className={classNames(
            'pointer-events-none sticky bottom-3 justify-self-center rounded-control px-3 py-1.5 text-center text-sm',
            quiet
              ? 'border border-line bg-raised text-ink-soft'
              : 'z-10 bg-warning-soft font-medium text-warning-ink shadow-low forced-colors:border',
          )}
        >
          {text(format.time(since))}
        </p>
      )}
    </output>
  );
}
