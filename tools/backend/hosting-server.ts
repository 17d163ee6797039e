import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { resolve } from 'node:path';
import superstatic from 'superstatic/lib/superstatic.js';
import { z } from 'zod';

const Headers = z.array(
  z.object({ source: z.string(), headers: z.array(z.object({ key: z.string(), value: z.string() })) }),
);

/** The `hosting` part of a firebase.json, whose other fields only the hosting library reads. */
const Hosting = z.looseObject({ public: z.string(), headers: Headers.default([]) });
export type HostingConfig = z.infer<typeof Hosting>;

/** Returns the `hosting` part of a firebase.json. Throws if the file has none. */
export function readHostingConfig(file: string): HostingConfig {
  return z.object({ hosting: Hosting }).parse(JSON.parse(readFileSync(file, 'utf8'))).hosting;
}

type Serve = (request: IncomingMessage, response: ServerResponse, next: (error?: unknown) => void) => void;

/** The library's type also allows a handler of errors, which takes four arguments. */
const servesRequests = (handler: (...given: never[]) => unknown): handler is Serve => handler.length === 3;

/** Serves a build as Firebase Hosting would, with the library of Firebase's own emulator. */
export function createHostingServer(config: HostingConfig): Server {
  const place = { cwd: resolve(config.public), config: { ...config, public: '.' } };
  const serve = superstatic({ ...place, compression: true });
  if (!servesRequests(serve)) throw new Error('superstatic returned no handler of requests.');
  return createServer((request, response) => {
    serve(request, response, (error) => {
      // An error means that the path is no valid address.
      response.writeHead(error === undefined ? 404 : 400).end();
    });
  });
}
