import { describe, expect, it } from 'vitest';
import { taken } from './taken-columns.builder.ts';

const GOOGLE =
  'First Name,Middle Name,Last Name,Phonetic First Name,Phonetic Middle Name,Phonetic Last Name,Name Prefix,Name Suffix,Nickname,File As,Organization Name,Organization Title,Organization Department,Birthday,Notes,Photo,Labels,E-mail 1 - Label,E-mail 1 - Value,Phone 1 - Label,Phone 1 - Value,Phone 2 - Label,Phone 2 - Value,Address 1 - Label,Address 1 - Formatted,Address 1 - Street,Address 1 - City,Address 1 - PO Box,Address 1 - Region,Address 1 - Postal Code,Address 1 - Country,Address 1 - Extended Address,Website 1 - Label,Website 1 - Value';
const GOOGLE_BEFORE =
  'Name,Given Name,Additional Name,Family Name,Yomi Name,Given Name Yomi,Birthday,Notes,Group Membership,E-mail 1 - Type,E-mail 1 - Value,Phone 1 - Type,Phone 1 - Value,Address 1 - Type,Address 1 - Formatted,Organization 1 - Name';
const OUTLOOK =
  "Title,First Name,Middle Name,Last Name,Suffix,Company,Department,Job Title,Business Street,Business Street 2,Business Street 3,Business City,Business State,Business Postal Code,Business Country/Region,Home Street,Home City,Home State,Home Postal Code,Assistant's Phone,Business Fax,Business Phone,Callback,Home Phone,Home Phone 2,Mobile Phone,Pager,Primary Phone,Account,Birthday,E-mail Address,E-mail Type,E-mail Display Name,Location,Manager's Name,Notes,Office Location,Web Page";
const OUTLOOK_DE =
  'Anrede;Vorname;Weitere Vornamen;Nachname;Suffix;Firma;Abteilung;Position;Straße geschäftlich;Ort geschäftlich;Region geschäftlich;Postleitzahl geschäftlich;Land/Region geschäftlich;Straße privat;Straße privat 2;Ort privat;Bundesland/Kanton privat;Postleitzahl privat;Fax geschäftlich;Telefon Assistent;Telefon geschäftlich;Telefon (privat);Mobiltelefon;Weiteres Telefon;E-Mail-Adresse;E-Mail: Angezeigter Name;Geburtstag;Name Assistent;Notizen;Webseite';

describe('the headers of a file of customers', () => {
  it('of Google Contacts are recognised: names, companies, and an address in parts and as a whole', () => {
    expect(taken(GOOGLE, 'customers')).toEqual({
      'First Name': 'firstName',
      'Middle Name': 'firstName',
      'Last Name': 'lastName',
      'Organization Name': 'company',
      Notes: 'note',
      'Phone 1 - Value': 'phone',
      'Phone 2 - Value': 'phone',
      'Address 1 - Formatted': 'places',
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
      'Organization 1 - Name': 'company',
    });
  });

  it('of Outlook are recognised in English and German, without fax, assistant and display names', () => {
    expect(taken(OUTLOOK, 'customers')).toEqual({
      'First Name': 'firstName',
      'Middle Name': 'firstName',
      'Last Name': 'lastName',
      Company: 'company',
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
      Firma: 'company',
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
    ['Name,Surname,Mobile', { Name: 'firstName', Surname: 'lastName', Mobile: 'phone' }],
    ['Name,Nachname,Tel.', { Name: 'firstName', Nachname: 'lastName', 'Tel.': 'phone' }],
    [
      'Customer name,Last name,First name,Phone',
      { 'Customer name': 'name', 'Last name': 'lastName', 'First name': 'firstName', Phone: 'phone' },
    ],
    ['Firma,Nachname,Telefon', { Firma: 'company', Nachname: 'lastName', Telefon: 'phone' }],
    ['Company,Phone', { Company: 'company', Phone: 'phone' }],
    ['Einrichtung,Telefon', { Einrichtung: 'company', Telefon: 'phone' }],
    ['Formatted Name,Cell Phone,Addr', { 'Formatted Name': 'name', 'Cell Phone': 'phone', Addr: 'places' }],
    ['Name1,Name2,Tel1', { Name1: 'name', Tel1: 'phone' }],
    ['Name,Phone,From,To', { Name: 'name', Phone: 'phone', From: 'places', To: 'places' }],
    ['Fahrgast,Telefon,Von,Nach', { Fahrgast: 'name', Telefon: 'phone', Von: 'places', Nach: 'places' }],
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
  ])('%s are recognised', (header, columns) => {
    expect(taken(header, 'customers')).toEqual(columns);
  });

  it.each([
    'Gepäck',
    'Gepaeck',
    'Hilfe an der Tür',
    'Rolli',
    'Rollstuhlfahrer',
    'Rollstuhl (j/n)',
    'Rollstuhl benötigt?',
    'is_wheelchair',
    'Wheelchair user',
    'Needs wheelchair (Y/N)',
    'WAV',
    'Child seat needed',
    'Hund dabei',
  ])('%s is a need', (header) => {
    expect(taken(`Name,Phone,${header}`, 'customers')[header]).toBe('needs');
    expect(taken(`Name,Phone,${header.normalize('NFD')}`, 'customers')[header.normalize('NFD')]).toBe(
      'needs',
    );
  });

  it.each(['Wheelchair model', 'Rollstuhl Typ', 'Name of the dog', 'Helper'])('%s is no need', (header) => {
    expect(taken(`Full name,Phone,${header}`, 'customers')[header]).not.toBe('needs');
  });
});
