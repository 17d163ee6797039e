import { useLayoutEffect, useRef } from 'react';
import { focusSectionHeading } from '../../core/navigation/focus-heading.ts';
import { focusPageHeading } from '../../core/navigation/focus-on-navigation.ts';
import { useUiCopy } from '../../copy/ui.ts';
import { Button } from './button.tsx';

/** Where the focus of a button that has gone belongs: the heading of its section, or of the page if that has gone, too. */
function focusHeadingAround(section: HTMLElement | null): void {
  // Whoever keeps the focus of a list has given it back by now.
  const isLost = document.activeElement === null || document.activeElement === document.body;
  if (!isLost) return;
  if (section?.isConnected === true) focusSectionHeading(section);
  else focusPageHeading();
}

/**
 * Another try, beside what says why the last one failed. It goes as soon as that does, with the press or with the answer;
 * if it has the focus then, a heading gets it.
 */
export function RetryButton({ onRetry }: { onRetry: () => void }) {
  const { retry } = useUiCopy();
  const button = useRef<HTMLButtonElement>(null);
  useLayoutEffect(
    () => () => {
      // The last moment at which the button is still in the page.
      if (button.current === null || document.activeElement !== button.current) return;
      const section = button.current.closest('section');
      queueMicrotask(() => focusHeadingAround(section));
    },
    [],
  );
  return (
    <Button ref={button} tone="secondary" size="small" onClick={onRetry}>
      {retry}
    </Button>
  );
}
