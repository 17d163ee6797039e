import type { ui } from '#words/ui-copy.ts';
import { TextLink } from '../actions/text-link.tsx';

interface WaitingTextProps {
  copy: Pick<typeof ui, 'loading' | 'reload'>;
}

/**
 * Says that a page is loading, and after some seconds offers a way on. It works without any code, because the first script
 * itself may be missing. The link leads to this very address; `target` has the browser follow it, even once there is a
 * router.
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
