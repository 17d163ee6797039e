import { describe, expect, test } from 'vitest';
import { usableAddress } from '../../domain/accounts/model/email-address.ts';
import type { QueuedMail } from '../../domain/accounts/model/mail.ts';
import { MAIL_LANGUAGES, mailMessage, type MailIdentity } from './mail-message.ts';
import { mailTexts as german } from './mail-texts.de.ts';
import { mailTexts as english } from './mail-texts.ts';

const FIRM: MailIdentity = {
  name: 'Taxi Müller & Söhne',
  from: 'no-reply@taxi.example',
  replyTo: 'office@taxi.example',
  language: 'en',
};

const to = usableAddress('penny@example.com');
if (to === null) throw new Error('This address can be used.');
const MAIL: QueuedMail = { to, name: 'account-rejected', role: 'passenger', reason: null };
const sent = (mail: Partial<QueuedMail> = {}, language: MailIdentity['language'] = 'en') =>
  mailMessage({ ...MAIL, ...mail }, 'penny_1', { ...FIRM, language });

describe('the text of a mail', () => {
  test('a mail names the firm, in its text and in its HTML', () => {
    expect(sent().text).toContain('your Taxi Müller & Söhne account');
    expect(sent().html).toContain('your Taxi Müller &amp; Söhne account');
  });

  test('a reason is shown as it was typed, in the text and in the HTML', () => {
    const { subject, text, html } = sent({ reason: `<b>"It's"</b>\n& {{more}}` });
    expect(text).toContain(`Reason: <b>"It's"</b>\n& {{more}}`);
    expect(html).toContain('<p>Reason: &lt;b&gt;&quot;It&#39;s&quot;&lt;/b&gt;<br>&amp; {{more}}</p>');
    expect(subject).toBe('Your account was not approved');
  });

  test('a mail without a reason does not mention reasons', () => {
    expect(sent().text).not.toMatch(/reason/i);
    expect(sent({}, 'de').text).not.toMatch(/grund/i);
  });

  test('a role is named in the firm’s language, and an unknown role as it is stored', () => {
    expect(sent({ name: 'account-role-changed', role: 'system_admin' }, 'de').text).toContain(
      'die Rolle „Systemadministrator“',
    );
    expect(sent({ name: 'account-role-changed', role: 'night_shift' }).text).toContain('to “night_shift”');
  });

  test('all attempts at a mail have the same id, and each mail has its own', () => {
    expect(sent().messageId).toBe(sent().messageId);
    expect(sent().messageId).toMatch(/^<[\da-f]{40}@taxi\.example>$/);
    expect(mailMessage(MAIL, 'penny_2', FIRM).messageId).not.toBe(sent().messageId);
  });
});

describe.each(MAIL_LANGUAGES)('the mails in %s', (language) => {
  const { mails } = { en: english, de: german }[language];

  test.each(Object.entries(mails))('the subject of %s is one line that fits', (_, { subject }) => {
    expect(subject).toMatch(/^[^\r\n]{1,78}$/);
  });

  test('every mail differs from the others', () => {
    const texts = Object.values(mails).map(({ body }) => body({ name: 'X', role: 'x', reason: null }).join());
    expect(new Set(texts).size).toBe(texts.length);
  });
});
