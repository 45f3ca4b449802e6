import { satangFromBaht } from 'contracts/rules';
import { ArrowDownToLine, Gift, Phone, QrCode, RefreshCw, ShipWheel, Undo2, UsersRound } from 'lucide-react';
import { useRef, useState, type ReactNode } from 'react';
import { AlertDialog } from '../src/ui/overlay/alert-dialog.tsx';
import { SpeakButton } from '../src/ui/form/speak-button.tsx';
import { SimpleAlert } from '../src/ui/overlay/simple-alert.tsx';
import { AmountPicker } from '../src/ui/form/amount-picker.tsx';
import { Amount } from '../src/ui/display/amount.tsx';
import { BankMark } from '../src/ui/art/bank-mark.tsx';
import { Skeleton } from '../src/ui/display/skeleton.tsx';
import { Button } from '../src/ui/form/button.tsx';
import { Carousel } from '../src/ui/layout/carousel.tsx';
import { Checkbox } from '../src/ui/form/checkbox.tsx';
import { CopyButton } from '../src/ui/form/copy-button.tsx';
import { Countdown } from '../src/ui/display/countdown.tsx';
import { EmptyState } from '../src/ui/display/empty-state.tsx';
import { Field } from '../src/ui/form/field.tsx';
import { FormError } from '../src/ui/form/form-error.tsx';
import { GameTile } from '../src/ui/display/game-tile.tsx';
import type { Language } from '../src/ui/form/language-select.tsx';
import { LoadingOverlay } from '../src/ui/display/loading-overlay.tsx';
import { Callout } from '../src/ui/display/callout.tsx';
import { Guide } from '../src/ui/display/guide.tsx';
import { BalancePreview } from '../src/ui/display/balance-preview.tsx';
import { MemberPage } from '../src/ui/layout/page.tsx';
import { Pager } from '../src/ui/layout/pager.tsx';
import { PasswordField } from '../src/ui/form/password-field.tsx';
import { AccountIcon } from '../src/ui/art/account-icon.tsx';
import { ProgressBar } from '../src/ui/display/progress-bar.tsx';
import { Receipt } from '../src/ui/display/receipt.tsx';
import { Select } from '../src/ui/form/select.tsx';
import { GameSection } from '../src/ui/layout/game-section.tsx';
import { Shore } from '../src/ui/art/shore.tsx';
import { SidePanel } from '../src/ui/overlay/side-panel.tsx';
import { Tag } from '../src/ui/display/tag.tsx';
import { showToast } from '../src/ui/toast/toast.tsx';
import { BalanceBar } from '../src/ui/display/balance-bar.tsx';
import { WidgetButton, WidgetGrid } from '../src/ui/layout/widget-grid.tsx';
import { DepositSheet } from './deposit-sheet.tsx';
import { GalleryBar, GalleryMenu } from './frame.tsx';
import styles from './gallery.module.css';
import { PrizeReveal } from './prize-reveal.tsx';
import { texts } from './texts.ts';

const BANKS = [
  'KBANK',
  'SCB',
  'GSB',
  'BCEL',
  'KRUNGSRI',
  'KTB',
  'BBL',
  'TMB',
  'PAYTIMZ',
  'WW',
  'WALLET',
  '?',
];
const GAMES = [
  'PG',
  'JOKER',
  'SUPERSLOT',
  'SLOTXO',
  'BETFLIX',
  'ASKMEBET',
  'IMI',
  'AREASLOT',
  'CIRCUS',
  'SLOTRACHA',
  'PGSLOT',
  'JOKER2',
  'UFABET',
  'SEXYGAME',
  'USUN',
  'NEW',
];
const WIDGET_ICONS = [ShipWheel, UsersRound, Gift, Undo2];
const TONES = ['neutral', 'success', 'info', 'danger', 'gold'] as const;

/** Shows the speak button also on machines without a voice. */
const silentVoice = {
  reads: () => true,
  reading: () => null,
  read: () => {},
  stop: () => {},
  subscribe: () => () => {},
};

