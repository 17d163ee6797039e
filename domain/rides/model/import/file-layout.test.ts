import { describe, expect, it } from 'vitest';
import { csvRows } from '../../../shared/csv-rows.ts';
import { columnsOf, laidOutBy, layoutOf } from './file-layout.ts';
import type { FileKind } from './import-line.ts';

/** The columns that are taken, by their headers. */
const taken = (header: string, kind: FileKind, separator = ',') => {
  const cells = header.split(separator);
  const columns = columnsOf(cells, kind);
  return Object.fromEntries(cells.flatMap((cell, at) => (columns[at] ? [[cell, columns[at]]] : [])));
};

const GOOGLE =
  'First Name,Middle Name,Last Name,Phonetic First Name,Phonetic Middle Name,Phonetic Last Name,Name Prefix,Name Suffix,Nickname,File As,Organization Name,Organization Title,Organization Department,Birthday,Notes,Photo,Labels,E-mail 1 - Label,E-mail 1 - Value,Phone 1 - Label,Phone 1 - Value,Phone 2 - Label,Phone 2 - Value,Address 1 - Label,Address 1 - Formatted,Address 1 - Street,Address 1 - City,Address 1 - PO Box,Address 1 - Region,Address 1 - Postal Code,Address 1 - Country,Address 1 - Extended Address,Website 1 - Label,Website 1 - Value';
const GOOGLE_BEFORE =
  'Name,Given Name,Additional Name,Family Name,Yomi Name,Given Name Yomi,Birthday,Notes,Group Membership,E-mail 1 - Type,E-mail 1 - Value,Phone 1 - Type,Phone 1 - Value,Address 1 - Type,Address 1 - Formatted,Organization 1 - Name';
const OUTLOOK =
  "Title,First Name,Middle Name,Last Name,Suffix,Company,Department,Job Title,Business Street,Business Street 2,Business Street 3,Business City,Business State,Business Postal Code,Business Country/Region,Home Street,Home City,Home State,Home Postal Code,Assistant's Phone,Business Fax,Business Phone,Callback,Home Phone,Home Phone 2,Mobile Phone,Pager,Primary Phone,Account,Birthday,E-mail Address,E-mail Type,E-mail Display Name,Location,Manager's Name,Notes,Office Location,Web Page";
const OUTLOOK_DE =
  'Anrede;Vorname;Weitere Vornamen;Nachname;Suffix;Firma;Abteilung;Position;Straße geschäftlich;Ort geschäftlich;Region geschäftlich;Postleitzahl geschäftlich;Land/Region geschäftlich;Straße privat;Straße privat 2;Ort privat;Bundesland/Kanton privat;Postleitzahl privat;Fax geschäftlich;Telefon Assistent;Telefon geschäftlich;Telefon (privat);Mobiltelefon;Weiteres Telefon;E-Mail-Adresse;E-Mail: Angezeigter Name;Geburtstag;Name Assistent;Notizen;Webseite';

