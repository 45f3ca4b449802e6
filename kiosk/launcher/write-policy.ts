// Prints the managed policies of a terminal.
import { each, flag, port, readCommandLine } from 'command-line';
import { EXIT } from './exit-code.ts';
import { WRITE_POLICY } from './policy-conflict.ts';
import { managedPolicies, policyFile } from './policies.ts';

const {
  port: given,
  printer,
  reasons,
} = readCommandLine({
  command: WRITE_POLICY,
  exitCode: EXIT.USAGE,
  options: {
    port: each(
      port(null, 'of the terminal; 4173 by default. A machine with two screens needs the ports of both'),
    ),
    printer: flag('allows silent printing'),
    reasons: flag('prints each policy with its reason instead'),
  },
});
const [origin = 'http://127.0.0.1:4173', ...others] = given.map((number) => `http://127.0.0.1:${number}`);
const options = { hasPrinter: printer, others };
if (reasons)
  for (const { name, value, reason } of managedPolicies(origin, options))
    console.log(`${name} = ${JSON.stringify(value)}\n    ${reason}`);
else process.stdout.write(policyFile(origin, options));
