// Plain JavaScript, so that it runs on a Node that cannot read TypeScript.
const [major, minor] = process.versions.node.split('.').map(Number);
if (major < 24 || (major === 24 && minor < 15)) {
  console.error(
    `Verandah needs Node 24.15 or newer; this is ${process.version}.\n` +
      'On Linux (x64, arm64) `npm ci` brings Node 24 along and `npm start` uses it: run `npm ci` without --omit=optional.\n' +
      'Elsewhere install Node 24 from your system or nodejs.org, then try again.',
  );
  process.exit(1);
}
