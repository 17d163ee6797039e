/** What applicants may state about themselves at registration, and cannot change later. */
export const APPLICATION_FIELDS = ['phone', 'licence', 'message'] as const;
export type ApplicationField = (typeof APPLICATION_FIELDS)[number];

/** Empty fields are absent. */
export type Application = { readonly [Field in ApplicationField]?: string };

/** Returns the fields with a text. A missing or empty value is left out. */
export function applicationOf(valueOf: (field: ApplicationField) => string | null | undefined): Application {
  return Object.fromEntries(
    APPLICATION_FIELDS.flatMap((field) => {
      const value = valueOf(field);
      return value ? [[field, value]] : [];
    }),
  );
}
