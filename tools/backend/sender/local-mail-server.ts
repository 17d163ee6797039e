import { once } from 'node:events';
import { SMTPServer } from 'smtp-server';
import { z } from 'zod';
import { readMail, type ArrivedMail } from './read-mail.ts';

/** The SMTP status with which the server refuses; `null` if it accepts. */
type Verdict = number | null;

interface MailServerOptions {
  readonly port?: number;
  readonly onArrived?: (mail: ArrivedMail) => void;
  /** Accepts or refuses a recipient; `whole` does the same with a mail. */
  readonly recipient?: (address: string) => Verdict;
  readonly whole?: (mail: ArrivedMail) => Verdict | Promise<Verdict>;
  /** If set, a client must log in with this password. */
  readonly password?: string;
}

export interface LocalMailServer {
  /** The address in the form of the secret `SMTP_URL`. */
  readonly url: string;
  /** The accepted mails, oldest first. */
  readonly arrived: readonly ArrivedMail[];
  close(): Promise<void>;
}

const refusal = (status: number) => Object.assign(new Error('Not this one'), { responseCode: status });

/** A mail server on loopback, which forwards nothing. */
export async function startLocalMailServer({
  port = 0,
  onArrived = () => {},
  recipient = () => null,
  whole = () => null,
  password,
}: MailServerOptions = {}): Promise<LocalMailServer> {
  const arrived: ArrivedMail[] = [];
  const server = new SMTPServer({
    authOptional: password === undefined,
    allowInsecureAuth: true,
    disabledCommands: password === undefined ? ['AUTH', 'STARTTLS'] : ['STARTTLS'],
    disableReverseLookup: true,
    onAuth: (login, _session, callback) =>
      login.password === password ? callback(null, { user: login.username }) : callback(refusal(535)),
    onRcptTo({ address }, _session, callback) {
      const status = recipient(address);
      callback(status === null ? null : refusal(status));
    },
    onData(stream, { envelope }, callback) {
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => parts.push(part));
      stream.on('end', async () => {
        const mail = readMail(
          Buffer.concat(parts).toString('latin1'),
          envelope.rcptTo.map(({ address }) => address),
        );
        const status = await whole(mail);
        if (status !== null) return callback(refusal(status));
        arrived.push(mail);
        onArrived(mail);
        callback(null);
      });
    },
  });
  // Without this listener, a client that breaks off would throw.
  server.on('error', () => {});
  server.listen(port, '127.0.0.1');
  await once(server.server, 'listening');
  const { port: taken } = z.object({ port: z.int() }).parse(server.server.address());
  return {
    url: `smtp://${password === undefined ? '' : `firm:${password}@`}127.0.0.1:${taken}`,
    arrived,
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}
