import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { aStoredCustomer } from '#domain/rides/model/customers/customer.builder.ts';
import { ADA, openRideWorld } from '#test/open-ride-world.ts';
import { renderApp } from '#test/render-app.tsx';

const CARS = [
  'Name;Kennzeichen;Plätze;Nimmt mit;Baujahr',
  'Blue van;CB-1;8;Rollstuhl;2019',
  'Bus;CB 2;12;;2020',
  'Taxi;;4;Jacuzzi;2021',
].join('\r\n');

async function openImport(of: 'fleet' | 'customers') {
  const world = await openRideWorld(ADA, { 'customers/CaraCaller0000000000': aStoredCustomer() });
  const app = renderApp(`/admin/${of}/import`, { world });
  const input = await screen.findByLabelText('CSV file');
  const choose = (...parts: BlobPart[]) => app.user.upload(input, new File(parts, 'file.csv'));
  const documents = world.stage.world.documents;
  return { ...app, world, choose, documents };
}

const preview = async () => within(await screen.findByRole('table', { name: 'Preview' }));
const row = async (name: RegExp) => within(await (await preview()).findByRole('row', { name }));
const press = (name: string) => screen.findByRole('button', { name });

describe('a file of cars', () => {
  test('each line shows its change or its problems, and nothing is stored before Import', async () => {
    const { choose, world } = await openImport('fleet');
    await choose(CARS);
    const van = await row(/Blue van/);
    expect(await van.findByText('Seats:')).toBeShown();
    expect((await preview()).getByRole('row', { name: /Blue van/ }).textContent).toMatch(
      /Seats: 6 becomes→ 8Needs: .*becomes→ Wheelchair/,
    );
    expect((await row(/Bus/)).getByText('New')).toBeShown();
    const taxi = await row(/Taxi/);
    expect(taxi.getByText('Left out')).toBeShown();
    expect(taxi.getByText(/^A car from a file needs a plate/)).toBeShown();
    expect(taxi.getByText(/^“Jacuzzi” is not known\./)).toBeShown();
    expect(van.getByText('Baujahr: 2019')).toBeShown();
    expect(screen.getByText('3 cells are not stored; their lines below name them.')).toBeShown();
    expect(world.requestsOf('write vehicles/*')).toBe(0);
  });

  test('a colour is recognised by its name in both languages, and an unknown one is reported with the known ones', async () => {
    const { choose, user, documents } = await openImport('fleet');
    await choose('Name;Plate;Seats;Farbe\nBlue van;CB 1;6;Weiß\nBus;CB 7;8;mauve');
    expect(await (await row(/Blue van/)).findByText('Colour:')).toBeShown();
    expect(
      (await row(/Bus/)).getByText(/^“mauve” is not known\. Use one of these: White, Cream, /),
    ).toBeShown();
    await user.click(await press('Import 1 line'));
    expect(await screen.findByText('1 line is in.')).toBeShown();
    expect(documents.read('vehicles/car-1')).toMatchObject({ colour: 'white' });
  });

  test('is imported with one press; the same file again has nothing to import', async () => {
    const { choose, user, documents } = await openImport('fleet');
    await choose(CARS);
    await user.click(await press('Import 2 lines'));
    expect(await screen.findByText('2 lines are in.')).toBeShown();
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Preview'));
    expect(documents.read('vehicles/car-1')).toMatchObject({
      plate: 'CB 1',
      seats: 8,
      needs: ['wheelchair'],
    });
    await choose(CARS);
    expect(await screen.findByText(/^There is nothing to import/)).toBeShown();
  });

  test('only the lines of one kind are shown once that kind is chosen', async () => {
    const { choose, user } = await openImport('fleet');
    await choose(CARS);
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Show' }), 'Left out: 1');
    expect((await preview()).queryByRole('row', { name: /Bus/ })).toBeNull();
    expect((await preview()).getByRole('row', { name: /Taxi/ })).toBeShown();
  });

  test.each([
    ['without lines', 'Name;Plate;Seats', /^This file has no lines below the one that names the columns\./],
    ['of a spreadsheet', 'PK\u0003\u0004 zip', /^This is a workbook/],
    [
      'of 5001 lines',
      `Name;Plate;Seats\n${'Bus;CB;1\n'.repeat(5001)}`,
      /^This file has 5001 lines, and at most 5000 can be imported at once\. Please make 2 files/,
    ],
  ])('a file %s is refused as a whole, with advice', async (_, text, sentence) => {
    const { choose } = await openImport('fleet');
    await choose(text);
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toMatch(sentence);
    expect(document.activeElement).toBe(alert);
  });
});