export function Gallery({ language, open }: { language: Language; open: string | null }) {
  const t = texts[language];
  const [dialog, setDialog] = useState(open);
  const [page, setPage] = useState(4);
  const inPanel = useRef<HTMLButtonElement>(null);
  const big = satangFromBaht(language === 'lo' ? 5_616_225 : 12_480.5);

  return (
    <MemberPage
      topBar={<GalleryBar language={language} signedIn />}
      menu={<GalleryMenu language={language} signedIn />}
    >
      <div className={styles.columns}>
        <Section>
          <div className={styles.stack}>
            <div className={styles.row}>
              <span>{t.total}</span>
              <Button kind="bare" icon={RefreshCw}>
                {t.check}
              </Button>
            </div>
            <div className={styles.sum}>
              <p>
                <Amount value={big} size="hero" unit={t.unit} />
              </p>
              <Shore />
              <BalanceBar
                parts={[
                  { label: t.wallet, value: satangFromBaht(8250) },
                  { label: t.games, value: satangFromBaht(4230.5) },
                ]}
              />
            </div>
            <div className={styles.acts}>
              <Button kind="gold" icon={ArrowDownToLine} onClick={() => setDialog('deposit')}>
                {t.deposit}
              </Button>
              <Button kind="line" onClick={() => setDialog('panel')}>
                {t.brand}
              </Button>
              <Button kind="line" onClick={() => setDialog('alert')}>
                {t.withdraw}
              </Button>
              <Button kind="line" onClick={() => setDialog('notice')}>
                {t.check}
              </Button>
              <SpeakButton
                voice={silentVoice}
                text={t.answer}
                language={language}
                label={t.question}
                stopLabel={t.cancel}
              />
            </div>
          </div>
        </Section>
        <WidgetGrid>
          {t.widgets.map(([title = '', text = ''], index) => (
            <WidgetButton
              key={title}
              icon={WIDGET_ICONS[index] ?? Gift}
              title={title}
              text={text}
              onSelect={() => {}}
            />
          ))}
        </WidgetGrid>
        <Section>
          <div className={styles.stack}>
            <Button kind="gold" wide busy>
              {t.logIn}
            </Button>
            <Button kind="gold" wide disabled>
              {t.create}
            </Button>
            <div className={styles.row}>
              <Button onClick={() => showToast({ kind: 'success', text: t.copied })}>{t.check}</Button>
              <Button busy>{t.check}</Button>
              <Button disabled>{t.check}</Button>
            </div>
            <div className={styles.row}>
              <Button kind="line" icon={QrCode}>
                {t.ways[0]}
              </Button>
              <Button kind="danger" small onClick={() => showToast({ kind: 'error', text: t.poor })}>
                {t.cancel}
              </Button>
              <CopyButton
                label={t.check}
                text={t.copied}
                onCopied={() => showToast({ kind: 'success', text: t.copied })}
                onFailed={() => showToast({ kind: 'error', text: t.poor })}
              />
            </div>
          </div>
        </Section>
        <Section>
          <div className={styles.stack}>
            <Field label={t.phone} icon={Phone} defaultValue="081 234 5678" hint={t.hint} />
            <Field label={t.phone} icon={Phone} defaultValue="081 234 567" error={t.wrong} />
            <Field label={t.phone} defaultValue="0812345678" readOnly />
            <PasswordField label={t.password} showLabel={t.show} hideLabel={t.hide} defaultValue="123456" />
            <Checkbox label={t.remember} />
            <Checkbox label={t.remember} defaultChecked />
            <Select label={t.bank} options={BANKS.map((value) => ({ value, label: value }))} />
            <FormError id="gallery-error" text={t.wrong} />
          </div>
        </Section>
        <Section>
          <div className={styles.stack}>
            <Callout title={t.noteTitle}>{t.note}</Callout>
            <Callout tone="warning">{t.warning}</Callout>
            <Callout tone="danger">{t.refused}</Callout>
            <Guide
              title={t.noteTitle}
              steps={[
                { icon: Phone, text: t.phone },
                { icon: QrCode, text: t.password },
              ]}
            />
            <div className={styles.row}>
              {t.tags.map((tag, index) => (
                <Tag key={tag} tone={TONES[index] ?? 'neutral'}>
                  {tag}
                </Tag>
              ))}
            </div>
            <AmountPicker
              label={t.total}
              options={[
                { label: '50 %', amount: satangFromBaht(500) },
                { label: '100 %', amount: satangFromBaht(1000) },
              ]}
              selected={satangFromBaht(500)}
              onPick={() => {}}
            />
            <BalancePreview
              title={t.total}
              unit={t.unit}
              beforeText={String}
              rows={[{ label: t.wallet, before: satangFromBaht(1000), after: satangFromBaht(500) }]}
            />
            <div className={styles.row}>
              <AccountIcon account="wallet" />
              <AccountIcon account={{ game: 'PG' }} />
              <AccountIcon account="none" />
            </div>
            <Receipt
              title={t.copied}
              issuer="Rimkhong"
              amount={satangFromBaht(500)}
              unit={t.unit}
              state="done"
              rows={[{ label: t.wallet, value: 'TR-1042' }]}
            />
            <ProgressBar label={t.loading} share={0.43} />
            <ProgressBar label={t.loading} share={null} />
            <Countdown label={t.left} seconds={522} total={720} />
            <div className={styles.row}>
              <Amount value={satangFromBaht(500)} sign="in" size="lead" />
              <Amount value={satangFromBaht(2000)} sign="out" size="lead" />
              <Amount value={satangFromBaht(300)} struck size="lead" />
              <Amount value={null} size="lead" unit={t.unit} />
              <Amount value={satangFromBaht(1000)} size="head" unit={t.unit} />
            </div>
            <Pager
              page={page}
              pages={13}
              onPage={setPage}
              labels={{ label: 'pages', previous: '<', next: '>', page: String }}
            />
            <div className={styles.row}>
              {BANKS.map((bank) => (
                <BankMark key={bank} code={bank} />
              ))}
            </div>
          </div>
        </Section>
        <Section>
          <EmptyState title={t.empty} text={t.emptyText} action={<Button>{t.deposit}</Button>} />
        </Section>
        <Section>
          <Carousel
            label={t.empty}
            previousLabel="<"
            nextLabel=">"
            slideLabel={(number, count) => `${number} / ${count}`}
            slides={t.widgets.map(([title = '', text = '']) => ({
              key: title,
              content: <EmptyState title={title} text={text} headingLevel={3} />,
            }))}
          />
        </Section>
        <Section>
          <Skeleton shape="balance" />
          <Skeleton shape="facts" />
          <Skeleton shape="search" />
        </Section>
        <Section>
          <Skeleton lines={4} />
        </Section>
      </div>
      <div className={styles.samples}>
        <GameSection title={t.slots} totalLabel={t.sum} total="2,705.50" size={GAMES.length}>
          {GAMES.map((code, index) => (
            <GameTile
              key={code}
              code={code}
              name={code}
              isActive={index % 4 !== 3}
              amount={satangFromBaht(1200 / (index + 1) > 300 ? 1200 : 42)}
              converted={index % 3 === 2 ? satangFromBaht(420) : null}
              unit={t.unit}
              openLabel={t.open}
              isChecking={index === 1}
              staleLabel={index === 2 ? t.wrong : undefined}
              onPress={() => {}}
            />
          ))}
        </GameSection>
        <GameSection title={t.lotto} totalLabel={t.sum} total="100.00" size={1}>
          <GameTile
            code="HUAYHD"
            name="Huay HD"
            isActive
            amount={satangFromBaht(100)}
            converted={null}
            unit={t.unit}
            openLabel={t.open}
          />
        </GameSection>
      </div>
      <DepositSheet
        language={language}
        open={dialog === 'deposit' || dialog === 'qr'}
        showsQr={dialog === 'qr'}
        onOpenChange={() => setDialog(null)}
      />
      <SidePanel
        icon={ShipWheel}
        open={dialog === 'panel'}
        onOpenChange={() => setDialog(null)}
        title={t.brand}
        subtitle={t.wallet}
        closeLabel={t.close}
        initialFocus={inPanel}
      >
        <Button ref={inPanel} kind="line">
          {t.check}
        </Button>
      </SidePanel>
      <AlertDialog
        open={dialog === 'alert'}
        onOpenChange={() => setDialog(null)}
        title={t.question}
        text={t.answer}
        confirmLabel={t.cancel}
        cancelLabel={t.keep}
        kind="danger"
      />
      {dialog === 'notice' && (
        <SimpleAlert title={t.question} text={t.answer} closeLabel={t.keep} onClose={() => setDialog(null)} />
      )}
      <PrizeReveal language={language} open={dialog === 'prize'} onClose={() => setDialog(null)} />
      {dialog === 'loading' && <LoadingOverlay label={t.loading} />}
    </MemberPage>
  );
}

function Section({ children }: { children: ReactNode }) {
  return <section className={styles.panel}>{children}</section>;
}
