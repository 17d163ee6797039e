import { readFileSync } from 'node:fs';
import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { renderForm } from '#test/render-form.tsx';
import { DataTable } from '../data/data-table.tsx';
import {
  IMAGE_QUALITY,
  IMAGE_WIDTHS,
  SMALL_IMAGE_WIDTHS,
  ResponsiveImage,
} from '../brand/responsive-image.tsx';
import { Logo } from '../brand/logo.tsx';
import { PageFooter } from './page-footer.tsx';

describe('the logo', () => {
  test.each([
    ['small', 30],
    ['medium', 40],
    ['large', 60],
    ['xlarge', 80],
    ['xxlarge', 120],
    ['xxxlarge', 150],
  ] as const)('a %s logo is %d pixels high [S2.33, S2.35, S9.14]', (size, pixels) => {
    renderForm(<Logo size={size} />);
    const image = screen.getByAltText('Car Booking System');
    expect(image.getAttribute('width')).toBe(String(pixels));
    expect(image.getAttribute('height')).toBe(String(pixels));
  });

  test('the logo is medium, linked to the root and coloured by default; link and colour can be changed [S2.8, S2.32, S2.33, S2.34]', () => {
    const { rerender } = renderForm(<Logo />);
    const plain = screen.getByAltText('Car Booking System');
    expect(plain.getAttribute('width')).toBe('40');
    expect(screen.getByRole('link', { name: 'Car Booking System' }).getAttribute('href')).toBe('/');
    const { src } = plain as HTMLImageElement;
    rerender(<Logo white linked={false} />);
    expect(screen.queryByRole('link')).toBeNull();
    expect(screen.getByAltText('Car Booking System')).not.toHaveProperty('src', src);
  });
});

describe('the footer', () => {
  test('the footer names the years and the product [S2.30]', () => {
    renderForm(<PageFooter />);
    expect(screen.getByText('© 2023–2025 Car Booking System')).toBeShown();
  });

  test('the footer changes and stores the appearance, and removes the stored appearance for the device’s theme', async () => {
    const { user } = renderForm(<PageFooter />);
    const appearance = screen.getByRole('combobox', { name: 'Appearance' });
    await user.selectOptions(appearance, 'Dark');
    expect(document.documentElement.dataset['theme']).toBe('dark');
    expect(localStorage.getItem('theme')).toBe('dark');
    await user.selectOptions(appearance, 'Device theme');
    expect(document.documentElement.dataset['theme']).toBeUndefined();
    expect(localStorage.getItem('theme')).toBeNull();
  });
});

describe('a picture', () => {
  const source = (width: number) => `/car-${width}.webp`;

  test('an image is offered in every width up to its original [S9.11]', () => {
    renderForm(<ResponsiveImage alt="A car" source={source} width={1080} height={780} sizes="50vw" />);
    const image = screen.getByAltText('A car');
    expect(image.getAttribute('srcset')).toBe(
      '/car-640.webp 640w, /car-750.webp 750w, /car-828.webp 828w, /car-1080.webp 1080w',
    );
    expect(image.getAttribute('src')).toBe('/car-1080.webp');
    expect(image.getAttribute('height')).toBe('780');
  });

  test('the image widths are those of the specification [S9.11, S9.12]', () => {
    expect(IMAGE_WIDTHS).toEqual([640, 750, 828, 1080, 1200, 1920, 2048, 3840]);
    expect([SMALL_IMAGE_WIDTHS.at(0), SMALL_IMAGE_WIDTHS.at(-1)]).toEqual([16, 384]);
  });

  test('an image has the quality of the specification [S9.13]', () => {
    expect(IMAGE_QUALITY).toBe(75);
    const drawing = readFileSync('tools/build/rasterise-journey.ts', 'utf8');
    expect(drawing.match(/quality: [^,\s]+/g)).toEqual(['quality: IMAGE_QUALITY']);
  });

  test('a small image is offered in the small widths [S9.12]', () => {
    renderForm(
      <ResponsiveImage
        alt="A car"
        source={source}
        width={128}
        height={96}
        sizes="64px"
        widths={SMALL_IMAGE_WIDTHS}
      />,
    );
    expect(screen.getByAltText('A car').getAttribute('srcset')).toBe(
      [16, 32, 48, 64, 96, 128].map((width) => `/car-${width}.webp ${width}w`).join(', '),
    );
  });
});

describe('a table', () => {
  test('a table has the roles of a table for screen readers, whatever its display', () => {
    const columns = [
      { key: 'name', header: 'Name', naming: true, cell: (row: { name: string }) => row.name },
      {
        key: 'size',
        header: 'Letters',
        cell: (row: { name: string }) => row.name.length,
        below: (row: { name: string }) => (row.name === 'Ada' ? 'A palindrome, almost' : null),
      },
    ];
    renderForm(
      <DataTable
        caption="People"
        columns={columns}
        shares="lg:grid-cols-2"
        rows={[{ name: 'Ada' }, { name: 'Grace' }]}
        rowKey={({ name }) => name}
      />,
    );
    const table = screen.getByRole('table', { name: 'People' });
    const row = within(table).getByRole('row', { name: /Grace/ });
    expect(within(row).getByRole('rowheader', { name: 'Grace' })).toBeShown();
    expect(within(row).getByRole('cell', { name: /5/ })).toBeShown();
    const [, ...cells] = within(table)
      .getAllByRole('row')
      .map((each) => within(each).queryAllByRole('cell'));
    expect(cells.map((each) => each.map(({ textContent }) => textContent))).toEqual([
      ['3A palindrome, almost'],
      ['5'],
    ]);
  });
});
