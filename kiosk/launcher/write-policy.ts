// Prints the managed policies of a terminal.
import { each, flag, port, readCommandLine } from 'command-line';
import { EXIT } from './exit-code.ts';
import { WRITE_POLICY } from './policy-conflict.ts';
import { DEFAULT_PORT, managedPolicies, originOf, policyFile } from './policies.ts';

const {
  port: given,
  printer,
  reasons,
} = readCommandLine({
  command: WRITE_POLICY,
  exitCode: EXIT.USAGE,
  options: {
    port: each(
      port(
        null,
        `of the terminal; ${DEFAULT_PORT} by default. A machine with two screens needs the ports of both`,
      ),
    ),
    printer: flag('allows silent printing'),
    reasons: flag('prints each policy with its reason instead'),
  },
});
const [origin = originOf(DEFAULT_PORT), ...others] = given.map(originOf);
const options = { hasPrinter: printer, others };
if (reasons)
  for (const { name, value, reason } of managedPolicies(origin, options))
    console.log(`${name} = ${JSON.stringify(value)}\n    ${reason}`);
else process.stdout.write(policyFile(origin, options));
