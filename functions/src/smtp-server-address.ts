/** The firm's mail server, as the secret `SMTP_URL` names it. */
export interface SmtpServer {
  readonly host: string;
  readonly port: number;
  /** Whether TLS is used from the start. If not, `requireTLS` demands STARTTLS, except of a server on this machine. */
  readonly secure: boolean;
  readonly requireTLS: boolean;
  readonly login: { readonly user: string; readonly pass: string } | null;
}

const LOOPBACK = /^(localhost|127\.0\.0\.1|\[::1\])$/;

/** Reads `smtps://user:password@host:465` or `smtp://host`, percent-encoded; `null` for anything else. */
export function readSmtpUrl(typed: string): SmtpServer | null {
  try {
    const { protocol, hostname, port, username, password, pathname, search, hash } = new URL(typed.trim());
    if ((protocol !== 'smtp:' && protocol !== 'smtps:') || hostname === '') return null;
    // An `@` here means that a character of the password is not encoded. The URL's host would then be the user's name.
    if (`${pathname}${search}${hash}`.includes('@')) return null;
    const secure = protocol === 'smtps:';
    const login =
      username === '' ? null : { user: decodeURIComponent(username), pass: decodeURIComponent(password) };
    return {
      host: hostname.replaceAll(/^\[|\]$/g, ''),
      port: port === '' ? (secure ? 465 : 587) : Number(port),
      secure,
      requireTLS: !secure && !LOOPBACK.test(hostname),
      login,
    };
  } catch {
    return null;
  }
}
