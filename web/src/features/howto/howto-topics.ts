import {
  ArrowDownToLine,
  ArrowRightLeft,
  ChartPie,
  CircleCheck,
  CircleX,
  Clock,
  Gamepad2,
  Gift,
  House,
  type LucideIcon,
  Play,
  Plus,
  QrCode,
  ReceiptText,
  RefreshCw,
  ScanLine,
  ScrollText,
  Sparkles,
  Tag,
  TriangleAlert,
  WalletMinimal,
} from 'lucide-react';
import type { HowtoTopic } from 'contracts/rules';

/** One icon per written step, in order; a test compares their number with the texts. [2.26] */
export const stepIcons: Record<HowtoTopic, readonly LucideIcon[]> = {
  wallet: [WalletMinimal, ArrowDownToLine, QrCode, ScanLine, CircleCheck, ReceiptText],
  game: [House, Plus, ArrowRightLeft, Play, WalletMinimal],
  balance: [WalletMinimal, ChartPie, RefreshCw, Clock, Gamepad2],
  bonus: [Gift, Tag, ScrollText, CircleCheck, Sparkles],
  finish: [Gift, CircleX, TriangleAlert, CircleCheck, Sparkles],
};

const art = import.meta.glob<string>('./art/*.svg', {
  query: '?url&no-inline',
  import: 'default',
  eager: true,
});

export function artOf(topic: HowtoTopic): string | undefined {
  return art[`./art/${topic}.svg`];
}
