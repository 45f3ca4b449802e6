const DIRECTIVE = /^\s*(?:es|ox)lint-disable\S*/;

/** A rule of the house is broken for a reason, and the reason stands there: `-- because …`. */
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

/** What no published rule says. */
export const houseRules = { rules: { 'reason-for-disable': reasonForDisable } };
