import type { KnownRole } from '#domain/accounts/model/role.ts';

/** Line icons on a grid of 24. */
const PATHS = {
  eye: 'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12Z M12 9a3 3 0 1 1 0 6 3 3 0 0 1 0-6Z',
  'eye-off':
    'M4 4l16 16 M9.9 5.8A9 9 0 0 1 12 5.5c6 0 9.5 6.5 9.5 6.5a17 17 0 0 1-2.7 3.5 M6.2 7.7A16.5 16.5 0 0 0 2.5 12S6 18.5 12 18.5a9 9 0 0 0 4-.9 M9.9 9.9a3 3 0 0 0 4.2 4.2',
  alert: 'M12 8v5 M12 16.5v.01 M12 3.5 2.5 20h19L12 3.5Z',
  info: 'M12 11v5.5 M12 7.5v.01 M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18Z',
  check: 'M5 12.5l4.5 4.5L19 7.5',
  close: 'M6 6l12 12 M18 6 6 18',
  clock: 'M12 7v5l3 2 M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18Z',
  mail: 'M3.5 6h17v12h-17Z M4 6.5l8 6.5 8-6.5',
  phone:
    'M6.5 3.5h3l1.5 4-2 1.5a11 11 0 0 0 6 6l1.5-2 4 1.5v3a2 2 0 0 1-2 2A15.5 15.5 0 0 1 4.5 5.5a2 2 0 0 1 2-2Z',
  user: 'M12 4a4 4 0 1 1 0 8 4 4 0 0 1 0-8Z M4.5 20.5c.8-4 3.7-6 7.5-6s6.7 2 7.5 6',
  search: 'M10.5 4a6.5 6.5 0 1 1 0 13 6.5 6.5 0 0 1 0-13Z M15.5 15.5 20 20',
  car: 'M3.5 16.5v-4l2-5.5h11l3 5.5 1.5 1v3Z M4 12.5h15 M7.5 15v3 M16.5 15v3',
  wheel:
    'M12 3.5a8.5 8.5 0 1 1 0 17 8.5 8.5 0 0 1 0-17Z M12 9.5a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5Z M3.5 12h6 M14.5 12h6 M12 14.5v6',
  shield: 'M12 3.5 19 6v6c0 4.5-3 7-7 8.5-4-1.5-7-4-7-8.5V6Z M9 12l2.2 2.2L15.2 10',
  'arrow-right': 'M5 12h14 M13 6l6 6-6 6',
  'chevron-down': 'M6.5 9.5 12 15l5.5-5.5',
  refresh: 'M19.5 12a7.5 7.5 0 1 1-2.3-5.4 M19.5 4v4h-4',
  sun: 'M12 8a4 4 0 1 1 0 8 4 4 0 0 1 0-8Z M12 3v1.5 M12 19.5V21 M3 12h1.5 M19.5 12H21 M5.6 5.6l1.1 1.1 M17.3 17.3l1.1 1.1 M5.6 18.4l1.1-1.1 M17.3 6.7l1.1-1.1',
  moon: 'M19.5 14.5A8 8 0 0 1 9.5 4.5a8 8 0 1 0 10 10Z',
  system: 'M4 5h16v11H4Z M9 20h6 M12 16v4',
  globe: 'M12 3.5a8.5 8.5 0 1 1 0 17 8.5 8.5 0 0 1 0-17Z M3.5 12h17 M12 3.5c-5 5-5 12 0 17 5-5 5-12 0-17Z',
} as const;

export type IconName = keyof typeof PATHS;

/** The icon of each role. */
export const ROLE_ICONS: Readonly<Record<KnownRole, IconName>> = {
  passenger: 'car',
  driver: 'wheel',
  admin: 'shield',
  system_admin: 'shield',
};

export function Icon({ name, large = false }: { name: IconName; large?: boolean }) {
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
      <path d={PATHS[name]} />
    </svg>
  );
}
