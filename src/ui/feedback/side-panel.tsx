import { Close, Content, Description, Portal, Root, Title } from '@radix-ui/react-dialog';
import { useEffect, useRef, type ReactNode } from 'react';
import { useSteady } from '#core/state/use-steady.ts';
import { useControlsCopy } from '#words/controls-copy.ts';
import { PageIcon } from '../page-icon.tsx';
import { useDialogFocus } from './use-dialog-focus.ts';

interface SidePanelProps {
  title: string;
  description?: ReactNode;
  /** Focuses the panel itself instead of its first field. */
  readFirst?: boolean;
  onClose: () => void;
  children: ReactNode;
}

/** Closes the open panel; `null` while none is open. */
let closeOther: (() => void) | null = null;

/** Closes the open panel, because this one would cover it. The open panel's input is kept, as after Escape. */
function useOnePanel(onClose: () => void): void {
  const close = useSteady(onClose);
  useEffect(() => {
    closeOther?.();
    closeOther = close;
    return () => {
      if (closeOther === close) closeOther = null;
    };
  }, [close]);
}

/**
 * A panel over the right edge of the page; on a phone, a sheet over its lower part. The page stays usable. The panel is
 * open as long as it is rendered. Its button, Escape and the next panel close it; a press on the page does not. The
 * first field gets the focus, or with `readFirst` the panel itself. The page's keys work while the focus is on the
 * page. Load it lazily: it contains most of Radix.
 */
export function SidePanel({ title, description, readFirst = false, onClose, children }: SidePanelProps) {
  const { close } = useControlsCopy();
  const focus = useDialogFocus(readFirst);
  useOnePanel(onClose);
  const body = useRef<HTMLDivElement>(null);
  return (
    <Root open modal={false} onOpenChange={(open) => !open && onClose()}>
      <Portal>
        <Content
          {...focus}
          data-beside=""
          onOpenAutoFocus={(event) => {
            focus.onOpenAutoFocus(event);
            const first = body.current?.querySelector<HTMLElement>(
              'input:not([type=checkbox]), select, textarea',
            );
            if (!first || readFirst) return;
            event.preventDefault();
            first.focus();
          }}
          {...(description === undefined && { 'aria-describedby': undefined })}
          onInteractOutside={(event) => event.preventDefault()}
          className="fixed inset-x-0 bottom-0 z-30 flex max-h-[85dvh] animate-rise flex-col rounded-t-card border border-line bg-surface text-ink shadow-card outline-none sm:inset-y-0 sm:right-0 sm:left-auto sm:max-h-none sm:w-[min(30rem,50vw)] sm:min-w-[min(24rem,100vw)] sm:rounded-none sm:border-y-0 sm:border-r-0 forced-colors:border-2 print:hidden"
        >
          <div className="flex items-center justify-between gap-3 border-b border-line px-4 py-2 sm:px-6">
            <Title className="text-title wrap-anywhere">{title}</Title>
            <Close
              aria-label={close}
              className="-mr-2 grid size-10 shrink-0 place-items-center rounded-lg text-ink-soft hover:bg-raised hover:text-ink touch:size-11"
            >
              <PageIcon name="close" />
            </Close>
          </div>
          <div
            ref={body}
            className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-4 tall:scroll-pb-32 sm:px-6"
          >
            {/* A sticky foot would stop above a padding of the scrolling element, so the padding is in here. */}
            <div className="flex flex-col gap-3 py-4">
              {description !== undefined && (
                <Description asChild>
                  <div className="grid gap-1 text-sm text-ink-soft">{description}</div>
                </Description>
              )}
              {children}
            </div>
          </div>
        </Content>
      </Portal>
    </Root>
  );
}
