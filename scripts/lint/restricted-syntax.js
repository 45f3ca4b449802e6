/** A rule that refuses what matches one of the selectors. */
const ban = (message, ...selectors) => ({
  meta: { type: 'problem', schema: [] },
  create: ({ report }) =>
    Object.fromEntries(selectors.map((selector) => [selector, (node) => report({ node, message })])),
});

/** Syntax that some or all files must not contain. */
export const restrictedSyntax = {
  /** Ways to insert text into the document as markup, or to execute it. */
  'raw-sinks': ban(
    'Only web/src/html turns text into markup, because it sanitises it.',
    'JSXAttribute[name.name=/^(dangerouslySetInnerHTML|srcDoc)$/]',
    'Property[key.name="dangerouslySetInnerHTML"]',
    'AssignmentExpression[left.property.name=/^(innerHTML|outerHTML|srcdoc)$/]',
    'AssignmentExpression[left.property.value=/^(innerHTML|outerHTML|srcdoc)$/]',
    'CallExpression[callee.property.name=/^(insertAdjacentHTML|setHTMLUnsafe|parseHTMLUnsafe|createContextualFragment|parseFromString)$/]',
    'CallExpression[callee.object.name="document"][callee.property.name=/^write(ln)?$/]',
    'CallExpression[callee.property.name=/^setAttribute(NS)?$/] > Literal[value=/^(on[a-z]+|srcdoc)$/i]',
  ),

  'new-windows': ban(
    'The platform decides where a link opens: use target={linkTarget}.',
    'JSXOpeningElement[name.name=/^([a-z].*|Link|NavLink)$/] > JSXAttribute[name.name="target"]:not([value.expression.name="linkTarget"])',
    'CallExpression[callee.property.name="open"][callee.object.name=/^(window|globalThis|self)$/]',
  ),

  storage: ban(
    'Only the platform uses storage, because a kiosk stores nothing.',
    'MemberExpression[property.name=/^(localStorage|sessionStorage|indexedDB)$/]',
  ),

  'young-calls': ban(
    'Browsers of 2023 lack it: use parseUrl of contracts/rules.',
    'MemberExpression[object.name="URL"][property.name=/^(parse|canParse)$/]',
  ),

  'import-chains': ban(
    'The bundler loads style sheets outside the promise chain, so their errors are lost: await the import.',
    'MemberExpression[object.type="ImportExpression"]',
  ),

  'default-exports': ban('Use a named export.', 'ExportDefaultDeclaration'),

  /** Worlds and tests are reproducible: code must not read the machine's clock or generate random numbers itself. */
  'clock-and-random': ban(
    'Clock and randomness are passed in.',
    'CallExpression[callee.object.name="Math"][callee.property.name="random"]',
    'CallExpression[callee.object.name=/^(Date|performance)$/][callee.property.name="now"]',
    'NewExpression[callee.name="Date"][arguments.length=0]',
  ),

  /** The app has one clock: it cancels timers with their session, and tests step it. */
  'raw-timers': ban(
    'Use the clock for timers: clock.after, clock.every, clock.wait.',
    'CallExpression[callee.name=/^(setTimeout|setInterval|setImmediate|requestAnimationFrame|requestIdleCallback)$/]',
    'CallExpression[callee.property.name=/^(setTimeout|setInterval|setImmediate|requestAnimationFrame|requestIdleCallback)$/]',
    'CallExpression[callee.object.name="AbortSignal"][callee.property.name="timeout"]',
  ),

  /** No arithmetic in baht: 0.29 * 100 is 28.999…. */
  'baht-arithmetic': ban(
    'Only contracts/rules/amounts.ts converts between baht and satang: use satangFromBaht or bahtFromSatang.',
    'BinaryExpression[operator=/^[*\\/%]$/] > Literal[value=100]',
  ),

  'amount-parsing': ban(
    'Only contracts/rules/amounts.ts reads amounts from text: use satangFromPlainText.',
    'CallExpression[callee.name=/^(parseFloat|Number)$/]',
    'CallExpression[callee.object.name="Number"][callee.property.name="parseFloat"]',
  ),

  'left-out-tests': ban(
    'Do not skip or isolate tests: run them always or delete them.',
    'MemberExpression[object.name=/^(it|test|describe)$/][property.name=/^(only|skip|skipIf|runIf|fixme|fails|fail|todo)$/]',
    'MemberExpression[object.property.name="describe"][property.name=/^(only|skip|fixme)$/]',
  ),

  /** A hand-written body proves nothing about the body that a screen sends. */
  'hand-written-bodies': ban(
    'Use the function with which the screens send this body.',
    'CallExpression[arguments.length=3] > ObjectExpression > Property[key.name=/^(body|upload)$/]',
  ),
};
