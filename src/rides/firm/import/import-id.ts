const LENGTH = 14;

/** A new id for an import: 14 random digits from 0 to f, as the rules require. */
export const importId = (): string => crypto.randomUUID().replaceAll('-', '').slice(0, LENGTH);