describe('the headers of a file of customers', () => {
  it('of Google Contacts are known: a whole name wins over nothing, the parts of an address over the whole of it', () => {
    expect(taken(GOOGLE, 'customers')).toEqual({
      'First Name': 'firstName',
      'Middle Name': 'firstName',
      'Last Name': 'lastName',
      Notes: 'note',
      'Phone 1 - Value': 'phone',
      'Phone 2 - Value': 'phone',
      'Address 1 - Street': 'street',
      'Address 1 - City': 'town',
      'Address 1 - Region': 'region',
      'Address 1 - Postal Code': 'postcode',
      'Address 1 - Extended Address': 'flat',
    });
    expect(taken(GOOGLE_BEFORE, 'customers')).toEqual({
      Name: 'name',
      'Given Name': 'firstName',
      'Additional Name': 'firstName',
      'Family Name': 'lastName',
      Notes: 'note',
      'Phone 1 - Value': 'phone',
      'Address 1 - Formatted': 'places',
    });
  });

  it('of Outlook are known in English and German, without fax, assistant and display names', () => {
    expect(taken(OUTLOOK, 'customers')).toEqual({
      'First Name': 'firstName',
      'Middle Name': 'firstName',
      'Last Name': 'lastName',
      'Business Street': 'street',
      'Business Street 2': 'flat',
      'Business Street 3': 'flat',
      'Business City': 'town',
      'Business State': 'region',
      'Business Postal Code': 'postcode',
      'Home Street': 'street',
      'Home City': 'town',
      'Home State': 'region',
      'Home Postal Code': 'postcode',
      'Business Phone': 'phone',
      'Home Phone': 'phone',
      'Home Phone 2': 'phone',
      'Mobile Phone': 'phone',
      'Primary Phone': 'phone',
      Notes: 'note',
    });
    expect(taken(OUTLOOK_DE, 'customers', ';')).toEqual({
      Vorname: 'firstName',
      'Weitere Vornamen': 'firstName',
      Nachname: 'lastName',
      'Straße geschäftlich': 'street',
      'Ort geschäftlich': 'town',
      'Region geschäftlich': 'region',
      'Postleitzahl geschäftlich': 'postcode',
      'Straße privat': 'street',
      'Straße privat 2': 'flat',
      'Ort privat': 'town',
      'Bundesland/Kanton privat': 'region',
      'Postleitzahl privat': 'postcode',
      'Telefon geschäftlich': 'phone',
      'Telefon (privat)': 'phone',
      Mobiltelefon: 'phone',
      'Weiteres Telefon': 'phone',
      Notizen: 'note',
    });
  });

  it.each([
    ['Number,Name,Phone', { Name: 'name', Phone: 'phone' }],
    ['Name,Phone,Mobile', { Name: 'name', Phone: 'phone', Mobile: 'phone' }],
    ['Kundennummer,Kunde,Rufnummer', { Kunde: 'name', Rufnummer: 'phone' }],
    ['Customer,Name,Contact number', { Name: 'name', 'Contact number': 'phone' }],
    ['Name,Full Name,Phone No.', { 'Full Name': 'name', 'Phone No.': 'phone' }],
    ['Full Name,Phone No.', { 'Full Name': 'name', 'Phone No.': 'phone' }],
    ['Name,Telefon (mobil)', { Name: 'name', 'Telefon (mobil)': 'phone' }],
    ['Name,Handynr.', { Name: 'name', 'Handynr.': 'phone' }],
    ['Name,Vorname,Tel.', { Name: 'lastName', Vorname: 'firstName', 'Tel.': 'phone' }],
    ['Firma,Nachname,Telefon', { Nachname: 'lastName', Telefon: 'phone' }],
    ['Company,Phone', { Company: 'name', Phone: 'phone' }],
    ['customer_name,customer_phone,customer_email', { customer_name: 'name', customer_phone: 'phone' }],
    ['customerName,phoneNumber', { customerName: 'name', phoneNumber: 'phone' }],
    ['Name,Phone,E-mail address,Address', { Name: 'name', Phone: 'phone', Address: 'places' }],
    [
      'Name,Phone,Pickup Address,Pickup Note',
      { Name: 'name', Phone: 'phone', 'Pickup Address': 'places', 'Pickup Note': 'note' },
    ],
    [
      'Name,Phone,Address,Address 2,Address 3',
      { Name: 'name', Phone: 'phone', Address: 'places', 'Address 2': 'places', 'Address 3': 'places' },
    ],
    [
      'First Name,Telephone,Address 1,Address 2,City,Zip',
      {
        'First Name': 'firstName',
        Telephone: 'phone',
        'Address 1': 'street',
        'Address 2': 'flat',
        City: 'town',
        Zip: 'postcode',
      },
    ],
    [
      'name,phone,street1,street2,city,postal_code',
      {
        name: 'name',
        phone: 'phone',
        street1: 'street',
        street2: 'flat',
        city: 'town',
        postal_code: 'postcode',
      },
    ],
    [
      'Name,Telefon,Straße,Nr.,PLZ,Ort',
      {
        Name: 'name',
        Telefon: 'phone',
        Straße: 'street',
        'Nr.': 'houseNumber',
        PLZ: 'postcode',
        Ort: 'town',
      },
    ],
    [
      'Name,Telefon,Straße und Hausnummer,PLZ,Wohnort',
      { Name: 'name', Telefon: 'phone', 'Straße und Hausnummer': 'street', PLZ: 'postcode', Wohnort: 'town' },
    ],
    [
      'Name,Telefon,Adresse,Hausnummer,Wohnung,Postleitzahl,Stadt',
      {
        Name: 'name',
        Telefon: 'phone',
        Adresse: 'street',
        Hausnummer: 'houseNumber',
        Wohnung: 'flat',
        Postleitzahl: 'postcode',
        Stadt: 'town',
      },
    ],
    [
      'Fahrgast,Vorwahl,Telefonnummer,Rollstuhl',
      { Fahrgast: 'name', Vorwahl: 'areaCode', Telefonnummer: 'phone', Rollstuhl: 'needs' },
    ],
  ])('%s are taken for what they say', (header, columns) => {
    expect(taken(header, 'customers')).toEqual(columns);
  });
});