describe('a file of customers', () => {
  const lines = (count: number) =>
    Array.from({ length: count }, (_, index) => `Kunde ${index};0${700_000 + index};`).join('\n');
  const FILE = `Name;Telefon;Adresse\n${lines(250)}`;
  const customersIn = (documents: { read(path: string): unknown }, ids: readonly string[]) =>
    ids.filter((id) => documents.read(`customers/${id}`) !== null).length;

  test('a network that is lost between preview and import leaves nothing half-done, and the next press continues', async () => {
    const { choose, user, world } = await openImport('customers');
    await choose(FILE);
    const submit = await press('Import 250 lines');
    world.network.goOffline();
    await user.click(submit);
    expect((await screen.findByRole('alert')).textContent).toMatch(
      /^No line has been imported\. Network error/,
    );
    world.network.goOnline();
    await user.click(await press('Import 250 lines'));
    expect(await screen.findByText('250 lines are in.')).toBeShown();
    expect(customersIn(world.stage.world.documents, ['CaraCaller0000000000'])).toBe(1);
  });

  test('a lost answer leaves its lines unknown, and they are read again once the network is back', async () => {
    const { choose, user, world } = await openImport('customers');
    await choose(FILE);
    const submit = await press('Import 250 lines');
    const { send } = world.network;
    const sending = vi.spyOn(world.network, 'send').mockImplementation(async (kind, name, serve) => {
      const isWrite = name.startsWith('write customers');
      if (isWrite) world.network.loseNextAnswer(kind);
      const answer = await send(kind, name, serve);
      if (isWrite) world.network.goOffline();
      return answer;
    });
    await user.click(submit);
    expect((await screen.findByRole('alert')).textContent).toMatch(
      /^The network was lost\. It is not known whether lines 2 to 101 of the file are in; the lines below them are not\./,
    );
    expect((await row(/Kunde 0\b/)).getByText('Not known')).toBeShown();
    sending.mockRestore();
    world.network.goOnline();
    act(() => void window.dispatchEvent(new Event('online')));
    expect(await screen.findByText(/^Everything up to line 101 of the file is in \(100\)/)).toBeShown();
    expect((await row(/Kunde 0\b/)).getByText('Imported')).toBeShown();
    expect(screen.queryByRole('alert')).toBeNull();
    await user.click(await press('Go on with the other 150 lines'));
    expect(await screen.findByText('250 lines are in.')).toBeShown();
  });

  test('a stopped import says which line was stored last, and continues after that line', async () => {
    const { choose, user, world } = await openImport('customers');
    await choose(FILE);
    const submit = await press('Import 250 lines');
    const release = world.network.hold();
    await user.click(submit);
    await user.click(await press('Stop'));
    release();
    expect(
      await screen.findByText(
        'Everything up to line 101 of the file is in (100). The other 150 below it are not.',
      ),
    ).toBeShown();
    await user.click(await press('Go on with the other 150 lines'));
    await waitFor(() => expect(screen.getByText('250 lines are in.')).toBeShown());
  });

  test('a line says who else has its number, and which numbers a known customer does not get', async () => {
    const { choose } = await openImport('customers');
    const numbers = '+1 555 0142; 030 1111; 030 2222; 030 3333; 030 4444';
    await choose(`Name,Phone,Mobile\nCara Caller,"${numbers}",\nBo Berg,5550142,`);
    const bo = await row(/Bo Berg/);
    expect(await bo.findByText('New')).toBeShown();
    expect(bo.getByText('Others have this number, too. They stay as they are: Cara Caller.')).toBeShown();
    expect((await row(/Cara Caller, /)).getByText(`Phone: ${numbers}`)).toBeShown();
  });

  test('a template with all columns can be downloaded', async () => {
    await openImport('customers');
    const link = screen.getByRole('link', { name: 'Download a template' });
    expect(link.getAttribute('download')).toBe('customers.csv');
    expect(decodeURIComponent(link.getAttribute('href') ?? '')).toContain('"Name","Phone","Address"');
  });
});

