import type { Plugin } from 'vite';

const COMMENTS = /\s*<!--[^]*?-->/g;
const INDENTATION = />\n\s*</g;
const LINE_BREAK = /\n\s*/g;

/** Removes comments and line breaks, which are for readers of the source, from a build's document. */
export function leanDocument(): Plugin {
  return {
    name: 'wallet:lean-document',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (html) =>
        html.replace(COMMENTS, '').replace(INDENTATION, '><').replace(LINE_BREAK, ' ').trim(),
    },
  };
}
