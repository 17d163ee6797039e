/** A line drawing on a 24 × 24 grid. */
export function LineIcon({ path, large = false }: { path: string; large?: boolean | undefined }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      className={large ? 'size-7 shrink-0' : 'size-5 shrink-0'}
    >
      <path d={path} />
    </svg>
  );
}
