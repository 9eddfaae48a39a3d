// Runs in the previewed page under the site's content security policy: no HTML from strings, no style elements.
const SEVERITIES = { error: '#b3261e', warning: '#8a5a00', info: '#2f5d8a' };
const STYLES = `
:host { all: initial; position: fixed; inset-block-end: 1rem; inset-inline-end: 1rem; z-index: 2147483647;
  max-inline-size: min(34rem, calc(100vw - 2rem)); font: 15px/1.5 system-ui, sans-serif; color: #1d1b19; }
details { background: #fffdf9; border: 1px solid #1d1b19; border-radius: 6px; box-shadow: 0 12px 40px rgb(0 0 0 / 0.28); }
summary { padding: 0.6rem 1rem; cursor: pointer; font-weight: 600; }
summary:focus-visible { outline: 2px solid #1d1b19; outline-offset: 2px; }
ol { margin: 0; padding: 0 1rem 0.6rem; list-style: none; max-block-size: 60vh; overflow: auto; }
li { padding: 0.6rem 0; border-block-start: 1px solid #d8d0c4; overflow-wrap: anywhere; }
h2 { margin: 0; padding: 0.6rem 1rem 0; font: inherit; font-weight: 600; font-size: 13px; color: #5d554b; }
code { font: 13px/1.5 ui-monospace, monospace; color: #5d554b; }
p { margin: 0.2rem 0 0; }
.note { padding: 0 1rem; color: #5d554b; }
.help { color: #1e5a33; }
`;

const host = document.createElement('verandah-preview');
const root = host.attachShadow({ mode: 'open' });
const sheet = new CSSStyleSheet();
sheet.replaceSync(STYLES);
root.adoptedStyleSheets = [sheet];
document.documentElement.append(host);

let shownRelease;
let wasOpen = true;
const events = new EventSource('/_preview/events');
events.addEventListener('look', (event) => {
  const { releaseId, problems } = JSON.parse(event.data);
  if (shownRelease !== undefined && releaseId !== shownRelease) {
    location.reload();
    return;
  }
  shownRelease = releaseId;
  show(problems);
});

function show(problems) {
  const previous = root.querySelector('details');
  if (previous !== null) wasOpen = previous.open;
  root.replaceChildren();
  if (problems.length === 0) return;
  const here = problems.filter(
    ({ addresses }) => addresses.length === 0 || addresses.includes(location.pathname),
  );
  const elsewhere = problems.filter((problem) => !here.includes(problem));
  const isStale = problems.some(({ severity }) => severity === 'error');
  const box = element('details', '');
  box.open = wasOpen && isStale;
  const count = problems.length === 1 ? '1 problem' : `${problems.length} problems`;
  box.append(
    element('summary', `${count} in the content`),
    ...(isStale ? [note('The pages stay as they were until the errors are corrected.')] : []),
    ...list('On this page', here),
    ...list('Elsewhere', elsewhere),
  );
  root.append(box);
}

function note(words) {
  const line = element('p', words);
  line.className = 'note';
  return line;
}

function list(title, problems) {
  if (problems.length === 0) return [];
  const items = element('ol', '');
  items.append(...problems.map(item));
  return [element('h2', title), items];
}

function item({ place, severity, code, message, help }) {
  const line = element('li', '');
  const head = element('code', `${place} `);
  const level = element('b', severity);
  level.style.color = SEVERITIES[severity];
  const name = element('code', ` ${code}`);
  line.append(head, level, name, element('p', message));
  if (help !== '') {
    const words = element('p', `To do: ${help}`);
    words.className = 'help';
    line.append(words);
  }
  return line;
}

function element(name, words) {
  const made = document.createElement(name);
  made.textContent = words;
  return made;
}
