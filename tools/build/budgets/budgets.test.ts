import { describe, expect, test } from 'vitest';
import { BUDGETS, exceededBudgets } from './budgets.ts';
import { measureBuild, type BuiltFile } from './measure-build.ts';

const file = (name: string, given: Partial<BuiltFile> = {}): BuiltFile => ({
  name,
  source: `self.x=${JSON.stringify(name)}`,
  imports: [],
  entry: null,
  ...given,
});

const WAY: readonly BuiltFile[] = [
  file('assets/product.js', {
    entry: '/repo/src/app/composition/assemble-product.ts',
    imports: ['assets/sdk.js'],
  }),
  file('assets/adapters.js', { entry: '/repo/adapters/firebase/firebase-adapters.ts' }),
  file('assets/router.js', { entry: '/repo/src/app/open-product.tsx', imports: ['assets/sdk.js'] }),
  file('assets/frame.js', { entry: '/repo/src/app/frame/signed-in-frame.tsx' }),
  file('assets/toast.js', { entry: '/repo/src/ui/feedback/toast-view.tsx' }),
  file('assets/sdk.js'),
];
const PAGE = file('sign-in.html', {
  source: '<style>a{}</style><p>Hello</p><script>first()</script><script type="module">go()</script>',
});
const byName = (files: readonly BuiltFile[]) => new Map(measureBuild(files).map((one) => [one.name, one]));

describe('the weight of a build', () => {
  test('a page without an inline script is refused, since it would count as 0 bytes', () => {
    expect(() => byName([...WAY, { ...PAGE, source: '<style>a{}</style><p>Hello</p>' }])).toThrow(
      'sign-in.html carries no script or no style sheet.',
    );
  });

  test('a page counts its inline parts by kind, without its markup', () => {
    const page = byName([...WAY, PAGE]).get('sign-in.html');
    const other = byName([...WAY, { ...PAGE, source: PAGE.source.replace('Hello', 'x'.repeat(999)) }]);
    expect(page?.js).toBeGreaterThan(0);
    expect(page?.css).toBeGreaterThan(0);
    expect(other.get('sign-in.html')).toEqual(page);
  });

  test('a complete sign-in counts every file up to the frame once, and no page in the frame', () => {
    const page = file('assets/page.js', { entry: '/repo/src/accounts/x/x-route.tsx' });
    const sizes = byName([...WAY, PAGE, page, file('assets/review.js')]);
    const way = WAY.reduce((sum, { name }) => sum + (sizes.get(name)?.js ?? 0), 0);
    expect(sizes.get('complete sign-in')?.js).toBe(way + (sizes.get('sign-in.html')?.js ?? 0));
  });

  test('a build that lacks an entry module of the sign-in is refused', () => {
    expect(() => measureBuild([PAGE, ...WAY.slice(1)])).toThrow('assemble-product');
  });
});

describe('a budget', () => {
  const budgets = [
    { of: /^assets\/product/, js: 2 },
    { of: /\.css$/, css: 1 },
  ];

  test('an exceeded budget names the file and the excess', () => {
    const measured = [{ name: 'assets/product-1.js', js: 2340, css: 0 }];
    expect(exceededBudgets(measured, budgets)).toEqual([
      'assets/product-1.js: 2.3 KB of JS, 0.3 KB over its 2 KB.',
    ]);
  });

  test('a budget that is met gives no sentence, and neither does a file without a budget', () => {
    const measured = [
      { name: 'assets/product-1.js', js: 2000, css: 0 },
      { name: 'assets/other.js', js: 9999, css: 0 },
      { name: 'assets/a.css', js: 0, css: 900 },
    ];
    expect(exceededBudgets(measured, budgets)).toEqual([]);
  });

  test('every script and every style sheet has a budget', () => {
    for (const name of ['register.html', 'assets/x.js', 'assets/x.css']) {
      expect(
        BUDGETS.some(({ of }) => of.test(name)),
        name,
      ).toBe(true);
    }
  });
});
