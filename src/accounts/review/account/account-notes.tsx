import { COUNT_LIMIT } from '#domain/accounts/model/limits.ts';
import type { Note } from '#domain/accounts/model/note.ts';
import type { AccountFile } from '#domain/accounts/services/account-file.ts';
import { useAccountsCopy } from '../accounts-copy.ts';
import { useFormat } from '#words/use-format.ts';
import { RelativeTime } from '#ui/data/relative-time.tsx';
import { TimelineItem } from '#ui/data/timeline-item.tsx';
import { Section } from '#ui/page/section.tsx';
import { NoteForm } from './note-form.tsx';
import { WhoDidIt } from './who-did-it.tsx';

interface AccountNotesProps {
  uid: string;
  /** Newest first. */
  notes: readonly Note[];
  actors: AccountFile['actors'];
  onAdded: () => void;
}

/** What administrators noted about an account for each other, and the form to add a note. */
export function AccountNotes({ uid, notes, actors, onAdded }: AccountNotesProps) {
  const copy = useAccountsCopy().notes;
  const format = useFormat();
  return (
    <Section heading={copy.heading}>
      {notes.length === 0 ? (
        <p className="text-ink-soft">{copy.none}</p>
      ) : (
        <ol className="grid">
          {notes.map(({ id, by, text, at }) => (
            <TimelineItem key={id} when={<RelativeTime at={at} />}>
              <p dir="auto" className="wrap-anywhere whitespace-pre-line">
                {text}
              </p>
              <p className="text-sm wrap-anywhere text-ink-soft">
                <WhoDidIt uid={by} actors={actors} />
              </p>
            </TimelineItem>
          ))}
        </ol>
      )}
      {notes.length >= COUNT_LIMIT && (
        <p className="text-sm text-ink-soft">{copy.onlyLast(format.number(COUNT_LIMIT))}</p>
      )}
      <div className="print:hidden">
        <NoteForm uid={uid} onAdded={onAdded} />
      </div>
    </Section>
  );
}
