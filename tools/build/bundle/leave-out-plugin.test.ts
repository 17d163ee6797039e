import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { build } from 'vite';
import { expect, onTestFinished, test } from 'vitest';
import { leaveOutPlugin, throwingExports } from './leave-out-plugin.ts';

test('a module that is left out keeps its exports, which all throw the reason', () => {
  const source = 'export function a() {}\nexport const b = 1;\nfunction x() {}\nexport { x as c, y };\n';
  expect(throwingExports(source, 'No need.')).toBe(
    'export { thrown as a, thrown as b, thrown as c, thrown as y } from "\\u0000left-out:No need.";',
  );
});

test('a module that is left out and has no exports becomes empty', () => {
  expect(throwingExports('globalThis.x = 1;', 'No need.')).toBe('');
});

/** An object in place of any port: each member, and each result of a call, is this object again. */
const anything: object = new Proxy(() => anything, {
  get: (_, name) => (name === 'then' ? undefined : anything),
});

test('the container makes the product without the modules that are left out', async () => {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [{ ...leaveOutPlugin(), buildEnd: undefined }],
    build: {
      write: false,
      minify: false,
      lib: { entry: 'src/app/composition/compose-product.ts', formats: ['es'] },
      rollupOptions: { output: { codeSplitting: false } },
    },
  });
  const [bundle] = [built].flat();
  if (bundle === undefined || !('output' in bundle)) throw new Error('Nothing was built.');
  mkdirSync('.cache', { recursive: true });
  const folder = mkdtempSync('.cache/product-');
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = `${folder}/product.mjs`;
  writeFileSync(file, bundle.output[0].code);
  // The bundle adds metadata functions to `Reflect`. They must not stay for the other tests of this worker.
  const before = Object.getOwnPropertyDescriptors(Reflect);
  onTestFinished(() => {
    for (const name of ['getOwnMetadata', 'defineMetadata']) Reflect.deleteProperty(Reflect, name);
    Object.defineProperties(Reflect, before);
  });
  const { composeProduct } = await import(/* @vite-ignore */ `${process.cwd()}/${file}`);
  const ports =
    'identity privateRecords users records clock lastKnown feed openReviews openRides openDispatch openOrders';
  const product = composeProduct(Object.fromEntries(ports.split(' ').map((port) => [port, anything])));
  expect(Object.keys(product).join(' ')).toBe(
    'accounts accountForms review rides dispatch orders imports books',
  );
});
