/*
 * The `predeploy` of firebase.json. That file has no security headers, because only a build knows them. The
 * configuration that a build writes has no `predeploy`.
 */
console.error(
  'Not deployed: `firebase deploy` would publish pages without their security headers. Use `npm run deploy -- --project <id>`.',
);
process.exitCode = 1;
