const answered = new Map<CSSMediaRule, string>();
let asked: readonly string[] = [];

/** Applies the rules in these media queries: a page cannot change the answers of its browser. */
export function answerMedia(queries: readonly string[]): void {
  for (const [rule, text] of answered) rule.media.mediaText = text;
  answered.clear();
  asked = queries;
  // A screen loads its styles when it opens. Load events do not bubble, so listen in the capture phase.
  document.removeEventListener('load', answerSheets, true);
  if (queries.length === 0) return;
  answerSheets();
  document.addEventListener('load', answerSheets, true);
}

function answerSheets(): void {
  for (const sheet of document.styleSheets) answerRules(sheet.cssRules);
}

function answerRules(rules: CSSRuleList): void {
  for (const rule of rules) {
    if (rule instanceof CSSMediaRule && asked.includes(rule.media.mediaText)) {
      answered.set(rule, rule.media.mediaText);
      rule.media.mediaText = 'all';
    }
    if (rule instanceof CSSGroupingRule) answerRules(rule.cssRules);
  }
}
