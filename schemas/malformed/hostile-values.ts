import type { KindTypes } from '../engine/content-file.ts';
import type { ValuePath } from '../engine/diagnostic.ts';
import { ADDRESSES, EMAILS, HOSTS, PHONES } from './hostile-addresses.ts';

/** A field of the small hotel with malicious values. */
export interface HostileValues {
  kind: keyof KindTypes;
  path: ValuePath;
  values: readonly unknown[];
}

const COLOURS = [
  'red;}body{display:none',
  '#fff;}*{background:url(https://evil.example)',
  '#7a1f3d;--x:url(javascript:alert(1))',
  '#7a1f3d}</style><script>alert(1)</script>',
  '</style><img src=x onerror=alert(1)>',
  'url(https://evil.example/a.png)',
  'url(data:image/svg+xml,<svg/onload=alert(1)>)',
  'expression(alert(1))',
  'var(--secret)',
  'env(safe-area-inset-top)',
  'attr(data-x)',
  'calc(1px + 1px)',
  'image-set("a.png" 1x)',
  'color-mix(in srgb, red, blue)',
  'rgb(0 0 0 / 0)',
  'transparent',
  'inherit',
  'currentColor',
  '#7a1f3',
  '#7a1f3d0',
  '#7a1f3d ',
  ' #7a1f3d',
  '#7a1f3d\n',
  '#7a1f3d\u0000',
  '#7a1f3d/**/',
  '#7A1F3G',
  '\\23 7a1f3d',
  '#\\37 a1f3d',
  '\uff037a1f3d',
  '#\uff17a1f3d',
  '#7a1f3\u0434',
  '@import "https://evil.example/a.css"',
  '!important',
  '#7a1f3d!important',
];

const FONTS = [
  'Lora;}body{display:none',
  'Lora, url(https://evil.example)',
  '"Lora"',
  "Lora', serif; } * { color: red",
  'Lora</style><script>alert(1)</script>',
  'Lora&family=Evil',
  'Lora:wght@400',
  'Lora|Roboto',
  'Lora/../../evil',
  'Lora%26text=x',
  'Lora#fragment',
  'Lora?text=x',
  'Lora\\',
  'Lora\nRoboto',
  'Lora\u0000',
  'L\u043era',
  'var(--font)',
  '-apple-system',
  '{font.family}',
  'expression(alert(1))',
];

const PICTURES = [
  '../../etc/passwd',
  '../hotel.json',
  'images/../hotel.json',
  'images/../../hotel.json',
  'images/./logo.png',
  'images/../images/logo.png',
  './images/logo.png',
  '/etc/passwd',
  '/images/logo.png',
  '//evil.example/logo.png',
  'C:\\Windows\\win.ini',
  'C:/Windows/win.ini',
  'c:logo.png',
  '\\\\server\\share\\logo.png',
  '..\\..\\etc\\passwd',
  'images\\logo.png',
  'images/..\\..\\hotel.json',
  'images/%2e%2e/hotel.json',
  'images/..%2fhotel.json',
  'images/%00logo.png',
  'images/logo.png%00',
  'images/logo.png\u0000.txt',
  'images/logo.png/',
  'images//logo.png',
  'images/logo.png ',
  'images/logo.png.',
  'images/logo.png:stream',
  'images/logo.png?x=1',
  'images/logo.png#x',
  'images/',
  'images',
  'hotel.json',
  '~/logo.png',
  '$HOME/logo.png',
  'images/$(id).png',
  'images/`id`.png',
  'images/*.png',
  'images/l\u043ego.png',
  'images/\u202egnp.logo',
  'images/\uff0e\uff0e/hotel.json',
  'file:///etc/passwd',
  'https://evil.example/logo.png',
  'data:image/png;base64,AAAA',
  'javascript:alert(1)',
  'blob:https://evil.example/1',
  'CON',
  'images/NUL',
];

const TAGS = [
  "GTM-AB12CD3');alert(1)//",
  'GTM-AB12CD3</script>',
  'GTM-AB12CD3&x=1',
  '../GTM-AB12CD3',
  'GTM-\u0410B12CD3',
  'gtm-ab12cd3',
];

