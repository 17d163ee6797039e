import type { ReactNode } from 'react';
import type { Paper } from '#domain/books/model/papers/paper.ts';
import { usePapersCopy } from './papers-copy.ts';

interface PartyProps {
  label: string;
  of: {
    readonly name: string;
    readonly address: readonly string[];
    readonly email: string;
    readonly vatId: string;
  };
  children?: ReactNode;
}

/** The sender or the recipient of a paper. */
function Party({ label, of: { name, address, email, vatId }, children }: PartyProps) {
  const { facts } = usePapersCopy();
  return (
    <div className="min-w-0 text-sm wrap-anywhere">
      <p className="text-xs text-ink-soft">{label}</p>
      <div>
        {[name, ...address, email].map((line, index) =>
          line === '' ? null : (
            // oxlint-disable-next-line react/no-array-index-key -- two lines may be equal
            <bdi translate="no" key={index} className={index === 0 ? 'block font-semibold' : 'block'}>
              {line}
            </bdi>
          ),
        )}
      </div>
      {vatId !== '' && (
        <p>
          {facts.vatId}: <bdi translate="no">{vatId}</bdi>
        </p>
      )}
      {children}
    </div>
  );
}

/** The account customer and the firm, as they were when a bill was issued. */
export function PaperParties({ payer, firm }: Pick<Paper['bill']['issued'], 'payer' | 'firm'>) {
  const copy = usePapersCopy();
  return (
    <div className="grid grid-cols-1 gap-6 sm:grid-cols-2">
      <Party label={copy.payer} of={payer} />
      <Party label={copy.firm} of={firm}>
        {firm.taxNumber !== '' && (
          <p>
            {copy.facts.taxNumber}: <bdi translate="no">{firm.taxNumber}</bdi>
          </p>
        )}
      </Party>
    </div>
  );
}
