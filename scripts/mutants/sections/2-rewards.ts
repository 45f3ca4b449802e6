import type { Mutant } from '../mutant.ts';

export const rewardsOf2: readonly Mutant[] = [
  { id: '2.68', file: 'web/src/features/bonus/bonus-page.tsx', find: '<h1 className={styles.title}>{t(\'common:title.bonus\')}</h1>', replace: '', why: 'the bonus page has no title' },
  { id: '2.69', file: 'web/src/features/bonus/active-panel.tsx', find: '<span>{typeName(type)}</span>', replace: '', why: 'the active bonus does not show its type' },
  { id: '2.69', file: 'web/src/features/bonus/active-panel.tsx', find: 'onClick={() => setIsAsking(true)}', replace: 'onClick={() => order.run(null)}', why: 'a bonus is ended without a question' },
  { id: '2.69', file: 'web/src/features/bonus/active-panel.tsx', find: '<p>{text}</p>\n            <p>{t(\'end.question_text\')}</p>', replace: '<p>{t(\'end.question_text\')}</p>', why: 'the question does not warn of the consequence' },
  { id: '2.70', file: 'web/src/features/bonus/promotion/promotion-form.tsx', find: '{...upperCase((typed) => {', replace: '{...((put: (typed: string) => void) => ({ onChange: (event: { currentTarget: HTMLInputElement }) => put(event.currentTarget.value) }))((typed) => {', why: 'the code is not upper-cased as it is typed' },
  { id: '2.70', file: 'web/src/features/bonus/bonus-page.tsx', find: '<ActivePanel type={state.value.type} /> : <PromotionForm />', replace: '<ActivePanel type={state.value.type} /> : null', why: 'without a bonus there is no form for a code' },
  { id: '2.71', file: 'web/src/features/bonus/bonus-rules.ts', find: 'if (bonus.received?.isActive) return \'current\';', replace: '', why: 'the active bonus has no badge' },
  { id: '2.71', file: 'web/src/features/bonus/cards/bonus-card.tsx', find: 'disabled={state === \'received\'}', replace: 'disabled={false}', why: 'a bonus that was received can be opened' },
  { id: '2.71', file: 'web/src/features/bonus/cards/bonus-card.tsx', find: 'onClick={() => open(bonus.code)}', replace: 'onClick={() => undefined}', why: 'a card opens nothing' },
  { id: '2.71', file: 'web/src/features/bonus/cards/bonus-card.tsx', find: 'src={picture !== null && picture !== brokenPicture ? picture : artOf(bonus.type)}', replace: 'src={artOf(bonus.type)}', why: 'a card does not show its banner' },
  { id: '2.72', file: 'web/src/features/bonus/bonus-rules.ts', find: 'html.replace(/%percentFail%/g,', replace: 'html.replace(/%percentFail%/,', why: 'only the first placeholder is filled in' },
  { id: '2.72', file: 'web/src/features/bonus/bonus-rules.ts', find: 'return received?.isActive ? \'acknowledge\' : \'receive\';', replace: 'return \'receive\';', why: 'an active bonus is offered again' },
  { id: '2.72', file: 'web/src/features/bonus/bonus-dialog.tsx', find: 'withPercent(notice, percentFail)', replace: 'notice', why: 'the notice keeps its placeholder' },
  { id: '2.72', file: 'web/src/features/bonus/bonus-dialog.tsx', find: 'banners={banners.map(', replace: 'banners={banners.slice(0, 1).map(', why: 'the carousel has one banner' },
  { id: '2.73', file: 'web/src/features/bonus/promotion/promotion-dialog.tsx', find: 'title={t(\'errors:NO_PROMOTION\')}', replace: 'title={t(\'promotion.failed_title\')}', why: 'a code that is not found shows another message' },
  { id: '2.73', file: 'web/src/features/bonus/promotion/promotion-dialog.tsx', find: '<dd>{percentText(percentFail)}%</dd>', replace: '<dd>{percentText(100 - percentFail)}%</dd>', why: 'the percentage is another' },
  { id: '2.73', file: 'web/src/features/bonus/promotion/promotion-dialog.tsx', find: '<p role="status">{t(\'promotion.searching\')}</p>', replace: '', why: 'searching is not told' },
];
