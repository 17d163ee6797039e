import { createServer } from 'node:http';
import { startChildGroup } from '../child-group.ts';
import { runUntilStopped } from '../lifecycle.ts';
import { listenOnLoopback } from '../loopback.ts';
import { StartupFailure } from '../startup-failure.ts';

/** A service that owns a port and a child with a child of its own; `FAULT` makes it fail in one of several ways. */
await runUntilStopped(async (lifecycle) => {
  const fault = process.env['FAULT'];
  lifecycle.own(await listenOnLoopback(createServer(), Number(process.env['PORT'])));
  const group = startChildGroup('sh', ['-c', 'sleep 300 & echo $!; wait'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  lifecycle.own(group.stop);
  void group.ended.then((how) => lifecycle.fail(`The part ended (${how}).`));
  const grandchild = await new Promise<string>((resolve) => {
    group.process.stdout?.once('data', (data: Buffer) => resolve(data.toString().trim()));
  });
  console.log(`child ${group.process.pid} grandchild ${grandchild}`);
  if (fault === 'cannot-start') throw new StartupFailure('It cannot start.\n  Do this instead.');
  if (fault === 'defect') {
    setImmediate(() => {
      throw new Error('a defect');
    });
  }
  console.log('ready');
});
