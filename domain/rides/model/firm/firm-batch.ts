import { isMap } from '../../../shared/kinds.ts';
import type { Batch } from '../../../shared/record-write.ts';

type Values = Readonly<Record<string, unknown>>;

function differing(wanted: Values, known: Values): Values {
  const fields = Object.entries(wanted).flatMap(([name, value]) => {
    const former = known[name];
    if (isMap(value) && isMap(former))
      return Object.entries(differing(value, former)).map(([inner, each]) => [`${name}.${inner}`, each]);
    return JSON.stringify(value) === JSON.stringify(former) ? [] : [[name, value]];
  });
  return Object.fromEntries(fields);
}

/**
 * What saving a record of the firm stores. Of one that is `known` it is only what differs, because somebody else may have
 * changed the rest since it was read: nothing at all if nothing differs.
 */
export function firmBatch(path: string, wanted: object, known: object | null): Batch {
  if (known === null) return [{ kind: 'set', path, fields: wanted }];
  const fields = differing({ ...wanted }, { ...known });
  return Object.keys(fields).length === 0 ? [] : [{ kind: 'update', path, fields }];
}
