// Prints the managed policies of a terminal: `node write-policy.ts [--port=4173] [--printer] [--reasons]`.
import { parseArgs } from 'node:util';
import { EXIT } from './exit-code.ts';
import { portNumber } from './options.ts';
import { managedPolicies, policyFile } from './policies.ts';

try {
  const { values } = parseArgs({
    options: {
      port: { type: 'string', default: '4173' },
      printer: { type: 'boolean', default: false },
      reasons: { type: 'boolean', default: false },
    },
  });
  const origin = `http://127.0.0.1:${portNumber(values.port)}`;
  const printer = { hasPrinter: values.printer };
  if (values.reasons)
    for (const { name, value, reason } of managedPolicies(origin, printer))
      console.log(`${name} = ${JSON.stringify(value)}\n    ${reason}`);
  else process.stdout.write(policyFile(origin, printer));
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = EXIT.USAGE;
}
