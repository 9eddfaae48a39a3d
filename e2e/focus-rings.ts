/**
 * Runs in the page, so it uses nothing from outside itself. Lists each clipped focus ring: of the focused element, or
 * of every focusable element, and of these each that draws none (WCAG 2.4.7).
 */
export function focusRingFaults(isOfAll: boolean): string[] {
  const MOST_CUT_PX = 0.6;
  const FOCUSABLE = ':is(a[href], button, input, select, textarea, summary, [tabindex]):not([tabindex="-1"])';

  /** A list of tabs gives the focus to its tab, and what stands around an open layer to the layer. */
  const FORWARDS_FOCUS = '[role="tablist"], [data-radix-focus-guard]';

  const isRinged = (element: Element, part?: '::after' | '::before'): boolean => {
    const { outlineStyle, outlineWidth } = getComputedStyle(element, part);
    return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
  };

  /** A radio, a day and a file field draw their ring on a neighbour. */
  const ringedBy = (focused: Element): Element[] =>
    [
      focused,
      ...focused.querySelectorAll('[aria-hidden="true"]'),
      ...(focused.parentElement?.children ?? []),
      ...(focused.parentElement === null ? [] : [focused.parentElement]),
    ].filter((element) => isRinged(element));

  const cutSides = (ring: DOMRect, box: Element): string[] => {
    const { overflowX, overflowY, overflowClipMargin, direction } = getComputedStyle(box);
    const margin = overflowX === 'clip' ? Number.parseFloat(overflowClipMargin) || 0 : 0;
    const { left, top } = box.getBoundingClientRect();
    const { scrollLeft, scrollTop, scrollWidth, scrollHeight, clientWidth, clientHeight } = box;
    // Content in a scroll area can be reached: its frame is the scrolled size.
    const isScrolled = (overflow: string): boolean => overflow === 'auto' || overflow === 'scroll';
    const [isWide, isHigh] = [isScrolled(overflowX), isScrolled(overflowY)];
    const width = isWide ? scrollWidth : clientWidth;
    const height = isHigh ? scrollHeight : clientHeight;
    const beforeStart = direction === 'rtl' ? width - clientWidth : 0;
    const x = left + box.clientLeft - beforeStart - (isWide ? scrollLeft : 0);
    const y = top + box.clientTop - (isHigh ? scrollTop : 0);
    const cuts = {
      left: x - margin - ring.left,
      right: ring.right - (x + width + margin),
      top: y - margin - ring.top,
      bottom: ring.bottom - (y + height + margin),
    };
    return Object.entries(cuts)
      .filter(([, cut]) => cut > MOST_CUT_PX)
      .map(([side, cut]) => `at its ${side} by ${cut.toFixed(1)} px in ${box.className || box.localName}`);
  };

  const clips = (box: Element): boolean => {
    const { overflowX, overflowY, display } = getComputedStyle(box);
    return (
      display !== 'inline' && display !== 'contents' && (overflowX !== 'visible' || overflowY !== 'visible')
    );
  };

  const faultsOf = (ringed: Element): string[] => {
    const { outlineOffset, outlineWidth } = getComputedStyle(ringed);
    const out = Number.parseFloat(outlineOffset) + Number.parseFloat(outlineWidth);
    const { left, top, width, height } = ringed.getBoundingClientRect();
    if (width <= 1 || height <= 1) return [];
    const ring = new DOMRect(left - out, top - out, width + 2 * out, height + 2 * out);
    const faults: string[] = [];
    let { position } = getComputedStyle(ringed);
    for (let box = ringed.parentElement; box !== null && position !== 'fixed'; box = box.parentElement) {
      if (box === document.body || box === document.documentElement) break;
      const own = getComputedStyle(box).position;
      // An absolutely positioned element is clipped only by its containing block and what is around that.
      if (position === 'absolute' && own === 'static') continue;
      position = own;
      if (clips(box)) faults.push(...cutSides(ring, box));
    }
    return faults;
  };

  const rings: string[] = [];
  /** Every element that draws a ring at, in or beside this one, also after its words. */
  const ringsAt = (focused: Element): Element[] => [
    ...ringedBy(focused),
    ...[...focused.querySelectorAll('*')].filter((part) => isRinged(part)),
    ...(isRinged(focused, '::after') || isRinged(focused, '::before') ? [focused] : []),
  ];
  const look = (focused: Element): void => {
    for (const ringed of ringedBy(focused)) {
      for (const fault of faultsOf(ringed))
        rings.push(`a ring is cut ${fault}: ${focused.outerHTML.slice(0, 120)}`);
    }
  };
  if (!isOfAll) {
    if (document.activeElement !== null && document.activeElement !== document.body)
      look(document.activeElement);
    return rings;
  }
  for (const element of document.querySelectorAll<HTMLElement>(FOCUSABLE)) {
    // Firefox and Chromium support the option. Elements behind a dialog do not take the focus.
    const options: FocusOptions & { focusVisible: boolean } = { focusVisible: true };
    // An outline that is always there is no ring.
    const before = new Set(document.activeElement === element ? [] : ringsAt(element));
    element.focus(options);
    if (document.activeElement !== element) continue;
    if (!element.matches(FORWARDS_FOCUS) && ringsAt(element).every((ringed) => before.has(ringed)))
      rings.push(`no ring is drawn: ${element.outerHTML.slice(0, 120)}`);
    look(element);
  }
  return [...new Set(rings)];
}
