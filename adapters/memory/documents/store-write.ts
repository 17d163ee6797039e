import {
  type FieldPath,
  type Fields,
  type FieldTransform,
  setField,
  type UpdateWrite,
} from 'builtin-firestore/store';
import { REMOVED, SERVER_TIME, type RecordWrite } from '#domain/shared/record-write.ts';
import { isMap } from '#domain/shared/kinds.ts';
import { toValue } from './document-values.ts';

/** A write in the store's own form: the server's times are transforms, and only the masked fields of an update change. */
export function toStoreWrite({ kind, path, fields: written }: RecordWrite): UpdateWrite {
  const transforms: FieldTransform[] = [];
  let fields: Fields = new Map();
  const put = (field: FieldPath, value: unknown): void => {
    if (value === SERVER_TIME) transforms.push({ field, transform: { kind: 'requestTime' } });
    else if (isMap(value)) {
      fields = setField(fields, field, toValue({}));
      for (const [name, held] of Object.entries(value)) put([...field, name], held);
    } else if (value !== REMOVED) fields = setField(fields, field, toValue(value));
  };
  const isUpdate = kind === 'update';
  const mask = Object.entries(written).map(([name, value]) => {
    const field = isUpdate ? name.split('.') : [name];
    put(field, value);
    return field;
  });
  const change = { kind: 'update', path, fields, transforms } as const;
  return isUpdate ? { ...change, mask, precondition: { kind: 'exists', exists: true } } : change;
}
