import { z } from 'zod';
import { BIDI_IN_PAGE, type Call, type Given, type Outcome } from './bidi-in-page.ts';
import { compiled } from './compiled.ts';
import type { WebDriver } from './web-driver.ts';

const Said: z.ZodType<Outcome> = z.discriminatedUnion('said', [
  z.object({ said: z.literal('value'), value: z.looseObject({ type: z.string() }) }),
  z.object({ said: z.literal('exception'), text: z.string() }),
  z.object({ said: z.literal('gone') }),
  z.object({ said: z.literal('uncompiled'), text: z.string() }),
]);

/** Playwright tells its evaluator in the second to fourth argument what to evaluate, if anything. */
const textsToCompile = (given: readonly Given[]) =>
  given
    .slice(1, 4)
    .flatMap((each) => ('value' in each && typeof each.value === 'string' ? [each.value] : []));

/** Calls a function of Playwright's in the current window. Texts that it evaluates are compiled with it, once they are known. */
export async function callInPage(
  driver: WebDriver,
  source: string,
  call: Call,
  known: readonly string[] = textsToCompile(call.given),
): Promise<Outcome> {
  const script =
    `${BIDI_IN_PAGE} bidi.outcomeOf(() => (${source}), ${JSON.stringify(call)}, ${compiled(known)})` +
    '.then((outcome) => done(JSON.stringify(outcome)));';
  const outcome = await driver
    .executeUntilDone(script)
    .then((text) => Said.parse(JSON.parse(text)))
    // The document that was asked went away meanwhile.
    .catch((): Outcome => ({ said: 'gone' }));
  if (outcome.said !== 'uncompiled' || known.includes(outcome.text)) return outcome;
  return callInPage(driver, source, call, [...known, outcome.text]);
}
