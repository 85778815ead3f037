// Plain JavaScript, because it must run under a Node that cannot read TypeScript.
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < 22 || (major === 22 && minor < 18)) {
  console.error(
    `Forecourt's scripts need Node 24; this is Node ${process.versions.node}.\n` +
      '  On Linux `npm ci` brings Node 24 along: run it first. Elsewhere install Node 24 or newer.',
  );
  process.exit(1);
}
