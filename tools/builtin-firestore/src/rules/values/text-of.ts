import { floatText } from './float-text.ts';
import type { RulesValue } from './rules-value.ts';

/** The text of a value in `string()`, and in `$()` of a path; null if it has none. */
export function textOf(value: RulesValue): string | null {
  switch (value.type) {
    case 'string':
      return value.value;
    case 'null':
      return 'null';
    case 'bool':
    case 'int':
      return String(value.value);
    case 'float':
      return floatText(value.value);
    default:
      return null;
  }
}
