import type { ComponentProps } from 'react';
import { Button } from '#ui/actions/button.tsx';
import { RetryButton } from '#ui/actions/retry-button.tsx';
import { TextLink } from '#ui/actions/text-link.tsx';
import { useLeaveFocus } from '#ui/actions/use-leave-focus.ts';
import { ErrorBox } from '#ui/feedback/error-box.tsx';
import { QuietNote } from '#ui/feedback/quiet-note.tsx';
import { Checkbox } from '#ui/fields/checkbox.tsx';
import { Section } from '#ui/page/section.tsx';
import { useUser } from '#core/session/user-context.ts';
import { useFormat } from '#words/use-format.ts';
import { useRidesCopy } from '../../shared/rides-copy.ts';
import { useRideErrorText } from '../../shared/use-ride-error-text.ts';
import { FileField } from '#ui/fields/file-field.tsx';
import { useImportCopy } from './import-copy.ts';
import { ImportPreview } from './import-preview.tsx';
import { ColumnChoice } from './column-choice.tsx';
import { ImportUndo } from './import-undo.tsx';
import { useImport, type ImportFormat } from './use-import.ts';

/** The address of a file with the usual columns and an example. The byte order mark tells Excel that it is UTF-8. */
function useTemplate(of: 'cars' | 'customers'): string {
  const copy = useImportCopy();
  const { needs, colours } = useRidesCopy();
  const { header, example } = copy[of];
  const lineOf = (cells: readonly string[]) => cells.map((cell) => `"${cell}"`).join(copy.separator);
  const text = `\uFEFF${lineOf(header)}\r\n${lineOf(example(Object.values(needs), colours.white))}\r\n`;
  return `data:text/csv;charset=utf-8,${encodeURIComponent(text)}`;
}

type Import<Entry> = ReturnType<typeof useImport<Entry>>;

/** A button that is removed when its work is done. If it has the focus then, the focus goes to the heading. */
function PassingButton(props: ComponentProps<typeof Button>) {
  const button = useLeaveFocus<HTMLButtonElement>();
  return <Button {...props} ref={button} />;
}

/** The import button, the progress of the import, and what is stored after a stop or a failure. */
function ImportProgress<Entry>({ of: { loaded, wanted, doing, error, save, stop } }: { of: Import<Entry> }) {
  const copy = useImportCopy();
  const textOf = useRideErrorText();
  const { number } = useFormat();
  if (loaded === null) return null;
  const { saved, unsure } = loaded;
  const left = wanted.length - saved;
  const isSaving = doing === 'saving';
  const lastIn = wanted[saved - 1];
  const partly = lastIn === undefined ? copy.noneIn : copy.partlyIn(lastIn.line, number(saved), number(left));
  const [firstUnsure, lastUnsure] = [wanted[saved], wanted[saved + unsure - 1]];
  if (wanted.length === 0) return <output className="block font-medium">{copy.nothing}</output>;
  return (
    <div className="grid justify-items-start gap-3">
      {error !== null && !isSaving && <ErrorBox text={`${partly} ${textOf(error)}`} focusKey={error} />}
      {unsure > 0 && firstUnsure !== undefined && lastUnsure !== undefined && doing === null && (
        <ErrorBox text={copy.unsure(firstUnsure.line, lastUnsure.line)} focusKey={loaded} />
      )}
      <output className="block font-medium empty:sr-only">
        {doing === 'looking' && copy.looking}
        {!isSaving && left === 0 && copy.done(number(saved))}
        {!isSaving && left > 0 && saved > 0 && error === null && unsure === 0 && partly}
      </output>
      <div className="flex flex-wrap gap-3">
        {left > 0 && (
          <PassingButton
            busy={isSaving}
            busyLabel={copy.importing(number(saved), number(wanted.length))}
            onClick={save}
          >
            {saved === 0 && unsure === 0 ? copy.submit(number(left)) : copy.goOn(number(left))}
          </PassingButton>
        )}
        {isSaving && (
          <PassingButton tone="secondary" onClick={stop}>
            {copy.stop}
          </PassingButton>
        )}
      </div>
    </div>
  );
}

interface ImportFileProps<Entry> {
  of: 'cars' | 'customers';
  format: ImportFormat<Entry>;
}

/** Chooses a file, previews the changes of each line, imports the lines, and undoes imports. */
export function ImportFile<Entry>({ of, format }: ImportFileProps<Entry>) {
  const copy = useImportCopy();
  const { number } = useFormat();
  const template = useTemplate(of);
  const file = useImport(format, useUser().uid);
  const textOf = useRideErrorText();
  const { loaded, refused, doing, error, isCompared, choose, compareAgain } = file;
  const isBegun = loaded !== null && (doing === 'saving' || loaded.saved > 0 || loaded.unsure > 0);
  const zeros = loaded?.lines.filter(({ zeroLost }) => zeroLost !== null).length ?? 0;
  const unread = loaded?.lines.reduce((sum, line) => sum + line.unread.length, 0) ?? 0;
  return (
    <>
      <Section
        heading={copy.heading}
        aside={
          <TextLink href={template} download={copy[of].template} quiet>
            {copy.getTemplate}
          </TextLink>
        }
      >
        <FileField
          label={copy.file}
          hint={copy.fileHint}
          accept=".csv,.txt,text/csv,text/plain"
          readOnly={doing === 'saving'}
          onFile={(chosen) => void choose(chosen)}
        />
        {refused !== null && <ErrorBox text={copy.refused(refused)} focusKey={refused} />}
      </Section>
      {loaded !== null && !isBegun && (
        <ColumnChoice
          kind={of}
          rows={loaded.rows}
          layout={loaded.layout}
          onColumn={file.take}
          onHeader={file.takeHeader}
        />
      )}
      {loaded !== null && (
        <Section heading={copy.preview}>
          {loaded.guessed && <QuietNote>{copy.guessed}</QuietNote>}
          {loaded.above.length > 0 && (
            <p className="text-sm wrap-anywhere text-ink-soft">
              {copy.above(loaded.above.map(({ line, text }) => `${number(line)}: ${text}`).join(' · '))}
            </p>
          )}
          {loaded.missing.length > 0 && <ErrorBox text={copy.missing(loaded.missing)} />}
          {unread > 0 && <p className="text-sm text-ink-soft">{copy.unreadCells(number(unread))}</p>}
          {zeros > 0 && !isBegun && (
            <div className="grid justify-items-start gap-1">
              <p className="text-sm">{copy.zerosLost(number(zeros))}</p>
              <Checkbox label={copy.putZeros} checked={loaded.options.zeros} onChange={file.putZeros} />
            </div>
          )}
          {!isCompared && error !== null && (
            <ErrorBox text={`${copy.notCompared} ${textOf(error)}`}>
              <RetryButton onRetry={compareAgain} />
            </ErrorBox>
          )}
          {isCompared ? (
            <>
              <ImportProgress of={file} />
              {loaded.saved > 0 && doing === null && <p className="text-sm text-ink-soft">{copy.canUndo}</p>}
            </>
          ) : (
            <output className="block font-medium">
              {doing === 'comparing' &&
                loaded.missing.length === 0 &&
                copy.comparing(number(loaded.changes.length), number(loaded.sound.length))}
            </output>
          )}
          {loaded.lines.length > 0 && <ImportPreview {...loaded} />}
        </Section>
      )}
      <ImportUndo
        records={format.records}
        isBegun={loaded !== null && loaded.saved > 0}
        busy={doing === 'saving'}
        onUndone={file.forget}
      />
    </>
  );
}
