import { restrictedSyntax } from './restricted-syntax.js';

const DIRECTIVE = /^\s*(?:es|ox)lint-disable\S*/;

/** Each disabled lint rule must give its reason: `-- because …`. */
const reasonForDisable = {
  meta: {
    type: 'suggestion',
    schema: [],
    messages: { noReason: 'Say why: "{{directive}} <rule> -- <reason>".' },
  },
  create: ({ report, sourceCode }) => ({
    Program() {
      for (const comment of sourceCode.getAllComments()) {
        const directive = DIRECTIVE.exec(comment.value)?.[0].trim();
        if (directive && !/ -- \S+/.test(comment.value)) {
          report({ loc: comment.loc, messageId: 'noReason', data: { directive } });
        }
      }
    },
  }),
};

/** Rules that no published plugin provides. */
export const houseRules = { rules: { 'reason-for-disable': reasonForDisable, ...restrictedSyntax } };
