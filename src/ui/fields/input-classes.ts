/** Shared by all text inputs and selects. 16 px, so that phones do not zoom in. */
export const INPUT_CLASSES = [
  'block min-h-12 w-full min-w-0 rounded-control border border-line-strong bg-surface px-4 text-base text-ink',
  'placeholder:text-ink-soft hover:border-accent-ink disabled:bg-raised disabled:text-ink-soft',
  '[&[readonly]]:bg-raised [&[readonly]]:text-ink-soft',
  'focus-visible:border-accent-ink focus-visible:outline-2 focus-visible:outline-offset-0',
  'aria-invalid:border-danger-ink aria-invalid:focus-visible:outline-danger-ink',
].join(' ');
