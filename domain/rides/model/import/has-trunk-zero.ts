/**
 * Zones of countries whose national numbers begin without a zero, so that none can be lost: North America and Spain,
 * Portugal, Denmark, Norway, Poland, the Czech Republic, Greece, Luxembourg, Latvia, Estonia, Malta, Monaco (ITU-T,
 * national prefixes).
 */
const WITHOUT =
  /^(?:America|US|Canada)\/|^Europe\/(?:Madrid|Lisbon|Copenhagen|Oslo|Warsaw|Prague|Athens|Luxembourg|Riga|Tallinn|Malta|Monaco)$|^Atlantic\/(?:Canary|Madeira|Azores)$/;

/** Whether a number without a zero in front may have lost it, for a firm in this zone. */
export const hasTrunkZero = (timeZone: string): boolean => !WITHOUT.test(timeZone);

/** Countries whose five-digit postcodes may begin with 0: Germany, France, Spain, Italy, Finland, the eastern USA. */
const FIVE_DIGITS =
  /^Europe\/(?:Berlin|Busingen|Paris|Madrid|Rome|Helsinki)$|^(?:America\/(?:New_York|Detroit)|US\/Eastern)$/;

/** Whether a spreadsheet seems to have removed the zero of a postcode, for a firm in this zone. */
export const lacksZero = (postcode: string, timeZone: string): boolean =>
  FIVE_DIGITS.test(timeZone) && /^[1-9]\d{3}$/.test(postcode);
