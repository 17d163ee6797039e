/**
 * Zones of countries whose national numbers begin with no zero, so that none can be lost: North America and Spain, Portugal,
 * Denmark, Norway, Poland, the Czech Republic, Greece, Luxembourg, Latvia, Estonia, Malta, Monaco (ITU-T, national prefixes).
 */
const WITHOUT =
  /^(?:America|US|Canada)\/|^Europe\/(?:Madrid|Lisbon|Copenhagen|Oslo|Warsaw|Prague|Athens|Luxembourg|Riga|Tallinn|Malta|Monaco)$|^Atlantic\/(?:Canary|Madeira|Azores)$/;

/** Whether a number without a zero in front may have lost it, for a firm in this zone. */
export const hasTrunkZero = (timeZone: string): boolean => !WITHOUT.test(timeZone);
