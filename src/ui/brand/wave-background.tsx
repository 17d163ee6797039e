interface WaveBackgroundProps {
  /** `tall` behind the whole page, `low` at its end. */
  height?: 'tall' | 'low';
}

/** The shape of each wave, by its colour. */
const WAVES = {
  'fill-wave-1': 'M0 96c180-70 330-70 520-14s330 64 520 4 270-66 400-26v340H0Z',
  'fill-wave-2': 'M0 190c150 46 300 60 470 12s330-96 520-50 290 78 450 22v226H0Z',
  'fill-wave-3': 'M0 262c210-58 350-50 540-2s340 60 520 12 260-58 380-22v150H0Z',
  'fill-wave-4': 'M0 322c160 34 330 44 520 6s330-52 500-20 280 40 420 4v88H0Z',
  'fill-wave-5': 'M0 372c240-34 420-26 640-2s460 22 800-16v46H0Z',
};

/** The tall waves are as high as the page, and drawn at its end. So no element moves when the page grows. */
const HEIGHTS = {
  tall: {
    viewBox: '120 0 1200 400',
    preserveAspectRatio: 'xMidYMax',
    className: 'absolute inset-y-0 -left-[150%] -z-10 h-full w-[400%] sm:left-0 sm:w-full',
  },
  low: {
    viewBox: '0 0 1440 400',
    preserveAspectRatio: 'none',
    className: 'block h-40 w-[260%] -translate-x-[30%] sm:h-52 sm:w-full sm:translate-x-0',
  },
} as const;

/** Decoration behind a page: five waves, the last in the colour of the footer. */
export function WaveBackground({ height = 'low' }: WaveBackgroundProps) {
  const { className, ...view } = HEIGHTS[height];
  return (
    <svg
      aria-hidden="true"
      {...view}
      className={`pointer-events-none max-w-none forced-colors:hidden print:hidden ${className}`}
    >
      {Object.entries(WAVES).map(([colour, form]) => (
        <path key={colour} className={colour} d={form} />
      ))}
    </svg>
  );
}
