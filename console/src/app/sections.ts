import {
  Archive,
  BookOpen,
  CloudAlert,
  Gamepad2,
  Gift,
  Globe,
  LayoutDashboard,
  ListVideo,
  MessagesSquare,
  MonitorSmartphone,
  OctagonAlert,
  QrCode,
  ScrollText,
  Settings,
  SquareTerminal,
  UsersRound,
} from 'lucide-react';
import type { ComponentType } from 'react';
import { AppsSection } from '../sections/apps/apps.tsx';
import { ChatSection } from '../sections/chat.tsx';
import { CodesSection } from '../sections/codes.tsx';
import { DepositsSection } from '../sections/deposits.tsx';
import { FaultsSection } from '../sections/faults.tsx';
import { GamesSection } from '../sections/games.tsx';
import { GuideSection } from '../sections/guide.tsx';
import { JournalSection } from '../sections/journal/journal.tsx';
import { ExportsSection } from '../sections/exports/exports.tsx';
import { MembersSection } from '../sections/members.tsx';
import { OverviewSection } from '../sections/overview.tsx';
import { RewardsSection } from '../sections/rewards.tsx';
import { ScenariosSection } from '../sections/scenarios.tsx';
import { SettingsSection } from '../sections/settings.tsx';
import { VerbsSection } from '../sections/verbs/verbs.tsx';
import { WorldsSection } from '../sections/worlds.tsx';

/** The sections in menu order; each has its own address. */
export const sections = {
  overview: { icon: LayoutDashboard, view: OverviewSection },
  scenarios: { icon: ListVideo, view: ScenariosSection },
  worlds: { icon: Globe, view: WorldsSection },
  members: { icon: UsersRound, view: MembersSection },
  deposits: { icon: QrCode, view: DepositsSection },
  games: { icon: Gamepad2, view: GamesSection },
  rewards: { icon: Gift, view: RewardsSection },
  chat: { icon: MessagesSquare, view: ChatSection },
  codes: { icon: OctagonAlert, view: CodesSection },
  faults: { icon: CloudAlert, view: FaultsSection },
  settings: { icon: Settings, view: SettingsSection },
  apps: { icon: MonitorSmartphone, view: AppsSection },
  journal: { icon: ScrollText, view: JournalSection },
  exports: { icon: Archive, view: ExportsSection },
  verbs: { icon: SquareTerminal, view: VerbsSection },
  guide: { icon: BookOpen, view: GuideSection },
} satisfies Record<string, { icon: ComponentType<{ 'aria-hidden': true }>; view: ComponentType }>;

export type SectionName = keyof typeof sections;
export const sectionNames = Object.keys(sections) as SectionName[];
export const isSection = (name = ''): name is SectionName => Object.hasOwn(sections, name);
