import { CONTROL_ICONS, LineIcon } from './icon.tsx';

const ICONS = {
  ...CONTROL_ICONS,
  info: 'M12 11v5.5 M12 7.5v.01 M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18Z',
  check: 'M5 12.5l4.5 4.5L19 7.5',
  'chevron-down': 'M6.5 9.5 12 15l5.5-5.5',
  clock: 'M12 7v5l3 2 M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18Z',
  close: 'M6 6l12 12 M18 6 6 18',
  mail: 'M3.5 6h17v12h-17Z M4 6.5l8 6.5 8-6.5',
  phone:
    'M6.5 3.5h3l1.5 4-2 1.5a11 11 0 0 0 6 6l1.5-2 4 1.5v3a2 2 0 0 1-2 2A15.5 15.5 0 0 1 4.5 5.5a2 2 0 0 1 2-2Z',
  search: 'M10.5 4a6.5 6.5 0 1 1 0 13 6.5 6.5 0 0 1 0-13Z M15.5 15.5 20 20',
  user: 'M12 4a4 4 0 1 1 0 8 4 4 0 0 1 0-8Z M4.5 20.5c.8-4 3.7-6 7.5-6s6.7 2 7.5 6',
  'arrow-right': 'M5 12h14 M13 6l6 6-6 6',
  refresh: 'M19.5 12a7.5 7.5 0 1 1-2.3-5.4 M19.5 4v4h-4',
  car: 'M3.5 16.5v-4l2-5.5h11l3 5.5 1.5 1v3Z M4 12.5h15 M7.5 15v3 M16.5 15v3',
  wheel:
    'M12 3.5a8.5 8.5 0 1 1 0 17 8.5 8.5 0 0 1 0-17Z M12 9.5a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5Z M3.5 12h6 M14.5 12h6 M12 14.5v6',
} as const;

export type PageIconName = keyof typeof ICONS;

export function PageIcon({ name, large }: { name: PageIconName; large?: boolean }) {
  return <LineIcon path={ICONS[name]} large={large} />;
}
