import type { Format } from '#words/use-format.ts';
import { OrderNews } from './order-news/order-news.tsx';
import { PaperNews } from './paper-news/paper-news.tsx';

/** Notices about standing orders and papers, below the board's rides. */
export function BoardNotices({ format }: { format: Format }) {
  return (
    <>
      <OrderNews format={format} />
      <PaperNews />
    </>
  );
}
