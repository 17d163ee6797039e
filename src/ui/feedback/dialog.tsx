import { Content, Description, Portal, Root, Title } from '@radix-ui/react-dialog';
import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { useDialogFocus } from './use-dialog-focus.ts';

/**
 * The buttons of a dialog: the one that cancels, then the main one, side by side. On a phone a long label wraps, or
 * with `wraps` the buttons take two lines. On a very narrow screen the main one is below the other, nearest to the
 * thumb. If the dialog continues below the screen, the buttons stick to the screen's lower edge, except on a low
 * screen. Their parent must not be a grid, because sticky buttons cannot leave their grid row.
 */
export function DialogActions({ wraps = false, children }: { wraps?: boolean; children: ReactNode }) {
  return (
    <div
      data-foot=""
      className={classNames(
        'flex flex-col gap-3 min-[22rem]:flex-row min-[22rem]:justify-end max-sm:*:grow max-sm:*:px-3 max-sm:*:py-1.5 max-sm:*:wrap-break-word max-sm:*:hyphens-auto bottom-0 -m-1 bg-surface p-1 pb-3 tall:sticky',
        wraps && 'flex-wrap gap-y-1',
      )}
    >
      {children}
    </div>
  );
}

interface DialogProps {
  title: string;
  description: ReactNode;
  onClose: () => void;
  /** Focuses the dialog itself instead of its first control, if its text matters more than its controls. */
  readFirst?: boolean;
  children: ReactNode;
}

/**
 * A modal dialog, open as long as it is rendered. Load it lazily: it contains most of Radix. The backdrop is our own.
 * The scroll lock of Radix's overlay writes a style element, which the content security policy blocks.
 */
export function Dialog({ title, description, onClose, readFirst = false, children }: DialogProps) {
  const focus = useDialogFocus(readFirst);
  return (
    <Root open onOpenChange={(open) => !open && onClose()}>
      <Portal>
        <div className="fixed inset-0 z-40 animate-fade overflow-y-auto overscroll-contain bg-backdrop backdrop-blur-xs tall:scroll-pb-32">
          {/* This element is one pixel higher than the screen, so it can scroll. Then the page behind it does not. */}
          <div className="grid min-h-[calc(100%+1px)] grid-cols-1 items-end sm:place-items-center sm:p-6">
            <Content
              {...focus}
              className="pointer-events-auto w-full animate-rise wrap-anywhere hyphens-auto rounded-t-card border border-line bg-surface p-6 text-ink shadow-card outline-none sm:max-w-lg sm:rounded-card sm:p-8 forced-colors:border-2"
            >
              <Title className="text-title">{title}</Title>
              <Description asChild>
                <div className="mt-3 grid gap-3 text-ink-soft">{description}</div>
              </Description>
              <div className="mt-6">{children}</div>
            </Content>
          </div>
        </div>
      </Portal>
    </Root>
  );
}
