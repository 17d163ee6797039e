import { z } from 'zod';
import type { Given as GivenValue } from './bidi-in-page.ts';

/* The parameters of the commands of WebDriver BiDi that the front uses. */

const Given: z.ZodType<GivenValue> = z.lazy(() =>
  z.union([
    z.object({ handle: z.string() }),
    z.object({ sharedId: z.string() }),
    z.object({ type: z.enum(['undefined', 'null']) }),
    z.object({
      type: z.enum(['string', 'number', 'boolean']),
      value: z.union([z.string(), z.number(), z.boolean()]),
    }),
    z.object({ type: z.literal('array'), value: z.array(Given) }),
    z.object({
      type: z.literal('object'),
      value: z.array(z.tuple([z.object({ value: z.string() }), Given])),
    }),
  ]),
);

export const Here = z.object({ context: z.string() });
const Target = z.object({ context: z.string(), sandbox: z.string().optional() });
export const InPage = z.object({ target: Target, resultOwnership: z.enum(['root', 'none']).optional() });
export type InPage = z.infer<typeof InPage>;
export const Evaluate = InPage.extend({ expression: z.string() });
export const CallFunction = InPage.extend({
  functionDeclaration: z.string(),
  arguments: z.array(Given).default([]),
});
export const Disown = z.object({ target: Target, handles: z.array(z.string()) });
export const InBrowser = z.object({ userContext: z.string() });
export const InBrowsers = z.object({
  userContexts: z.array(z.string()).optional(),
  context: z.string().optional(),
});
export type InBrowsers = z.infer<typeof InBrowsers>;
export const SetViewport = InBrowsers.extend({ viewport: z.object({ width: z.int(), height: z.int() }) });
export const AddPreload = InBrowsers.extend({ functionDeclaration: z.string() });
export const Intercept = z.object({ phases: z.array(z.string()) });
export const Act = Here.extend({ actions: z.array(z.looseObject({})) });

export const Navigate = Here.extend({ url: z.string() });
export const Traverse = Here.extend({ delta: z.int() });
