// What may not be written, and why, as selectors for ESLint's `no-restricted-syntax`.
const ban = (message, ...selectors) => selectors.map((selector) => ({ selector, message }));

/** Ways to put text into the document as markup, or to run it. */
export const RAW_SINKS = ban(
  'Markup from text is made in web/src/html alone, which cleans it.',
  'JSXAttribute[name.name=/^(dangerouslySetInnerHTML|srcDoc)$/]',
  'Property[key.name="dangerouslySetInnerHTML"]',
  'AssignmentExpression[left.property.name=/^(innerHTML|outerHTML|srcdoc)$/]',
  'AssignmentExpression[left.property.value=/^(innerHTML|outerHTML|srcdoc)$/]',
  'CallExpression[callee.property.name=/^(insertAdjacentHTML|setHTMLUnsafe|parseHTMLUnsafe|createContextualFragment|parseFromString)$/]',
  'CallExpression[callee.object.name="document"][callee.property.name=/^write(ln)?$/]',
  'CallExpression[callee.property.name=/^setAttribute(NS)?$/] > Literal[value=/^(on[a-z]+|srcdoc)$/i]',
);

export const NEW_WINDOWS = ban(
  'The platform alone decides where a link opens: target={linkTarget}.',
  'JSXOpeningElement[name.name=/^([a-z].*|Link|NavLink)$/] > JSXAttribute[name.name="target"]:not([value.expression.name="linkTarget"])',
  'CallExpression[callee.property.name="open"][callee.object.name=/^(window|globalThis|self)$/]',
);

export const STORAGE = ban(
  'Storage belongs to the platform: a kiosk keeps nothing.',
  'MemberExpression[property.name=/^(localStorage|sessionStorage|indexedDB)$/]',
);

export const YOUNG_CALLS = ban(
  'Browsers of 2023 lack it: parseUrl of contracts/rules.',
  'MemberExpression[object.name="URL"][property.name=/^(parse|canParse)$/]',
);

export const IMPORT_CHAINS = ban(
  'The bundler fetches style sheets around the whole chain, so that it hears nothing of those that fail: await the import.',
  'MemberExpression[object.type="ImportExpression"]',
);

export const DEFAULT_EXPORTS = ban('Exports have names.', 'ExportDefaultDeclaration');

/** Worlds and tests are repeatable: nothing reads the machine's clock or throws dice by itself. */
export const CLOCK_AND_DICE = ban(
  'The clock and the dice are passed in.',
  'CallExpression[callee.object.name="Math"][callee.property.name="random"]',
  'CallExpression[callee.object.name=/^(Date|performance)$/][callee.property.name="now"]',
  'NewExpression[callee.name="Date"][arguments.length=0]',
);

/** One clock for the app: it ends timers with their session, and a test steps it. */
export const RAW_TIMERS = ban(
  'Timers belong to the clock: clock.after, clock.every, clock.wait.',
  'CallExpression[callee.name=/^(setTimeout|setInterval|setImmediate|requestAnimationFrame|requestIdleCallback)$/]',
  'CallExpression[callee.property.name=/^(setTimeout|setInterval|setImmediate|requestAnimationFrame|requestIdleCallback)$/]',
  'CallExpression[callee.object.name="AbortSignal"][callee.property.name="timeout"]',
);

/** Baht are never calculated with: 0.29 * 100 is 28.999…. */
export const AMOUNT_ARITHMETIC = ban(
  'contracts/rules/amounts.ts alone turns baht into satang, and text into amounts.',
  'BinaryExpression[operator=/^[*\\/%]$/] > Literal[value=100]',
  'CallExpression[callee.name=/^(parseFloat|Number)$/]',
  'CallExpression[callee.object.name="Number"][callee.property.name="parseFloat"]',
);

export const LEFT_OUT_TESTS = ban(
  'A test runs, always and with all others, or it is deleted.',
  'MemberExpression[object.name=/^(it|test|describe)$/][property.name=/^(only|skip|skipIf|runIf|fixme|fails|fail|todo)$/]',
  'MemberExpression[object.property.name="describe"][property.name=/^(only|skip|fixme)$/]',
);

/** A body that a test writes by hand proves nothing about the one that a screen sends. */
export const HAND_WRITTEN_BODIES = ban(
  'Use the function by which the screens send this body.',
  'CallExpression[arguments.length=3] > ObjectExpression > Property[key.name=/^(body|upload)$/]',
);
