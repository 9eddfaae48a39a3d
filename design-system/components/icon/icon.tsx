import {
  Accessibility,
  ArrowLeft,
  ArrowRight,
  BedDouble,
  CalendarDays,
  Check,
  ChevronDown,
  CircleAlert,
  CircleCheck,
  CircleX,
  Clock,
  ConciergeBell,
  Info,
  Lock,
  Mail,
  MapPin,
  Menu,
  Minus,
  Phone,
  Plus,
  ReceiptText,
  Ruler,
  Search,
  ShieldCheck,
  TriangleAlert,
  Users,
  Utensils,
  Waves,
  X,
} from 'lucide-react';
import { classes } from '../../element-props.ts';
import { keysOf } from '../../theme/record-of.ts';
import * as css from './icon.css.ts';

// Only what is drawn somewhere: each one here is in every guest's download.
const ICONS = {
  accessibility: Accessibility,
  'arrow-left': ArrowLeft,
  'arrow-right': ArrowRight,
  bed: BedDouble,
  calendar: CalendarDays,
  check: Check,
  'chevron-down': ChevronDown,
  clock: Clock,
  close: X,
  danger: CircleAlert,
  failed: CircleX,
  info: Info,
  lock: Lock,
  mail: Mail,
  meal: Utensils,
  menu: Menu,
  minus: Minus,
  phone: Phone,
  pin: MapPin,
  plus: Plus,
  receipt: ReceiptText,
  search: Search,
  service: ConciergeBell,
  shield: ShieldCheck,
  size: Ruler,
  success: CircleCheck,
  users: Users,
  view: Waves,
  warning: TriangleAlert,
} as const;
export type IconName = keyof typeof ICONS;
export const ICON_NAMES = keysOf(ICONS);

const DIRECTED = new Set<IconName>(['arrow-left', 'arrow-right']);

export interface IconProps {
  name: IconName;
  size?: keyof typeof css.size;
  /** What it says, when no words beside it say the same. */
  label?: string;
}

/** A drawn sign; silent unless it has a label. */
export function Icon({ name, size = 'm', label }: IconProps) {
  const Drawing = ICONS[name];
  const names = classes(css.icon, css.size[size], DIRECTED.has(name) && css.directed);
  const voice = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label };
  // The stylesheet sets the stroke; the attribute would lose to it anyway.
  return <Drawing {...voice} focusable={false} className={names} />;
}
