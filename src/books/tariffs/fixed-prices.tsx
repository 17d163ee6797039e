import { useState, type ComponentProps } from 'react';
import { readFile } from '#core/forms/read-file.ts';
import { FileField } from '#ui/fields/file-field.tsx';
import { TextAreaField } from '#ui/fields/text-area-field.tsx';
import { useTariffsCopy } from './tariffs-copy.ts';

/** The most characters of a file that is read. A tariff with all its fixed prices has far fewer. */
const MOST_CHARACTERS = 100_000;

interface FixedPricesProps extends ComponentProps<typeof TextAreaField> {
  busy: boolean;
  /** Called with the text of a chosen file. */
  onText: (text: string) => void;
}

/** The matrix of fixed prices as text. It is pasted or read from a file, and can then be corrected. */
export function FixedPrices({ busy, onText, ...field }: FixedPricesProps) {
  const { file: copy } = useTariffsCopy();
  const [isRefused, setRefused] = useState(false);
  const take = async (file: File) => {
    const read = await readFile(file);
    const isUsable = read.ok && read.value.text.length <= MOST_CHARACTERS;
    setRefused(!isUsable);
    if (isUsable) onText(read.value.text);
  };
  return (
    <>
      <TextAreaField {...field} />
      <FileField
        label={copy.label}
        hint={copy.hint}
        error={isRefused ? copy.refused : undefined}
        readOnly={busy}
        accept=".csv,.txt,.tsv,text/csv,text/plain"
        onFile={(chosen) => void take(chosen)}
      />
    </>
  );
}
