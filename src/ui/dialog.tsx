import { Content, Description, Portal, Root, Title } from '@radix-ui/react-dialog';
import { useRef, type ReactNode } from 'react';

interface DialogProps {
  title: string;
  description?: ReactNode;
  onClose: () => void;
  children: ReactNode;
}

/**
 * Open for as long as it is rendered. Load it lazily: it is most of Radix. Radix's own overlay is left out, because
 * its scroll lock writes a style element, which a strict content security policy refuses; the backdrop is ours. Radix
 * gives focus back to a trigger of its own only, so whatever had focus before is remembered here.
 */
export function Dialog({ title, description, onClose, children }: DialogProps) {
  const opener = useRef<Element>(null);
  const giveFocusBack = (event: Event) => {
    event.preventDefault();
    // What closed the dialog may have sent focus to its result already.
    if (document.activeElement !== document.body) return;
    if (opener.current instanceof HTMLElement && opener.current.isConnected) opener.current.focus();
  };
  return (
    <Root open onOpenChange={(open) => !open && onClose()}>
      <Portal>
        <div className="fixed inset-0 z-40 animate-fade overflow-y-auto overscroll-contain bg-[rgb(4_12_30/0.6)] backdrop-blur-xs">
          {/* A pixel higher than the screen: what scrolls itself does not scroll the page behind it. */}
          <div className="grid min-h-[calc(100%+1px)] items-end sm:place-items-center sm:p-6">
            <Content
              onOpenAutoFocus={() => {
                opener.current = document.activeElement;
              }}
              onCloseAutoFocus={giveFocusBack}
              {...(description === undefined ? { 'aria-describedby': undefined } : {})}
              className="pointer-events-auto w-full animate-rise rounded-t-card border border-line bg-surface p-6 text-ink shadow-card outline-none sm:max-w-lg sm:rounded-card sm:p-8 forced-colors:border-2"
            >
              <Title className="text-title">{title}</Title>
              {description !== undefined && (
                <Description asChild>
                  <div className="mt-3 grid gap-3 text-ink-soft">{description}</div>
                </Description>
              )}
              <div className="mt-6">{children}</div>
            </Content>
          </div>
        </div>
      </Portal>
    </Root>
  );
}
