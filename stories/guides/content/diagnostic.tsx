import { Badge, type BadgeProps } from '#design-system/badge';
import { Inline } from '#design-system/inline';
import { Text } from '#design-system/text';
import type { Diagnostic } from '#schemas/engine';
import { Code, Words } from './code.tsx';
import * as css from './guide.css.ts';

const TONES = { error: 'danger', warning: 'warning', info: 'info' } as const satisfies Record<
  Diagnostic['severity'],
  BadgeProps['tone']
>;

interface Mark extends Pick<Diagnostic, 'range'> {
  words: string;
}

export function DiagnosticList({ diagnostics, text }: { diagnostics: readonly Diagnostic[]; text: string }) {
  return (
    <ul>
      {diagnostics.map((diagnostic) => (
        <DiagnosticItem
          key={`${diagnostic.range.start.offset} ${diagnostic.code}`}
          diagnostic={diagnostic}
          text={text}
        />
      ))}
    </ul>
  );
}

/** A diagnostic as the terminal shows it: place, error, line and remedy. */
function DiagnosticItem({ diagnostic, text }: { diagnostic: Diagnostic; text: string }) {
  const { code, severity, file, range, message, note = '', related } = diagnostic;
  const here = related.filter((place) => place.file === file);
  const marks: readonly Mark[] = [
    { range, words: note },
    ...here.map((place) => ({ range: place.range, words: place.message })),
  ];
  const remedy = remedyOf(diagnostic);
  return (
    <li className={css.diagnostic}>
      <Inline gap="s">
        <Badge tone={TONES[severity]}>{severity}</Badge>
        <Code>{code}</Code>
        <Text as="span" size="caption" tone="muted">
          {file}:{range.start.line}:{range.start.column}
        </Text>
      </Inline>
      <Text measure>
        <Words>{message}</Words>
      </Text>
      <div className={css.frame} translate="no">
        {marks
          .toSorted((one, other) => one.range.start.offset - other.range.start.offset)
          .map((mark) => (
            <MarkedLine key={`${mark.range.start.offset} ${mark.words}`} mark={mark} text={text} />
          ))}
      </div>
      {remedy !== '' && (
        <Text size="small" measure>
          <strong>help:</strong> <Words>{remedy}</Words>
        </Text>
      )}
    </li>
  );
}

function MarkedLine({ mark: { range, words }, text }: { mark: Mark; text: string }) {
  const { start, end } = range;
  const lineStart = start.offset - (start.column - 1);
  const lineEnd = lineStart + (/[\r\n]|$/.exec(text.slice(lineStart))?.index ?? 0);
  // A list or an object is marked by its opening bracket.
  const meantEnd = end.line === start.line ? end.offset : Math.min(start.offset + 1, lineEnd);
  return (
    <>
      <span className={css.lineNumber}>{start.line}</span>
      <span className={css.line}>
        {text.slice(lineStart, start.offset)}
        <mark className={css.meant}>{text.slice(start.offset, meantEnd)}</mark>
        {text.slice(meantEnd, lineEnd)}
      </span>
      {words !== '' && (
        <span className={css.note}>
          <Words>{words}</Words>
        </span>
      )}
    </>
  );
}

function remedyOf({ help = '', fix }: Diagnostic): string {
  if (fix === undefined) return help;
  return help === '' ? `${fix.title} (fix available)` : `${help} (fix available: ${fix.title})`;
}
