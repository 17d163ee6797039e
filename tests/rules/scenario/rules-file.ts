import { type Expression, parseRules, type RulesFile } from 'builtin-firestore/syntax';
import { RULES_SOURCE } from './read-rules.ts';

/** Parses rules; throws with the issue if they do not parse. */
export function parsedRules(source: string): RulesFile {
  const parsed = parseRules(source);
  if (!parsed.ok) throw new Error(parsed.issue.description);
  return parsed.file;
}

export function parsedCondition(text: string): Expression {
  const file = parsedRules(`service cloud.firestore { match /x { allow get: if ${text}; } }`);
  const condition = file.service.matches[0]?.allows[0]?.condition;
  if (condition === undefined) throw new Error(`No condition: ${text}`);
  return condition;
}

export const RULES_FILE: RulesFile = parsedRules(RULES_SOURCE);
