import { useDashboardCopy } from '../../../copy/dashboard.ts';
import { PageTitle } from '../../../ui/page/page-title.tsx';
import { useCountText } from './use-count-text.ts';

/** The title of the tab, with how many wait: it is read while another tab is looked at. */
export function QueueTitle({ waiting }: { waiting: number }) {
  const title = useDashboardCopy().headings.admin;
  const countText = useCountText();
  return <PageTitle>{waiting === 0 ? title : `(${countText(waiting)}) ${title}`}</PageTitle>;
}
