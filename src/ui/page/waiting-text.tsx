import type { ui } from '../../copy/ui.ts';
import { TextLink } from '../actions/text-link.tsx';

interface WaitingTextProps {
  copy: Pick<typeof ui, 'loading' | 'reload'>;
}

/**
 * Says that a page is loading, and after some seconds offers a way on. Without any code, because what does not arrive may
 * be the first script. `target` has the browser follow the link, which leads to this very address, also once there is a router.
 */
export function WaitingText({ copy }: WaitingTextProps) {
  return (
    <>
      {copy.loading}
      <span className="block animate-late">
        <TextLink href="" target="_self">
          {copy.reload}
        </TextLink>
      </span>
    </>
  );
}
