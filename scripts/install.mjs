// Runs before the npm scripts that need packages (the `pre…` entries of package.json), on the machine's Node. This file must
// also parse on Node releases that are too old for the project, so that they print a sentence instead of a syntax error: it
// uses old syntax and imports install/ only after the check.
const major = Number(process.versions.node.split('.')[0]);

if (major < 20) {
  console.error(
    'The member wallet needs Node 20 or newer and this is ' +
      process.versions.node +
      '. Install a current one from nodejs.org and run the command again.',
  );
  process.exitCode = 1;
} else {
  import('./install/run.mjs').then(
    (module) => module.run(process.argv.slice(2)),
    (error) => {
      console.error('The installer itself failed: ' + (error && error.stack));
      process.exitCode = 1;
    },
  );
}
