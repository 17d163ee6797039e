import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { resolve } from 'node:path';
import superstatic from 'superstatic/lib/superstatic.js';
import { z } from 'zod';

const Headers = z.array(
  z.object({ source: z.string(), headers: z.array(z.object({ key: z.string(), value: z.string() })) }),
);

/** The `hosting` of a firebase.json; what else it says is for Hosting to read. */
const Hosting = z.looseObject({ public: z.string(), headers: Headers.default([]) });
export type HostingConfig = z.infer<typeof Hosting>;

/** Reads the configuration that is deployed, so that the same is served here. */
export function readHostingConfig(file: string): HostingConfig {
  return z.object({ hosting: Hosting }).parse(JSON.parse(readFileSync(file, 'utf8'))).hosting;
}

/** A server of a build that answers as Firebase Hosting would: by the library that its own emulator uses. */
export function createHostingServer(config: HostingConfig): Server {
  const place = { cwd: resolve(config.public), config: { ...config, public: '.' } };
  const serve = superstatic({ ...place, compression: true });
  return createServer((request, response) => {
    serve(request, response, (error: unknown) => {
      // A path that is no address at all is an error to the library.
      response.writeHead(error === undefined ? 404 : 400).end();
    });
  });
}
