import type { Mutant } from '../../../mutant.ts';

/** At first detected only by tests that cite another line, or by none. */
export const citedElsewhereOf2: readonly Mutant[] = [
  {
    id: '2.40',
    file: 'web/src/features/home/widgets.tsx',
    find: `      <WidgetLink to="/user/bonus" icon={Gift} title={t('bonus_widget')} text={t('bonus_detail')} />
      <WidgetButton
        onSelect={() => void open('refund')}
        isBusy={fetching === 'refund'}
        icon={Undo2}
        title={t('refund_widget')}
        text={t('refund_detail')}
      />
`,
    replace: `      <WidgetButton
        onSelect={() => void open('refund')}
        isBusy={fetching === 'refund'}
        icon={Undo2}
        title={t('refund_widget')}
        text={t('refund_detail')}
      />
      <WidgetLink to="/user/bonus" icon={Gift} title={t('bonus_widget')} text={t('bonus_detail')} />
`,
    why: 'the refund comes before the bonus conditions',
  },
  {
    id: '2.49',
    file: 'web/src/features/deposit/slip/slip-screen.tsx',
    find: "  if (!hours.isOpen && sending.status !== 'sending') return <SlipClosed hours={hours} />;\n",
    replace: '',
    why: 'a slip can be chosen in the closed hours',
  },
  {
    id: '2.49',
    file: 'web/src/features/deposit/slip/use-slip-sending.ts',
    find: "done: t('received_title'),",
    replace: "done: t('duplicate_title'),",
    why: 'a slip that arrived after its dialog was closed is told as sent before',
  },
  {
    id: '2.50',
    file: 'web/src/features/deposit/qr/use-create-qr.ts',
    find: "done: t('created_toast'),",
    replace: "done: t('not_done_toast'),",
    why: 'a QR made while another method is open is told as not made',
  },
  {
    id: '2.50',
    file: 'web/src/features/deposit/qr/qr-form.tsx',
    find: "(ended === 'expired' || ended === 'elsewhere') && (",
    replace: "ended === 'expired' && (",
    why: 'a QR that was cancelled on another page goes without a word',
  },
  {
    id: '2.51',
    file: 'web/src/features/deposit/gift/gift-form.tsx',
    find: '          setText(event.target.value);\n          reset();\n',
    replace: '          setText(event.target.value);\n',
    why: 'the reason of a refusal stays at a gift link that was changed',
  },
  {
    id: '2.51',
    file: 'web/src/features/deposit/gift/gift-form.tsx',
    find: 'error={isOfLink ? codeText(refusal) : null}',
    replace: 'error={null}',
    why: 'the field does not say why its gift link was refused',
  },
  {
    id: '2.51',
    file: 'web/src/features/deposit/gift/gift-form.tsx',
    find: 'LINK_REFUSALS.includes(end.code)) field.current?.focus();',
    replace: 'LINK_REFUSALS.includes(end.code)) field.current?.blur();',
    why: 'a refused gift link loses the focus',
  },
  {
    id: '2.55',
    file: 'web/src/features/invite/invite-dialog.tsx',
    find: "back={isFormShown ? { label: t('part_back'), onBack: () => setIsPart(false) } : undefined}",
    replace: 'back={undefined}',
    why: 'no way leads from a part of the invite bonus back to all of it',
  },
  {
    id: '2.56',
    file: 'web/src/features/refund/refund-offer.tsx',
    find: '{isOld && <OldNotice onRetry={onReread} />}',
    replace: '{null}',
    why: 'old figures of the refund look current',
  },
  {
    id: '2.81',
    file: 'web/locales/lo/spin.json',
    find: '"later_button": "ຮັບພາຍຫຼັງ"',
    replace: '"later_button": "ປິດ"',
    why: 'the Lao button that leaves a prize for later says close',
  },
  {
    id: '2.61',
    file: 'web/locales/lo/games.json',
    find: '"transfer_button_amount": "ໂອນ {{amount}} ເຂົ້າເກມ"',
    replace: '"transfer_button_amount": "ໂອນ {{amount}} ອອກຈາກເກມ"',
    why: 'the Lao button moves money out of the game',
  },
  {
    id: '2.66',
    file: 'web/locales/lo/profile.json',
    find: '"show": "ສະແດງລະຫັດຜ່ານ",\n    "hide": "ເຊື່ອງລະຫັດຜ່ານ"',
    replace: '"show": "ເຊື່ອງລະຫັດຜ່ານ",\n    "hide": "ສະແດງລະຫັດຜ່ານ"',
    why: 'the Lao button of a hidden password says hide',
  },
  {
    id: '2.83',
    file: 'web/locales/lo/chat.json',
    find: '"log": "ຂໍ້ຄວາມ"',
    replace: '"log": "ປະຫວັດຂໍ້ຄວາມ"',
    why: 'the Lao history of the chat has another name',
  },
  {
    id: '2.50',
    file: 'web/locales/lo/deposit.json',
    find: '"cancel_keep_button": "ເກັບໄວ້"',
    replace: '"cancel_keep_button": "ຢຸດໄວ້"',
    why: 'the Lao button that keeps a QR says stop',
  },
  {
    id: '2.55',
    file: 'web/locales/lo/invite.json',
    find: '"submit_button_amount": "ຮັບ {{amount}}"',
    replace: '"submit_button_amount": "ຈ່າຍ {{amount}}"',
    why: 'the Lao button pays a part of the invite bonus instead of receiving it',
  },
  {
    id: '2.61',
    file: 'web/src/features/games/use-play.ts',
    find: 'useMoveWords(game)',
    replace: 'useMoveWords(code)',
    why: 'a transfer is told by the code of the game',
  },
  {
    id: '2.62',
    file: 'web/src/features/games/play-form.tsx',
    find: '{canPlay && isBlocked && input.amount === null && (',
    replace: '{canPlay && isBlocked && (',
    why: 'a game with money is called empty while 0 is typed',
  },
  {
    id: '2.73',
    file: 'web/src/features/bonus/bonus-replies.ts',
    find: 'value >= 0 && value <= 100',
    replace: 'value >= 0 && value < 100',
    why: 'a percentage of 100 is not shown',
  },
  {
    id: '2.81',
    file: 'web/src/features/spin/prize-dialog.tsx',
    find: "          <p className={styles.detail}>{t('prize.coins_detail')}</p>\n",
    replace: '',
    why: 'the prize does not say that its coins are already added',
  },
  {
    id: '2.85',
    file: 'web/src/features/chat/media/chat-player.tsx',
    find: 'controls: true',
    replace: 'controls: false',
    why: 'a film of the chat cannot be started',
  },
  {
    id: '2.84',
    file: 'web/src/features/chat/list/chat-log.tsx',
    find: 'entries.findLast(({ isMine }) => !isMine)?.key',
    replace: 'newest',
    why: 'a message of the customer counts as new',
  },
  {
    id: '2.85',
    file: 'web/src/features/chat/list/chat-log.tsx',
    find: "outbox.some(({ status }) => status !== 'failed')",
    replace: 'outbox.length > 0',
    why: 'a refused message hides later quick replies',
  },
  {
    id: '2.75',
    file: 'web/src/features/statement/list/use-statement-words.ts',
    find: "return row.from === 'WALLET'",
    replace: "return row.to !== 'WALLET'",
    why: 'a transfer between games is named by where it goes',
  },
];
