import { FieldFrame, INPUT_CLASSES } from './field-frame.tsx';

interface FileFieldProps {
  label: string;
  hint: string;
  error?: string | undefined;
  readOnly: boolean;
  /** The kinds of files, as the attribute `accept` names them. */
  accept: string;
  onFile: (file: File) => void;
}

/** Chooses a file. The same file can be chosen again after a correction. */
export function FileField({ label, hint, error, readOnly, accept, onFile }: FileFieldProps) {
  return (
    <FieldFrame label={label} hint={hint} error={error}>
      {(control) => (
        <input
          {...control}
          type="file"
          accept={accept}
          disabled={readOnly}
          onChange={({ target }) => {
            const file = target.files?.[0];
            if (file !== undefined) onFile(file);
          }}
          // Otherwise choosing the same file again would fire no event.
          onClick={({ currentTarget }) => {
            currentTarget.value = '';
          }}
          className={`${INPUT_CLASSES} py-1.5 pl-1.5 file:mr-3 file:min-h-9 file:rounded-lg file:border-0 file:bg-accent-soft file:px-3 file:font-semibold file:text-accent-ink`}
        />
      )}
    </FieldFrame>
  );
}
