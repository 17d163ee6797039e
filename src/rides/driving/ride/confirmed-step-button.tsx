import { useState, type ComponentProps, type ReactNode } from 'react';
import { useWhenIdle } from '#core/product/use-when-idle.ts';
import { Button } from '#ui/actions/button.tsx';
import { lazyDialog } from '#ui/feedback/lazy-dialog.tsx';

const LazyQuestion = lazyDialog(
  async () => (await import('../../shared/ride-form-dialog.tsx')).RideFormDialog,
);

interface Question {
  readonly title: string;
  readonly description: ReactNode;
  readonly labels: { readonly close: string; readonly submit: string };
}

interface ConfirmedStepButtonProps extends ComponentProps<typeof Button> {
  /** Asked before the step; `null` for a step without a question. */
  question: Question | null;
  onTake: () => void;
}

/** The button of a step, with an optional question against a press by mistake. */
export function ConfirmedStepButton({ question, onTake, ...button }: ConfirmedStepButtonProps) {
  const [isOpen, setOpen] = useState(false);
  // The dialog loads in advance, because the network may be lost when the button is pressed.
  useWhenIdle(LazyQuestion.prepare);
  const close = () => setOpen(false);
  return (
    <>
      <Button {...button} onClick={() => (question === null ? onTake() : setOpen(true))} />
      {isOpen && question !== null && (
        <LazyQuestion
          {...question}
          labels={{ ...question.labels, submitting: question.labels.submit }}
          busy={false}
          failure={null}
          onSubmit={() => {
            // The page shows the progress of the step.
            close();
            onTake();
          }}
          onClose={close}
        />
      )}
    </>
  );
}
