import { useDashboardCopy } from '#words/dashboard.ts';
import { PageTitle } from '#ui/page/page-title.tsx';
import { useCountText } from './use-count-text.ts';

/** The title of the tab, with the number of waiting accounts, for somebody who looks at another tab. */
export function QueueTitle({ waiting }: { waiting: number }) {
  const title = useDashboardCopy().headings.admin;
  const countText = useCountText();
  return <PageTitle>{waiting === 0 ? title : `(${countText(waiting)}) ${title}`}</PageTitle>;
}
