// Prints the managed policies of a terminal: `node write-policy.ts [--port=4173]… [--printer] [--reasons]`. A machine
// with two screens needs the ports of both.
import { parseArgs } from 'node:util';
import { EXIT } from './exit-code.ts';
import { portNumber } from './options.ts';
import { managedPolicies, policyFile } from './policies.ts';

try {
  const { values } = parseArgs({
    options: {
      port: { type: 'string', multiple: true, default: ['4173'] },
      printer: { type: 'boolean', default: false },
      reasons: { type: 'boolean', default: false },
    },
  });
  const [origin = '', ...others] = values.port.map((port) => `http://127.0.0.1:${portNumber(port)}`);
  const options = { hasPrinter: values.printer, others };
  if (values.reasons)
    for (const { name, value, reason } of managedPolicies(origin, options))
      console.log(`${name} = ${JSON.stringify(value)}\n    ${reason}`);
  else process.stdout.write(policyFile(origin, options));
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = EXIT.USAGE;
}
