import { isSame } from '../../../shared/is-same.ts';
import { isMap } from '../../../shared/decoders.ts';
import type { Batch } from '../../../shared/record-write.ts';

type Values = Readonly<Record<string, unknown>>;

function differing(wanted: Values, known: Values): Values {
  const fields = Object.entries(wanted).flatMap(([name, value]) => {
    const former = known[name];
    if (isMap(value) && isMap(former))
      return Object.entries(differing(value, former)).map(([inner, each]) => [`${name}.${inner}`, each]);
    return isSame(value, former) ? [] : [[name, value]];
  });
  return Object.fromEntries(fields);
}

/**
 * The writes of saving a record of the firm. For a `known` record they have only the fields that differ. Another person
 * may have changed the other fields meanwhile (C12). There are none if no field differs.
 */
export function firmBatch(path: string, wanted: object, known: object | null): Batch {
  if (known === null) return [{ kind: 'set', path, fields: wanted }];
  const fields = differing({ ...wanted }, { ...known });
  return Object.keys(fields).length === 0 ? [] : [{ kind: 'update', path, fields }];
}
