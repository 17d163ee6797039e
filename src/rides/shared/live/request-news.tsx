import { useEffect, useEffectEvent } from 'react';
import type { Request } from './news-reducer.ts';

interface RequestNewsProps {
  news: readonly Request[];
  textOf: (ride: Request) => string;
  textOfSeveral: (count: number) => string;
  ring: () => void;
}

/** Announces requests that have just come to a screen reader, and rings. */
export function RequestNews({ news, textOf, textOfSeveral, ring }: RequestNewsProps) {
  const ringNow = useEffectEvent(() => ring());
  // Only when news comes: whoever turns the sound on later wants no sound for older news.
  useEffect(() => {
    if (news.length > 0) ringNow();
  }, [news]);
  const [first, ...others] = news;
  return (
    <div aria-live="polite" className="sr-only">
      {first !== undefined && (
        // A new element, or an equal text would be no change and not be announced.
        <p key={`${first.id} ${first.rev}`}>
          {others.length === 0 ? textOf(first) : textOfSeveral(news.length)}
        </p>
      )}
    </div>
  );
}
