import { kebab, PAIRS, type Role, ROLES, TEXT_RATIO } from '../design-system/theme/tokens.ts';

/** A rule of the compiled stylesheets that colours words or paints a ground. */
export interface PaintRule {
  /** The elements that it is about. */
  selector: string;
  /** The class that those elements have. */
  className: string;
  /** The part of them that it draws, such as `before`; most draw the element. */
  pseudo: string;
  /** By layer, by how specific it is, by where it stands: the last wins. */
  place: number;
  color: string | undefined;
  background: string | undefined;
  /** Some marks are there all the time, and shrunk to nothing until they are meant. */
  isShown: boolean | undefined;
}

/** A later layer wins over an earlier one, whatever the selector. */
const LAYERS = ['reset', 'base', 'shared', 'components'];
/** Paper, and systems that set every colour themselves. */
const NOT_OURS = /^@(?:keyframes|media (?:print|.*forced-colors))/u;
/** What is true of elements while a guest does something to them. */
const DEEDS = { 'at rest': [], 'pointed at': ['hover'], pressed: ['hover', 'active'] };

/** Parts of an element that can carry words or a sign. */
const MARKS = ['before', 'after', 'placeholder'];

const SHEETS = Object.keys(import.meta.glob('../design-system/{components,css}/**/*.css.ts'));
/** Hold values for the stylesheets of others. */
const WITHOUT_RULES = /\/(?:containers|marks)\.css\.ts$/u;

const roles = new Map(ROLES.map((role) => [kebab(role), role]));

/** The rules of the whole design system, as they are built. */
export async function compiledPaintRules(): Promise<PaintRule[]> {
  return paintRules(await compiledStylesheet());
}

/** The stylesheet of the whole design system, as it is built. */
export async function compiledStylesheet(): Promise<string> {
  const sheets = SHEETS.filter((sheet) => !WITHOUT_RULES.test(sheet));
  const modules: unknown[] = await Promise.all(
    sheets.map((sheet) => import(/* @vite-ignore */ `${sheet}.vanilla.css?inline`)),
  );
  return modules.map((module) => (module as { default: string }).default).join('\n');
}

/** The rules of a compiled stylesheet that set a colour or a background, the weakest first. */
export function paintRules(css: string): PaintRule[] {
  const rules: PaintRule[] = [];
  const open: { head: string; declared: Map<string, string> }[] = [];
  let text = '';
  for (const [token] of css.matchAll(/"[^"]*"|[{};]|[^"{};]+/gu)) {
    text += token;
    if (!/^[{};]$/u.test(token)) continue;
    const before = text.slice(0, -1);
    text = '';
    if (token === '{') open.push({ head: before.trim(), declared: new Map() });
    if (token === ';') open.at(-1)?.declared.set(...declaration(before));
    if (token !== '}') continue;
    const closed = open.pop();
    const around = open.map(({ head }) => head);
    if (closed === undefined || [closed.head, ...around].some((head) => NOT_OURS.test(head))) continue;
    rules.push(
      ...rulesOf(
        closed,
        LAYERS.findIndex((name) => around.includes(`@layer ${name}`)),
      ),
    );
  }
  return rules.toSorted((one, other) => one.place - other.place).map((rule, place) => ({ ...rule, place }));
}

function declaration(text: string): [name: string, value: string] {
  const colon = text.indexOf(':');
  return [text.slice(0, colon).trim(), text.slice(colon + 1).trim()];
}

function rulesOf(
  { head, declared }: { head: string; declared: ReadonlyMap<string, string> },
  layer: number,
): PaintRule[] {
  const color = declared.get('color');
  // Where the colours of a surface begin its ground does, also where a picture lies in its place.
  const background = declared.has('--vr-text')
    ? 'var(--vr-bg)'
    : (declared.get('background') ?? declared.get('background-color'));
  const transform = declared.get('transform');
  const isShown = transform === undefined ? undefined : transform !== 'scale(0)';
  if (color === undefined && background === undefined && isShown === undefined) return [];
  return parts(head).flatMap((part) => {
    const [selector = '', pseudo] = part.split('::');
    const className = /^[-\w]+/u.exec(flat(selector).split('.').at(-1) ?? '')?.[0];
    if (!selector.includes('.') || className === undefined) return [];
    const place = layer * 1000 + specificity(flat(selector));
    return [{ selector, className, pseudo: pseudo ?? '', place, color, background, isShown }];
  });
}

