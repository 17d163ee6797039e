import type { Format } from '#words/use-format.ts';
import { OrderNews } from './order-news/order-news.tsx';
import { PaperNews } from './paper-news/paper-news.tsx';

/** What standing orders wait for, and which papers expire: below the rides, and only if there is any. */
export function BoardNotices({ format }: { format: Format }) {
  return (
    <>
      <OrderNews format={format} />
      <PaperNews />
    </>
  );
}
