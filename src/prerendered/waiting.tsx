/** The neutral first frame: no words, because neither the language nor the page is known yet. */
export function Waiting() {
  return (
    <div
      aria-hidden="true"
      className="mx-auto hidden min-h-dvh w-full max-w-lg content-center gap-3 px-4 in-data-waiting:grid"
    >
      <span className="h-5 animate-pulse-soft rounded-md bg-raised" />
      <span className="h-5 animate-pulse-soft rounded-md bg-raised" />
      <span className="h-5 animate-pulse-soft rounded-md bg-raised" />
      <span className="h-5 w-2/3 animate-pulse-soft rounded-md bg-raised" />
    </div>
  );
}
