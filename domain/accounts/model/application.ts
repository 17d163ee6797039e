/** The optional fields of applicants about themselves, stored at the registration and never changed. */
export const APPLICATION_FIELDS = ['phone', 'licence', 'message'] as const;
export type ApplicationField = (typeof APPLICATION_FIELDS)[number];

/** Empty fields are absent. */
export type Application = { readonly [Field in ApplicationField]?: string };

/** The fields that have a value. */
export function applicationOf(valueOf: (field: ApplicationField) => string | null | undefined): Application {
  return Object.fromEntries(
    APPLICATION_FIELDS.flatMap((field) => {
      const value = valueOf(field);
      return value ? [[field, value]] : [];
    }),
  );
}
