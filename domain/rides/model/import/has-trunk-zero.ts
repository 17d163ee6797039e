/** Zones in which national numbers begin without a zero (ITU-T, national prefixes). All of `America/` counts. */
const WITHOUT =
  /^(?:America|US|Canada)\/|^Europe\/(?:Madrid|Lisbon|Copenhagen|Oslo|Warsaw|Prague|Athens|Luxembourg|Riga|Tallinn|Malta|Monaco)$|^Atlantic\/(?:Canary|Madeira|Azores)$/;

/** Whether a national number in this zone may have lost a leading zero. */
export const hasTrunkZero = (timeZone: string): boolean => !WITHOUT.test(timeZone);

/** Countries whose five-digit postcodes may begin with 0: Germany, France, Spain, Italy, Finland, the eastern USA. */
const FIVE_DIGITS =
  /^Europe\/(?:Berlin|Busingen|Paris|Madrid|Rome|Helsinki)$|^(?:America\/(?:New_York|Detroit)|US\/Eastern)$/;

/** Whether a postcode in this zone seems to have lost its leading zero. */
export const lacksZero = (postcode: string, timeZone: string): boolean =>
  FIVE_DIGITS.test(timeZone) && /^[1-9]\d{3}$/.test(postcode);
