import type { Mutant } from '../../mutant.ts';

export const clausesOf5: readonly Mutant[] = [
  {
    id: '5.10',
    file: 'web/src/features/profile/change-password-dialog.tsx',
    find: 'close();\n    // Clear the passwords after a finished change.\n    reset();',
    replace: 'reset();',
    why: 'the modal stays open after the success',
  },
  {
    id: '5.13',
    file: 'web/src/features/transfer/transfer-form.tsx',
    find: 'onChange={(next) => {\n          setPair(next);\n          setShown(null);',
    replace: 'onChange={(next) => {\n          setPair(next);',
    why: 'the message stays after another choice',
  },
  {
    id: '5.29',
    file: 'web/src/features/chat/files/chat-file.ts',
    find: 'const EXTENSION = /\\.[^.\\s/\\\\]+$/;',
    replace: 'const EXTENSION = /\\.[^.\\s/\\\\]{3,}$/;',
    why: 'an extension of two letters is refused',
  },
  {
    id: '5.19',
    file: 'web/src/features/deposit/qr/qr-rules.ts',
    find: "(refusal === 'below-minimum' && Object.hasOwn(DEPOSIT_MINIMUMS, rules))",
    replace: "(refusal === 'below-minimum')",
    why: 'KBANK is off below its minimum',
  },
  {
    id: '5.26',
    file: 'web/src/features/spin/coupons/claim-play.ts',
    find: "if (get(baseConfirmationAtom) !== confirmation) return { kind: 'none' };",
    replace: '',
    why: 'closing during the debounce claims all the same',
  },
  {
    id: '5.13',
    file: 'web/src/features/transfer/transfer-rules.ts',
    find: "if (from.code === to.code) return 'same-place';",
    replace: "if (from.balance === to.balance) return 'same-place';",
    why: 'accounts of the same balance count as the same',
  },
  {
    id: '5.30',
    file: 'web/src/features/chat/files/chat-file.ts',
    find: "return isAmong(KINDS.image.types) ? 'image' : isAmong(KINDS.video.types) ? 'video' : null;",
    replace: "return isAmong(KINDS.image.types) ? 'image' : 'video';",
    why: 'a file of any type passes by its content',
  },
  {
    id: '5.30',
    file: 'mock-server/http/media-type.ts',
    find: "=== QUICKTIME ? 'video/quicktime' : 'video/mp4'",
    replace: "=== QUICKTIME ? 'video/mp4' : 'video/quicktime'",
    why: 'the two video types are mixed up',
  },
];