const IDS = [
  '../lake-suite',
  'lake/suite',
  'lake\\suite',
  'lake suite',
  "lake'; drop table rooms; --",
  '<lake-suite>',
  'lake-suite\u0000',
  'lake-suit\u0435',
  'Lake-Suite',
  'lake--suite',
  '-lake-suite',
  'lake-suite?x',
  'lake-suite#x',
  'lake%2fsuite',
  '__proto__',
  '{{id}}',
  '\ud83c\udfe8',
];

const ZONES = ['../../etc/localtime', 'Asia/../../etc/passwd', 'asia/kolkata', 'UTC+5', 'Asia/Kolkata\u0000'];

const DAYS = ['2026-13-01', '2027-02-29', '0000-00-00', '2026-12-20T00:00', '\u0662\u0660\u0662\u0666-12-20'];

/** Overrides of interface texts, which must stay plain text. */
const INTERFACE_TEXTS = [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<b>View all</b>',
  'View all <1>rooms</1>',
  '{{constructor}}',
  '{{__proto__}}',
  '{{- room}}',
  '$t(home.nothing)',
  '\u202eView all',
];

/** Long texts that are slow for a backtracking pattern. */
const SLOW = {
  url: [
    `https://${'a.'.repeat(50_000)}`,
    `https://${'a-'.repeat(50_000)}!`,
    `https://a.b/${'\\'.repeat(50_000)}`,
  ],
  email: [`${'a.'.repeat(50_000)}@`, `a@${'a.'.repeat(50_000)}`, `a@${'a-.'.repeat(50_000)}`],
  host: [`${'a.'.repeat(50_000)}!`, `${'a-'.repeat(50_000)}!`, '-'.repeat(100_000)],
  id: [`${'a-'.repeat(50_000)}!`, `${'a'.repeat(100_000)}!`],
  font: [`${'a '.repeat(50_000)}!`],
  zone: ['A/'.repeat(50_000), `A${'a_'.repeat(50_000)}!`],
  text: [
    'eyJ-'.repeat(50_000),
    `${'a.'.repeat(50_000)}@gmail`,
    'pwd:   '.repeat(20_000),
    `${' '.repeat(100_000)}x`,
  ],
};

const CONTROLS = [
  '\u001b[2J',
  '\u001b]8;;https://evil.example\u0007here\u001b]8;;\u0007',
  '\u001b]52;c;cm0gLXJmIH4=\u0007',
  '\u001bP+q\u001b\\',
  '\u009b31m',
  '\u009d0;title\u009c',
  '\u0007\u0007\u0007',
  'safe\b\b\b\bevil',
  '\u007f',
  '\u0085',
  '\u0000',
  '\ud83d',
  '\udca9',
  '\udca9\ud83d',
  ...Array.from('\u202a\u202b\u202c\u202d\u202e', (sign) => `The ${sign}Kesar`),
];

/** Values that the check must refuse at their place. */
export const HOSTILE_VALUES: readonly HostileValues[] = [
  { kind: 'hotel', path: ['siteUrl'], values: [...ADDRESSES, ...SLOW.url] },
  { kind: 'theme', path: ['primaryColor'], values: COLOURS },
  { kind: 'theme', path: ['fontFamily'], values: [...FONTS, ...SLOW.font] },
  { kind: 'hotel', path: ['header', 'logo', 'file'], values: PICTURES },
  { kind: 'hotel', path: ['customDomain', 'domain'], values: [...HOSTS, ...SLOW.host] },
  { kind: 'hotel', path: ['analytics', 'domain'], values: HOSTS.slice(0, 6) },
  { kind: 'location', path: ['emails', 0, 'email'], values: [...EMAILS, ...SLOW.email] },
  { kind: 'location', path: ['phones', 0, 'number'], values: PHONES },
  { kind: 'hotel', path: ['googleTagId'], values: TAGS },
  { kind: 'room', path: ['id'], values: [...IDS, ...SLOW.id] },
  { kind: 'hotel', path: ['timezone'], values: [...ZONES, ...SLOW.zone] },
  { kind: 'rate', path: ['seasons', 0, 'from'], values: DAYS },
  { kind: 'translation', path: ['home', 'viewAll'], values: INTERFACE_TEXTS },
  { kind: 'hotel', path: ['description'], values: [...CONTROLS, ...SLOW.text] },
];
