import { useState } from 'react';
import { Button } from '#ui/actions/button.tsx';
import { NoticePlace } from '#ui/feedback/notice-place.tsx';
import { useNotices } from '#ui/feedback/use-notices.ts';
import { Section } from '#ui/page/section.tsx';

const TEXTS = [
  'Saved.',
  'Anna Rider’s ride goes to Deniz Driver, who is two minutes away and has been told.',
  'The list is up to date again.',
];

/** Notices that pass, and one that must be answered, above buttons that never move. */
export function GalleryNotices() {
  const { notices, show, end } = useNotices();
  const [count, setCount] = useState(0);
  const [answer, setAnswer] = useState('');
  const next = () => {
    setCount(count + 1);
    return `notice-${count}`;
  };
  return (
    <Section heading="Notices that pass">
      <NoticePlace notices={notices} onEnd={end} />
      <div className="flex flex-wrap gap-3">
        <Button
          tone="secondary"
          onClick={() => show({ id: next(), tone: 'success', text: TEXTS[count % TEXTS.length] ?? '' })}
        >
          Show a notice
        </Button>
        <Button
          tone="secondary"
          onClick={() =>
            show({
              id: next(),
              tone: 'warning',
              text: 'Deniz Driver does not answer. Send somebody else?',
              answers: [
                { label: 'Send another', onAnswer: () => setAnswer('Somebody else is sent.') },
                { label: 'Wait', onAnswer: () => setAnswer('Waiting.') },
              ],
            })
          }
        >
          Ask for an answer
        </Button>
        <output className="self-center text-sm text-ink-soft">{answer}</output>
      </div>
    </Section>
  );
}
