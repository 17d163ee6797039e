import type { LoginArea } from '#domain/accounts/admission/login-area.ts';

/** Line icons on a grid of 24. */
const PATHS = {
  eye: 'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12Z M12 9a3 3 0 1 1 0 6 3 3 0 0 1 0-6Z',
  'eye-off':
    'M4 4l16 16 M9.9 5.8A9 9 0 0 1 12 5.5c6 0 9.500 6.500 9.500 6.500a17 17 0 0 1-2.700 3.500 M6.200 7.700A16.500 16.500 0 0 0 2.500 12S6 18.500 12 18.500a9 9 0 0 0 4-.9 M9.900 9.900a3 3 0 0 0 4.200 4.200',
  alert: 'M12 8v5 M12 16.500v.01 M12 3.500 2.500 20h19L12 3.500Z',
  info: 'M12 11v5.500 M12 7.500v.01 M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18Z',
  check: 'M5 12.500l4.500 4.500L19 7.500',
  close: 'M6 6l12 12 M18 6 6 18',
  clock: 'M12 7v5l3 2 M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18Z',
  mail: 'M3.500 6h17v12h-17Z M4 6.500l8 6.500 8-6.500',
  phone:
    'M6.500 3.500h3l1.500 4-2 1.500a11 11 0 0 0 6 6l1.500-2 4 1.500v3a2 2 0 0 1-2 2A15.500 15.500 0 0 1 4.500 5.500a2 2 0 0 1 2-2Z',
  user: 'M12 4a4 4 0 1 1 0 8 4 4 0 0 1 0-8Z M4.500 20.500c.8-4 3.700-6 7.500-6s6.700 2 7.500 6',
  'sign-out': 'M14 4.500H6v15h8 M10.500 12H20 M16.500 8.500 20 12l-3.500 3.500',
  search: 'M10.500 4a6.500 6.500 0 1 1 0 13 6.500 6.500 0 0 1 0-13Z M15.500 15.500 20 20',
  car: 'M3.500 16.500v-4l2-5.500h11l3 5.500 1.500 1v3Z M4 12.500h15 M7.500 15v3 M16.500 15v3',
  wheel:
    'M12 3.500a8.500 8.500 0 1 1 0 17 8.500 8.500 0 0 1 0-17Z M12 9.500a2.500 2.500 0 1 1 0 5 2.500 2.500 0 0 1 0-5Z M3.500 12h6 M14.500 12h6 M12 14.500v6',
  shield: 'M12 3.500 19 6v6c0 4.500-3 7-7 8.500-4-1.500-7-4-7-8.500V6Z M9 12l2.200 2.200L15.200 10',
  'arrow-right': 'M5 12h14 M13 6l6 6-6 6',
  'chevron-down': 'M6.500 9.500 12 15l5.500-5.500',
  refresh: 'M19.500 12a7.500 7.500 0 1 1-2.300-5.400 M19.500 4v4h-4',
  lock: 'M6 11h12v9H6Z M8.500 11V8a3.500 3.500 0 0 1 7 0v3',
  menu: 'M4 7h16 M4 12h16 M4 17h16',
  sun: 'M12 8a4 4 0 1 1 0 8 4 4 0 0 1 0-8Z M12 3v1.500 M12 19.500V21 M3 12h1.500 M19.500 12H21 M5.600 5.600l1.100 1.100 M17.300 17.300l1.100 1.100 M5.600 18.400l1.100-1.100 M17.300 6.700l1.100-1.100',
  moon: 'M19.500 14.500A8 8 0 0 1 9.500 4.500a8 8 0 1 0 10 10Z',
  system: 'M4 5h16v11H4Z M9 20h6 M12 16v4',
  globe:
    'M12 3.500a8.500 8.500 0 1 1 0 17 8.500 8.500 0 0 1 0-17Z M3.500 12h17 M12 3.500c-5 5-5 12 0 17 5-5 5-12 0-17Z',
} as const;

export type IconName = keyof typeof PATHS;

/** The icon of each role; both kinds of administrators share one. */
export const ROLE_ICONS = {
  passenger: 'car',
  driver: 'wheel',
  admin: 'shield',
} as const satisfies Record<LoginArea, IconName>;

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