describe('the headers of a file of cars', () => {
  it.each([
    [
      'Make,Model,Registration,Capacity',
      { Make: 'make', Model: 'model', Registration: 'plate', Capacity: 'seats' },
    ],
    ['Number,Name,Number plate,Seats', { Name: 'label', 'Number plate': 'plate', Seats: 'seats' }],
    [
      'Vehicle Ref,Reg,Plate,Make,Model,Colour,Seats',
      { Reg: 'plate', Make: 'make', Model: 'model', Colour: 'colour', Seats: 'seats' },
    ],
    [
      'Call sign,Licence Plate,Max Passengers',
      { 'Call sign': 'label', 'Licence Plate': 'plate', 'Max Passengers': 'seats' },
    ],
    [
      'plate_number,make,model,year,vin,seating_capacity',
      { plate_number: 'plate', make: 'make', model: 'model', seating_capacity: 'seats' },
    ],
    [
      'Fahrzeug,Kennzeichen,Sitzplätze,Fahrgastplätze,Baujahr',
      { Fahrzeug: 'label', Kennzeichen: 'plate', Fahrgastplätze: 'seats' },
    ],
    [
      'Hersteller,Modell,Amtl. Kennzeichen,Plätze,TÜV bis',
      { Hersteller: 'make', Modell: 'model', 'Amtl. Kennzeichen': 'plate', Plätze: 'seats' },
    ],
    [
      'Wagennummer,Kennzeichen,Plaetze,Rollstuhl,Im Einsatz',
      {
        Wagennummer: 'label',
        Kennzeichen: 'plate',
        Plaetze: 'seats',
        Rollstuhl: 'needs',
        'Im Einsatz': 'active',
      },
    ],
    [
      'Name,Registration,Registration date,Seats,Luggage capacity',
      { Name: 'label', Registration: 'plate', Seats: 'seats', 'Luggage capacity': 'needs' },
    ],
  ])('%s are taken for what they say', (header, columns) => {
    expect(taken(header, 'cars')).toEqual(columns);
  });
});

describe('the layout of a file', () => {
  const layout = (file: string, kind: FileKind = 'customers') => layoutOf(csvRows(file), kind);

  it('lines above the headers are no lines', () => {
    expect(layout('Customer list 2026\n\nas of 1 May;\nName;Phone\nCara;030 12345').header).toBe(2);
    expect(layout('Fuhrpark;;\nName;Kennzeichen;Sitze\nBus;CB 1;8', 'cars').header).toBe(1);
    expect(layout('Name;Phone\nCara;030 12345').header).toBe(0);
  });

  it('without headers its columns are known by what they have in them', () => {
    expect(layout('4711;Cara Caller;030 12345;Lindenweg 1\n4712;Bo;030 12346;Ölweg 2')).toEqual({
      header: null,
      columns: [null, 'name', 'phone', 'places'],
    });
    expect(layout('Bus;CB 101;8;weiß\nVan;CB-1 02;6;red', 'cars')).toEqual({
      header: null,
      columns: ['label', 'plate', 'seats', 'colour'],
    });
  });

  it('headers in another language are no line', () => {
    expect(layout('Nom;Numéro\nCara;030 12345\nBo;030 12346')).toEqual({
      header: 0,
      columns: ['name', 'phone'],
    });
  });

  it('a column of account numbers is not one of telephone numbers, whatever its header says', () => {
    expect(layout('Number;Name\n10023;Cara\n10024;Bo').columns).toEqual([null, 'name']);
    expect(layout('Number;Name\n030 12345;Cara\n030 12346;Bo').columns).toEqual(['phone', 'name']);
  });

  it('another line can be taken for the headers, or none', () => {
    const rows = csvRows('Name;Phone\nName;Telefon\nCara;030 12345');
    expect(laidOutBy(rows, 1, 'customers')).toEqual({ header: 1, columns: ['name', 'phone'] });
    expect(laidOutBy(rows, null, 'customers').header).toBeNull();
  });

  it('columns beyond the headers are left out, and can be chosen', () => {
    expect(layout('Name;Phone\nCara;030 12345;more').columns).toEqual(['name', 'phone', null]);
  });
});
