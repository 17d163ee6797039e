import type { ReactNode } from 'react';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import type { IconName } from '../../ui/icon.tsx';
import { PublicFrame } from './public-frame.tsx';

interface StandstillPageProps {
  icon: IconName;
  title: string;
  text: string;
  children: ReactNode;
}

/** The page for every dead end: what happened, and the way on. */
export function StandstillPage({ icon, title, text, children }: StandstillPageProps) {
  return (
    <PublicFrame title={title}>
      <div className="mx-auto w-full max-w-lg">
        <Card>
          <EmptyState icon={icon} title={title} text={text} heading>
            <div className="flex flex-wrap justify-center gap-3">{children}</div>
          </EmptyState>
        </Card>
      </div>
    </PublicFrame>
  );
}
