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

/** The icons that the sign-in form shows before it works; all others are in `page-icon.tsx`. */
export const CONTROL_ICONS = {
  eye: 'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12Z M12 9a3 3 0 1 1 0 6 3 3 0 0 1 0-6Z',
  'eye-off':
    'M4 4l16 16 M9.9 5.8A9 9 0 0 1 12 5.5c6 0 9.5 6.5 9.5 6.5a17 17 0 0 1-2.7 3.5 M6.2 7.7A16.5 16.5 0 0 0 2.5 12S6 18.5 12 18.5a9 9 0 0 0 4-.9 M9.9 9.9a3 3 0 0 0 4.2 4.2',
  alert: 'M12 8v5 M12 16.5v.01 M12 3.5 2.5 20h19L12 3.5Z',
  sun: 'M12 8a4 4 0 1 1 0 8 4 4 0 0 1 0-8Z M12 3v1.5 M12 19.5V21 M3 12h1.5 M19.5 12H21 M5.6 5.6l1.1 1.1 M17.3 17.3l1.1 1.1 M5.6 18.4l1.1-1.1 M17.3 6.7l1.1-1.1',
  moon: 'M19.5 14.5A8 8 0 0 1 9.5 4.5a8 8 0 1 0 10 10Z',
  system: 'M4 5h16v11H4Z M9 20h6 M12 16v4',
  globe: 'M12 3.5a8.5 8.5 0 1 1 0 17 8.5 8.5 0 0 1 0-17Z M3.5 12h17 M12 3.5c-5 5-5 12 0 17 5-5 5-12 0-17Z',
} as const;

export type IconName = keyof typeof CONTROL_ICONS;

export function Icon({ name }: { name: IconName }) {
  return <LineIcon path={CONTROL_ICONS[name]} />;
}
