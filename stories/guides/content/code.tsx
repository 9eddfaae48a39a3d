import * as css from './guide.css.ts';

/** A name or a value from a file. A long path may break after its dots. */
export function Code({ children }: { children: string }) {
  const parts = children.split(/(?<=\.)/);
  return (
    <code className={css.code} translate="no">
      {parts.map((part, at) => (
        <span key={`${at} ${part}`}>
          {part}
          {at < parts.length - 1 && <wbr />}
        </span>
      ))}
    </code>
  );
}

/** Text of a schema or of the checker; text between `backticks` is code. */
export function Words({ children }: { children: string }) {
  const parts = children.split('`');
  return parts.map((part, at) => {
    const key = `${at} ${part}`;
    return at % 2 === 1 ? <Code key={key}>{part}</Code> : <span key={key}>{part}</span>;
  });
}

const SCROLLED = { role: 'region', tabIndex: 0 };

export function FileText({ label, children }: { label: string; children: string }) {
  return (
    <pre {...SCROLLED} aria-label={label} className={css.block} translate="no">
      <code>{children.trimEnd()}</code>
    </pre>
  );
}
