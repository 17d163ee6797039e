/** Values and writes in the REST protocol's form, for requests that an SDK would not send. */
export type RestValue = Readonly<Record<string, unknown>>;

export const string = (stringValue: string): RestValue => ({ stringValue });
export const integer = (value: number): RestValue => ({ integerValue: String(value) });
export const NOTHING: RestValue = { nullValue: null };
export const double = (doubleValue: number): RestValue => ({ doubleValue });
export const mapOf = (fields: Readonly<Record<string, RestValue>>): RestValue => ({ mapValue: { fields } });

/** What an update contains besides the fields; `serverTime` names fields. */
interface Extra {
  readonly serverTime?: readonly string[];
  readonly mask?: readonly string[];
  readonly transforms?: readonly object[];
}

/** Builds the writes of one project. */
export function restWrites(projectId: string) {
  const name = (path: string) => `projects/${projectId}/databases/(default)/documents/${path}`;
  return {
    name,
    reference: (path: string): RestValue => ({ referenceValue: name(path) }),
    update: (path: string, fields: Readonly<Record<string, RestValue>>, extra: Extra = {}) => ({
      update: { name: name(path), fields },
      ...(extra.mask && { updateMask: { fieldPaths: extra.mask } }),
      updateTransforms: [
        ...(extra.serverTime ?? []).map((fieldPath) => ({ fieldPath, setToServerValue: 'REQUEST_TIME' })),
        ...(extra.transforms ?? []),
      ],
    }),
  };
}
