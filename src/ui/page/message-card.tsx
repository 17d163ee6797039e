import type { ReactNode } from 'react';
import { EmptyState } from '../feedback/empty-state.tsx';
import type { PageIconName } from '../page-icon.tsx';
import { PublicFrame } from './public-frame.tsx';

/** A whole page that is one message, for signed-in and signed-out visitors. */
export function MessagePage(props: MessageCardProps) {
  return (
    <PublicFrame title={props.title}>
      <MessageCard {...props} />
    </PublicFrame>
  );
}

export function Card({ children }: { children: ReactNode }) {
  return (
    <div className="rounded-card border border-line bg-surface p-[min(1.25rem,6vw)] shadow-card sm:p-8 forced-colors:border-2">
      {children}
    </div>
  );
}

export interface MessageCardProps {
  icon: PageIconName;
  title: string;
  text: string;
  /** Shown above the card. */
  note?: ReactNode;
  children: ReactNode;
}

/** The content of a page with a single message: what happened, and what to do next. The title is the page's `h1`. */
export function MessageCard({ icon, title, text, note, children }: MessageCardProps) {
  return (
    <div className="mx-auto grid w-full max-w-lg grid-cols-1 gap-4">
      {note}
      <Card>
        <EmptyState icon={icon} title={title} text={text} heading>
          <div className="flex flex-wrap justify-center gap-3">{children}</div>
        </EmptyState>
      </Card>
    </div>
  );
}
