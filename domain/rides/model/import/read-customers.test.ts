import { describe, expect, it } from 'vitest';
import { csvRows } from '../../../shared/csv-rows.ts';
import { valueOf } from '../../../shared/value-of.builder.ts';
import { customers, errorsOf, line, unreadOf } from './customer-lines.builder.ts';
import { layoutOf } from './file-layout.ts';
import { readCustomers } from './read-lines.ts';

describe('a file of customers', () => {
  it('has names in two columns in any order, the number of the first filled cell, and addresses of several columns', () => {
    const file = [
      'Nachname;Vorname;Telefon;Handy;Adresse;Adresse 2;Bemerkung;Bedarf',
      'Schmidt;Karla;;0160 555;Lindenweg 4;Klinikum;Klingel defekt;Rollstuhl',
    ].join('\r\n');
    expect(line(file).entry).toEqual({
      name: 'Karla Schmidt',
      number: { phone: '0160 555', key: '160555' },
      others: [],
      places: [{ text: 'Lindenweg 4' }, { text: 'Klinikum' }],
      note: 'Klingel defekt',
      driverNote: '',
      needs: ['wheelchair'],
    });
  });

  it('one number with different names means different people, and another number of a person with the name means this person', () => {
    const file = [
      'Name;Phone;Mobile',
      'Cara Caller;030 12345;0171 5551',
      'Bo Berg;+49 30 12345;',
      'Ben Caller;0171 5551;',
      'caller,  CÁRA;0171/5551;',
    ].join('\n');
    const { lines } = valueOf(customers(file));
    expect(lines.map(({ entry }) => entry?.name)).toEqual([
      'Cara Caller',
      'Bo Berg',
      'Ben Caller',
      undefined,
    ]);
    expect(lines.at(-1)?.problems).toEqual([{ column: 'phone', error: { code: 'line-repeated', line: 2 } }]);
  });

  it.each([
    ['First Name,Last Name,Company,Business Phone\n,,Klinikum Nord,030 12345', 'Klinikum Nord', []],
    ['Vorname;Nachname;Firma;Telefon\nHans;Müller;Taxi AG;030 12345', 'Hans Müller', ['Firma: Taxi AG']],
    ['Company;Phone\nCity Hospital;030 12345', 'City Hospital', []],
    ['Name,Surname,Phone\nHans,Müller,030 12345', 'Hans Müller', []],
    ['Name,Surname,Phone\nHans Müller,Müller,030 12345', 'Hans Müller', []],
    ['Name,Surname,Phone\n"Müller, Hans",Müller,030 12345', 'Müller, Hans', []],
    ['Name;Nachname;Telefon\nMüller;Müller;030 12345', 'Müller Müller', []],
    ['Name;Vorname;Telefon\nMüller;Hans;030 12345', 'Hans Müller', []],
    ['Name,Given Name,Family Name,Phone\nMÜLLER Hans,Hans,Mueller,030 12345', 'MÜLLER Hans', []],
  ])('the name of %j is %s', (file, name, unread) => {
    expect(line(file).entry?.name).toBe(name);
    expect(unreadOf(line(file))).toEqual(unread);
  });

  it('has the records above its headers apart from its lines', () => {
    const { above, lines } = valueOf(customers('Customers;as of May\n\nName;Phone\nCara;030 12345'));
    expect(above).toEqual([{ line: 1, text: 'Customers as of May' }]);
    expect(lines.map((each) => each.line)).toEqual([4]);
  });

  it('a problem is named with its column, and two spellings of a number are one number', () => {
    const file = 'Name,Phone,Address\n,call,X\nCara Caller,+49 30 1234,\n"Caller, CARA",030/1234,';
    expect(valueOf(customers(file)).lines.map(errorsOf)).toEqual([
      ['phone: phone-unusable', 'name: name-required', 'places: place-too-short'],
      [],
      ['phone: line-repeated'],
    ]);
  });

  it.each([
    ['Number;Name;Phone\n10023;Cara;030 1234', '030 1234', ['Number: 10023']],
    ['Nr.;Kunde;Mobil\n10023;Cara;0171 5551', '0171 5551', ['Nr.: 10023']],
    ['Customer No;Customer;Tel\n10023;Cara;030 1234', '030 1234', ['Customer No: 10023']],
    ['No;Name;Contact number;Fax\n7;Cara;030 1234;030 99', '030 1234', ['No: 7', 'Fax: 030 99']],
  ])('of two columns the one with the more specific header has the number: %j', (file, phone, unread) => {
    expect(line(file).entry?.number.phone).toBe(phone);
    expect(unreadOf(line(file))).toEqual(unread);
  });

  it('a customer has up to four numbers of several cells, and the cell of a fifth number is named as not stored', () => {
    const numbers = ['030 11111', '030 22222; 030 33333', '030 44444', '030 55555'];
    const read = line(`Name,Phone,Mobile,Phone 2,Telephone\nCara,${numbers.join(',')}`);
    expect(read.entry?.number.phone).toBe('030 11111');
    expect(read.entry?.others.map(({ phone }) => phone)).toEqual(['030 22222', '030 33333', '030 44444']);
    expect(unreadOf(read)).toEqual(['Telephone: 030 55555']);
  });

  it('a note for drivers has a column of its own', () => {
    for (const header of ['Note for drivers', 'Driver note', 'Hinweis für Fahrer', 'Hinweise für den Fahrer'])
      expect(line(`Name;Phone;${header}\nCara;030 1234;Ring at the back door`).entry).toMatchObject({
        note: '',
        driverNote: 'Ring at the back door',
      });
  });

  it('every cell that is stored nowhere is named with its column', () => {
    const file = [
      'Name,Phone,Mobile,Birthday,Address,Address 2,Address 3,Address 4,Nickname',
      'Cara,030 1234,0171 5551,1.1.1950,Pier 1,Pier 2,Pier 3,Pier 4,',
    ].join('\n');
    expect(unreadOf(line(`${file},more`))).toEqual(['Birthday: 1.1.1950', 'Address 4: Pier 4', ': more']);
  });

  it.each([
    ['="0171234567"', '0171234567'],
    ["'0171234567", '0171234567'],
    ["'+49 171 234567", '+49 171 234567'],
    ['0171234567.0', '0171234567'],
    ['Tel.: 030 12345', '030 12345'],
    ['Tel. 030 12345', '030 12345'],
    ['mobile: 0171 5551', '0171 5551'],
    ['0171 5551 (privat)', '0171 5551'],
    ['030 / 1234567', '030 / 1234567'],
    ['033203/123456', '033203/123456'],
    ['+49301234567.0', '+49301234567'],
    ['05550142,00', '05550142'],
    ['M: 0171 5551', '0171 5551'],
    ['☎ 030 12345', '030 12345'],
    ['0171 5551 WhatsApp', '0171 5551'],
  ])('the number in the cell %s is %s', (cell, phone) => {
    expect(line(`Name;Phone\nCara;${cell}`).entry?.number.phone).toBe(phone);
    expect(line(`Name;Phone\nCara;${cell}`)).toMatchObject({ zeroLost: null, unread: [] });
  });

  it.each([
    '030 12345 / 0171 555123',
    '030 12345; 0171 555123',
    '"030 12345\n0171 555123"',
    '030 12345 oder 0171 555123',
    '030 12345 ::: 0171 555123',
    '030 12345 u. 0171 555123',
    '030 12345 0171 555123',
    '030 12345 - 0171 555123',
    '030 12345 + 0171 555123',
    '030 12345 (0171 555123)',
    'T: 030 12345 M: 0171 555123',
    'Tel.: 030 12345 Mobil: 0171 555123',
    '030 12345 📱0171 555123',
  ])(
    'of several numbers in one cell the first is the main number, and the others are stored too: %j',
    (cell) => {
      const read = line(`Name,Phone\nCara,${cell}`);
      expect(read.entry?.number.phone).toBe('030 12345');
      expect(read.entry?.others.map(({ phone }) => phone)).toEqual(['0171 555123']);
      expect(read.unread).toEqual([]);
    },
  );

  it.each(['301234567.0', '301234567', '1712345678', '17112345678'])(
    'the number %s may lack its zero',
    (cell) => {
      const whole = cell.replace('.0', '');
      expect(line(`Name;Phone\nCara;${cell}`).zeroLost).toBe(whole);
      expect(line(`Name;Phone\nCara;${cell}`, true).entry?.number.phone).toBe(`0${whole}`);
    },
  );

  it.each(['America/New_York', 'Europe/Madrid', 'Europe/Oslo', 'America/Toronto'])(
    'in %s numbers begin without a zero, and lack no zero',
    (timeZone) => {
      const rows = csvRows('Name;Phone\nCara;5551234567');
      const { lines } = valueOf(readCustomers(rows, layoutOf(rows, 'customers'), { zeros: true, timeZone }));
      expect(lines[0]).toMatchObject({ zeroLost: null, entry: { number: { phone: '5551234567' } } });
    },
  );

  it.each(['5550142', '+49301234567', '0301234567', '491712345678', '030 1234567'])(
    'the number %s lacks no zero',
    (cell) => {
      expect(line(`Name;Phone\nCara;${cell}`, true).entry?.number.phone).toBe(cell);
    },
  );

  it.each(['1.71235E+08', '1,71235E+08', '4.93E+11', '1.7e9'])(
    'the shortened number %s is refused',
    (cell) => {
      expect(errorsOf(line(`Name;Phone\nCara;"${cell}"`))).toEqual(['phone: digits-lost']);
    },
  );

  it.each(['#N/A', '#NAME?', '#WERT!', '#######'])('a spreadsheet’s error %s is no name', (cell) => {
    expect(errorsOf(line(`Name;Phone\n${cell};030 1234`))).toEqual(['name: cell-broken']);
  });

  it('a list of numbers that the product exported is read with all numbers, even internal ones', () => {
    const read = line('Name,Phone\nCara,+49 (0)30 1234; ext. 0142; 033203/12345; 030 7777 ext. 5');
    expect(read.entry?.number.phone).toBe('+49 (0)30 1234');
    expect(read.entry?.others.map(({ phone }) => phone)).toEqual([
      'ext. 0142',
      '033203/12345',
      '030 7777 ext. 5',
    ]);
  });

  it.each(['030 12345-11/12', '030 12345 bis 12350', '171,234,567'])('%s are unusable numbers', (cell) => {
    expect(errorsOf(line(`Name;Phone\nCara;"${cell}"`))).toEqual(['phone: phone-unusable']);
  });

  it('an area code in its own column is put before a number without plus or zero in front', () => {
    expect(line('Name;Vorwahl;Rufnummer\nCara;030;12345').entry?.number.phone).toBe('030 12345');
    expect(line('Name;Vorwahl;Rufnummer\nCara;030;0171 5551').entry?.number.phone).toBe('0171 5551');
  });

  it('the parts of a name that the whole name contains count as stored', () => {
    const file =
      'Name,Given Name,Family Name,Phone 1 - Value\nCara Caller,Cara,Caller,030 1234\n,Bo,Berg,030 1235\nBo,Robert,Berg,030 1236';
    const { lines } = valueOf(customers(file));
    expect(lines.map(({ entry }) => entry?.name)).toEqual(['Cara Caller', 'Bo Berg', 'Bo']);
    expect(lines.map(unreadOf)).toEqual([[], [], ['Given Name: Robert', 'Family Name: Berg']]);
  });
});
