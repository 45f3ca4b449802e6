import {
  CirclePlay,
  Headset,
  LogIn,
  LogOut,
  ReceiptText,
  ScrollText,
  UserRound,
  UserRoundPlus,
} from 'lucide-react';
import { BottomMenu, type MenuIcon } from '../src/ui/layout/bottom-menu.tsx';
import { BrandMark } from '../src/ui/art/brand-mark.tsx';
import { Button } from '../src/ui/form/button.tsx';
import { IconButton } from '../src/ui/form/icon-button.tsx';
import { type Language, LanguageSelect } from '../src/ui/form/language-select.tsx';
import { TopBar } from '../src/ui/layout/top-bar.tsx';
import { texts } from './texts.ts';

const isKiosk = () => document.documentElement.dataset.device === 'kiosk';

export function GalleryBar({ language, signedIn }: { language: Language; signedIn: boolean }) {
  const t = texts[language];
  return (
    <TopBar
      brand={t.brand}
      to="/"
      toLabel={t.brand}
      subtitle={signedIn ? t.name : undefined}
      end={
        <>
          <LanguageSelect label={t.language} value={language} onChange={() => {}} />
          {signedIn && !isKiosk() && <IconButton label={t.logOut} icon={LogOut} />}
          {signedIn && isKiosk() && (
            <Button kind="line" icon={LogOut}>
              {t.logOut}
            </Button>
          )}
        </>
      }
    />
  );
}

const MEMBER_ICONS: MenuIcon[] = [UserRound, ScrollText, BrandMark, ReceiptText, Headset];
const PUBLIC_ICONS: MenuIcon[] = [LogIn, UserRoundPlus, CirclePlay, Headset];

export function GalleryMenu({ language, signedIn }: { language: Language; signedIn: boolean }) {
  const t = texts[language];
  const labels = signedIn ? t.menu : t.publicMenu;
  const icons = signedIn ? MEMBER_ICONS : PUBLIC_ICONS;
  return (
    <BottomMenu
      label="menu"
      items={labels.map((label, index) => ({
        to: '/',
        label,
        icon: icons[index] ?? BrandMark,
        current: index === (signedIn ? 2 : 0),
        prominent: signedIn && index === 2,
      }))}
    />
  );
}
