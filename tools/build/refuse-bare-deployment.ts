/*
 * The `predeploy` of firebase.json, which has no security headers: only a build knows them. The build's own
 * configuration has no predeploy.
 */
console.error(
  'Not deployed: `firebase deploy` would publish pages without their security headers. Use `npm run deploy -- --project <id>`.',
);
process.exitCode = 1;
