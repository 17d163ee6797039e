import { request, type ClientRequest } from 'node:http';

/** The parts of a browser's XMLHttpRequest that WebChannel needs, over Node's HTTP. Text can be read as it arrives. */
export class NodeXmlHttpRequest {
  readyState = 0;
  status = 0;
  statusText = '';
  responseText = '';
  responseType = '';
  withCredentials = false;
  onreadystatechange: (() => void) | null = null;
  #request: ClientRequest | undefined;
  #headers = new Map<string, string>();
  #answered = new Map<string, string>();

  get response(): string {
    return this.responseText;
  }

  open(method: string, url: string): void {
    // Each request has its own connection. A browser would replace an idle one that was closed meanwhile.
    this.#request = request(url, { method, agent: false });
    this.#become(1);
  }

  setRequestHeader(name: string, value: string): void {
    this.#headers.set(name, value);
  }

  getResponseHeader(name: string): string | null {
    return this.#answered.get(name.toLowerCase()) ?? null;
  }

  getAllResponseHeaders(): string {
    return [...this.#answered].map(([name, value]) => `${name}: ${value}\r\n`).join('');
  }

  send(body?: string | null): void {
    const sending = this.#request;
    if (!sending) throw new Error('Not opened.');
    sending.setHeader('origin', 'http://localhost');
    for (const [name, value] of this.#headers) sending.setHeader(name, value);
    sending.on('error', () => this.#fail());
    sending.on('response', (answer) => {
      this.status = answer.statusCode ?? 0;
      this.statusText = answer.statusMessage ?? '';
      for (const [name, value] of Object.entries(answer.headers)) this.#answered.set(name, String(value));
      this.#become(2);
      answer.setEncoding('utf8');
      answer.on('data', (text: string) => {
        this.responseText += text;
        this.#become(3);
      });
      answer.on('error', () => this.#fail());
      answer.on('end', () => this.#become(4));
    });
    sending.end(body ?? undefined);
  }

  abort(): void {
    const aborted = this.#request;
    this.#request = undefined;
    aborted?.destroy();
  }

  #fail(): void {
    if (!this.#request || this.readyState === 4) return;
    this.status = 0;
    this.#become(4);
  }

  #become(state: number): void {
    this.readyState = state;
    if (this.#request) this.onreadystatechange?.();
  }
}
