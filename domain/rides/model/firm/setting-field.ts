/** The fields of the settings' form, in its order. */
export const SETTING_FIELDS = [
  'wait',
  'search',
  'offer',
  'release',
  'lead',
  'horizon',
  'retention',
  'timeZone',
  'landmarks',
] as const;
export type SettingField = (typeof SETTING_FIELDS)[number];