describe('the columns of a file', () => {
  const FILE = 'Reg;Who;Contact;Born\nCB 8;Karl K1;030 70001;1950\nCB 9;Karla K2;030 70002;1960';

  test('are chosen if they are unknown, beside their cells, and remembered for files with the same headers', async () => {
    const { choose, user } = await openImport('customers');
    await choose(FILE);
    expect((await screen.findByRole('alert')).textContent).toMatch(
      /^Choose above which column is “Full name” or “First name” or “Last name”/,
    );
    expect(screen.getByText('Karl K1 · Karla K2')).toBeShown();
    await user.selectOptions(await screen.findByLabelText('Who is taken for'), 'Full name');
    expect(await (await row(/Karl K1/)).findByText('New')).toBeShown();
    expect((await row(/Karl K1/)).getByText('Reg: CB 8 · Born: 1950')).toBeShown();
    await choose(FILE);
    await user.click(await press('Import 2 lines'));
    expect(await screen.findByText('2 lines are in.')).toBeShown();
  });

  test('can be named by another line', async () => {
    const { choose, user } = await openImport('customers');
    await choose('Name;Phone\nName;Telephone\nKarl;030 70001');
    await user.selectOptions(
      await screen.findByLabelText('Line that names the columns'),
      'Line 2: Name, Telephone',
    );
    expect(await (await row(/Karl/)).findByText('New')).toBeShown();
    expect(
      screen.getByText(/stands above the line that names the columns\. Line 1: Name Phone$/),
    ).toBeShown();
  });

  test('with numbers that have lost their zero are named, and one press restores the zeros', async () => {
    const { choose, user } = await openImport('customers');
    await choose('Name;Phone\nKarl;301234567\nBo;030 70001');
    expect(
      await (await row(/Karl/)).findByText('Has the number lost its zero? It is stored as 301234567.'),
    ).toBeShown();
    await user.click(screen.getByLabelText('Put a zero in front of these numbers'));
    expect(await (await row(/Karl, 0301234567/)).findByText('New')).toBeShown();
  });

  test('are unaffected by a line with an open quotation mark, which is left out and named', async () => {
    const { choose } = await openImport('customers');
    await choose('Name;Phone\n"Karl;030 70001\nBo;030 70002');
    const karl = await row(/Karl/);
    expect(karl.getByText('Left out')).toBeShown();
    expect(karl.getByText(/^A quotation mark begins and does not end: "Karl\./)).toBeShown();
  });
});

describe('an import', () => {
  test('is undone as a whole, and records changed since are named', async () => {
    const { choose, user, documents } = await openImport('fleet');
    await choose(CARS);
    await user.click(await press('Import 2 lines'));
    expect(await screen.findByText('2 lines are in.')).toBeShown();
    documents.commit({ 'vehicles/car-1': { ...documents.read('vehicles/car-1'), seats: 9 } });
    await user.click(await screen.findByRole('button', { name: /^Undo the import of / }));
    await user.click(await press('Undo the import'));
    const outcome = await screen.findByText('Undone: 1 removed, 0 as before.');
    expect(outcome).toBeShown();
    expect(document.activeElement).toBe(outcome);
    expect(screen.getByText(/somebody has changed it since$/).textContent).toContain('Blue van, CB-1');
    expect(await screen.findByText(/^Undone by Ada/)).toBeShown();
    expect(screen.queryByRole('table', { name: 'Preview' })).toBeNull();
    expect(documents.read('vehicles/car-1')).toMatchObject({ plate: 'CB 1', seats: 9 });
    expect(screen.queryByRole('button', { name: /^Undo the import of / })).toBeNull();
  });

  test('that cannot be undone because the network is lost says so', async () => {
    const { user, choose, world } = await openImport('fleet');
    await choose(CARS);
    await user.click(await press('Import 2 lines'));
    await screen.findByText('2 lines are in.');
    await user.click(await screen.findByRole('button', { name: /^Undo the import of / }));
    world.network.goOffline();
    await user.click(await press('Undo the import'));
    expect((await screen.findByText(/^The undo has stopped\./)).textContent).toMatch(/Network error/);
  });
});
