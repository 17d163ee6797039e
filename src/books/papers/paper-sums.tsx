import { ratesOf, sumOf, type Paper } from '#domain/books/model/papers/paper.ts';
import { useFormat } from '#words/use-format.ts';
import { usePapersCopy } from './papers-copy.ts';

interface PaperSumsProps {
  bill: Paper['bill'];
  amount: (amount: number) => string;
}

/** Net, tax and gross of a bill by rate, together on one page of paper. */
export function PaperSums({ bill, amount }: PaperSumsProps) {
  const { sum: copy, sums, exempt } = usePapersCopy();
  const { number } = useFormat();
  const parts = ratesOf(bill);
  const all = sumOf(parts);
  const cell = 'px-1 py-1 text-right';
  return (
    <table className="w-full text-sm tabular-nums print:text-xs/4">
      <caption className="sr-only">{sums}</caption>
      <thead>
        <tr className="border-b border-line-strong text-xs text-ink-soft">
          <th scope="col" className="px-1 py-1 text-left font-medium">
            {copy.rate}
          </th>
          {[copy.net, copy.tax, copy.gross].map((head) => (
            <th key={head} scope="col" className={`${cell} font-medium`}>
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {parts.map(({ rate, net, tax, gross }) => (
          <tr key={rate} className="border-b border-line">
            <th scope="row" className="px-1 py-1 text-left font-normal whitespace-nowrap">
              {rate === 0 ? exempt : `${number(rate / 10)} %`}
            </th>
            <td className={cell}>{amount(net)}</td>
            <td className={cell}>{amount(tax)}</td>
            <td className={cell}>{amount(gross)}</td>
          </tr>
        ))}
        <tr className="font-semibold">
          <th scope="row" className="px-1 py-1 text-left">
            {copy.total}
          </th>
          <td className={cell}>{amount(all.net)}</td>
          <td className={cell}>{amount(all.tax)}</td>
          <td className={cell}>{amount(all.gross)}</td>
        </tr>
      </tbody>
    </table>
  );
}
