/** Where the car is: at the address, at the review, or at its destination. */
const PLACES = { address: 'translate-x-23', review: 'translate-x-50', arrived: 'translate-x-78' } as const;
const REACHED = { address: 1, review: 2, arrived: 4 } as const;
const STOPS = [12, 108, 216, 328] as const;

/** Decoration: the way of an application, from registration to the first ride. The car drives, unless motion is reduced. */
export function ApplicationJourney({ at }: { at: keyof typeof PLACES }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 344 60"
      fill="none"
      className="mx-auto mb-4 w-full max-w-lg text-accent-ink"
    >
      <path
        d="M12 46H328"
        stroke="currentColor"
        strokeWidth="3"
        strokeLinecap="round"
        strokeDasharray="1 8"
      />
      {STOPS.map((x, index) => (
        <circle
          key={x}
          cx={x}
          cy="46"
          r="6"
          strokeWidth="2.500"
          className={`stroke-current ${index < REACHED[at] ? 'fill-accent' : 'fill-surface'}`}
        />
      ))}
      <path
        d="M328 36c-8-9-12-13-12-19a12 12 0 0 1 24 0c0 6-4 10-12 19Z"
        strokeWidth="2.500"
        className={`stroke-current ${at === 'arrived' ? 'fill-accent' : 'fill-accent-soft'}`}
      />
      <g
        className={`transition-transform duration-1500 ease-out motion-reduce:transition-none ${PLACES[at]}`}
      >
        <path
          d="M-4 36v-8l6-10h18l8 9 9 2v7Z"
          strokeWidth="2"
          strokeLinejoin="round"
          className="fill-accent stroke-surface"
        />
        <circle cx="6" cy="36" r="5" strokeWidth="2" className="fill-ink stroke-surface" />
        <circle cx="27" cy="36" r="5" strokeWidth="2" className="fill-ink stroke-surface" />
      </g>
    </svg>
  );
}
