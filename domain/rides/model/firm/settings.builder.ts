import { defaultSettings, type RideSettings } from './settings.ts';

/** The settings of a firm in Berlin, with the districts of the tests' places. */
export const BERLIN_SETTINGS: RideSettings = {
  ...defaultSettings('Europe/Berlin'),
  districts: [
    'Northside',
    'Southside',
    'Old Town',
    'New Town',
    'Westend',
    'Harbour',
    'Airport',
    'City Hospital',
    'Central Station',
    'Station',
    'Town Hall',
  ],
};
