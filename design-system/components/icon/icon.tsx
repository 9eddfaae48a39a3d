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
  Eye,
  EyeOff,
  FileText,
  Info,
  Lock,
  Mail,
  MapPin,
  Menu,
  Minus,
  Pause,
  Phone,
  Play,
  Plus,
  ReceiptText,
  Ruler,
  Search,
  ShieldCheck,
  TriangleAlert,
  Upload,
  Users,
  Utensils,
  Waves,
  X,
} from 'lucide-react';
import { classes, type ElementProps } from '../../element-props.ts';
import { keysOf } from '../../theme/record-of.ts';
import { variant, warnOnce } from '../../variant.ts';
import * as css from './icon.css.ts';

// Only icons in use: each one is in every guest's download.
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
  file: FileText,
  hide: EyeOff,
  info: Info,
  lock: Lock,
  mail: Mail,
  meal: Utensils,
  menu: Menu,
  minus: Minus,
  pause: Pause,
  phone: Phone,
  pin: MapPin,
  play: Play,
  plus: Plus,
  receipt: ReceiptText,
  search: Search,
  service: ConciergeBell,
  shield: ShieldCheck,
  show: Eye,
  size: Ruler,
  success: CircleCheck,
  upload: Upload,
  users: Users,
  view: Waves,
  warning: TriangleAlert,
} as const;
export type IconName = keyof typeof ICONS;
export const ICON_NAMES = keysOf(ICONS);

const DIRECTED = new Set<IconName>(['arrow-left', 'arrow-right']);

type OwnVoice = 'role' | 'aria-label' | 'aria-hidden';

export interface IconProps extends Omit<ElementProps<'svg'>, 'name' | 'children' | OwnVoice> {
  /** The icon to draw. */
  name: IconName;
  /** `s` beside text, `m` on its own, `l` in empty states. */
  size?: keyof typeof css.size;
  /** The accessible name, when no text beside it says the same. */
  label?: string;
}

/** An icon. Decorative unless it has a label. */
export function Icon({ name, size = 'm', label, ...rest }: IconProps) {
  if (!Object.hasOwn(ICONS, name)) {
    if (import.meta.env.DEV) {
      warnOnce('Icon', `name="${name}" does not exist. Use one of: ${ICON_NAMES.join(', ')}.`);
    }
    return null;
  }
  const Drawing = ICONS[name];
  const names = classes(
    css.icon,
    variant('Icon', 'size', size, css.size),
    DIRECTED.has(name) && css.directed,
  );
  const voice = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label };
  // The stylesheet sets the stroke; the attribute would lose to it anyway.
  return <Drawing {...rest} {...voice} focusable={false} className={names} />;
}
