const LENGTH = 14;

/** A new id for an import. The rules require 14 hexadecimal digits. */
export const importId = (): string => crypto.randomUUID().replaceAll('-', '').slice(0, LENGTH);
