const LENGTH = 14;

/** A new id for an import: the first 14 hexadecimal digits of a random UUID, as the rules require. */
export const importId = (): string => crypto.randomUUID().replaceAll('-', '').slice(0, LENGTH);
