import { floatText } from './float-text.ts';
import type { RulesValue } from './rules-value.ts';

/** A value as `string()` writes it, and `$()` in a path; null for what has no text. */
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
