/** Decoration in place of the side panel's picture: a car on its route. */
export function RouteLine() {
  return (
    <svg aria-hidden="true" viewBox="0 -3 280 39" fill="none" className="h-9 w-full text-accent-ink">
      <path
        d="M14 27c40-26 72-22 112-8s84 14 134-6"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
        strokeDasharray="1 7"
        className="opacity-60"
      />
      <circle cx="9" cy="29" r="4.5" className="fill-accent-soft stroke-current" strokeWidth="2" />
      <path
        d="M266 22c-6-7-9-10-9-14a9 9 0 0 1 18 0c0 4-3 7-9 14Z"
        className="fill-accent-soft stroke-current"
        strokeWidth="2"
      />
      <circle cx="266" cy="8" r="2.5" fill="currentColor" />
      <path
        d="M118 14l3-6h14l4 6 5 1.5v4.5h-30v-4.5Z"
        className="fill-accent stroke-surface"
        strokeWidth="1.5"
        strokeLinejoin="round"
      />
      <circle cx="122" cy="20.5" r="3" className="fill-ink stroke-surface" strokeWidth="1.5" />
      <circle cx="137" cy="20.5" r="3" className="fill-ink stroke-surface" strokeWidth="1.5" />
    </svg>
  );
}