/** The parts of a list of selectors. A comma in brackets belongs to its part. */
function parts(list: string): string[] {
  const found: string[] = [];
  let depth = 0;
  let part = '';
  for (const letter of `${list},`) {
    if (letter === '(') depth += 1;
    if (letter === ')') depth -= 1;
    if (letter !== ',' || depth > 0) part += letter;
    else {
      found.push(part.trim());
      part = '';
    }
  }
  return found;
}

const BRACKETS = /:(?:is|not|has)\(([^()]*)\)/u;

/** The selector without brackets: each weighs what the strongest part inside of it does. */
function flat(selector: string): string {
  const inside = BRACKETS.exec(selector);
  if (inside === null) return selector;
  const weight = Math.max(...(inside[1] ?? '').split(',').map(specificity));
  return flat(selector.replace(inside[0], ':x'.repeat(weight)));
}

/** How many classes, attributes and pseudo-classes it has; components name no elements beside them. */
function specificity(selector: string): number {
  return selector.match(/\.[-\w]+|\[[^\][]*\]|:[-\w]+/gu)?.length ?? 0;
}

interface Paint {
  front: Role;
  back: Role;
}

/** Every colour of words, signs and marks that the theme compiler does not prove on the ground that it stands on. */
export function unprovenPairs(root: Element, rules: readonly PaintRule[]): string[] {
  const found = new Set<string>();
  for (const [deed, truths] of Object.entries(DEEDS)) {
    const live = Map.groupBy(
      rules.flatMap((rule) => during(truths, rule)),
      ({ className }) => className,
    );
    const look = (element: Element, around: Paint): void => {
      const own = [...element.classList]
        .flatMap((name) => live.get(name) ?? [])
        .filter(({ selector }) => element.matches(selector))
        .toSorted((one, other) => one.place - other.place);
      const paint = painted(own, '', around);
      for (const { front, back, min } of drawnBy(element, own, paint)) {
        if (!isProven(front, back, min)) found.add(`${front} on ${back}, ${deed}: ${element.className}`);
      }
      for (const child of element.localName === 'svg' ? [] : element.children) look(child, paint);
    };
    look(root, { front: 'text', back: 'bg' });
  }
  return [...found];
}

function drawnBy(element: Element, own: readonly PaintRule[], paint: Paint): (Paint & { min: number })[] {
  const marks = MARKS.filter((part) => {
    const ofPart = own.filter(({ pseudo }) => pseudo === part);
    return ofPart.length > 0 && ofPart.findLast(({ isShown }) => isShown !== undefined)?.isShown !== false;
  });
  return [
    ...(hasWords(element) ? [{ ...paint, min: TEXT_RATIO }] : []),
    ...(element.localName === 'svg' ? [{ ...paint, min: 0 }] : []),
    ...marks.map((part) => ({
      ...painted(own, part, paint),
      min: part === 'placeholder' ? TEXT_RATIO : 0,
    })),
  ];
}

/** The rule as it holds while some pseudo-classes are true; nothing where it needs another one. */
function during(truths: readonly string[], rule: PaintRule): PaintRule[] {
  const selector = rule.selector.replaceAll(/:(hover|active)\b/gu, (all, name: string) =>
    truths.includes(name) ? '' : all,
  );
  return /:(?:hover|active|focus-visible|autofill|-webkit-autofill)\b/u.test(selector)
    ? []
    : [{ ...rule, selector }];
}

function painted(rules: readonly PaintRule[], part: string, around: Paint): Paint {
  const own = rules.filter(({ pseudo }) => pseudo === part);
  const color = own.findLast((rule) => rule.color !== undefined)?.color ?? 'inherit';
  const ground = own.findLast((rule) => rule.background !== undefined)?.background ?? 'none';
  return { front: roleIn(color) ?? around.front, back: roleIn(ground) ?? around.back };
}

/** The colour below all others: a shade over a ground is no ground. */
function roleIn(value: string): Role | undefined {
  return [...value.matchAll(/var\(--vr-([-\w]+)\)/gu)]
    .flatMap(([, name = '']) => roles.get(name) ?? [])
    .at(-1);
}

function isProven(front: Role, back: Role, min: number): boolean {
  return PAIRS.some((pair) => pair.front === front && pair.back === back && pair.min >= min);
}

function hasWords(element: Element): boolean {
  if (element.matches('textarea, select, input:not([type="checkbox"], [type="radio"])')) return true;
  return [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim() !== '');
}
