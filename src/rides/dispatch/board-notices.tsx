import type { Format } from '#words/use-format.ts';
import { OrderNews } from './order-news/order-news.tsx';
import { PaperNews } from './paper-news/paper-news.tsx';

/** Notices below the rides about standing orders that wait and papers that expire. */
export function BoardNotices({ format }: { format: Format }) {
  return (
    <>
      <OrderNews format={format} />
      <PaperNews />
    </>
  );
}
