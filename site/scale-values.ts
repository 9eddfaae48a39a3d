/** The stylesheets of a build: of the frame around every page, and of each part that is loaded later. */
interface Sheets {
  frame: string;
  parts: readonly string[];
}

const DECLARATION = /(?<![\w-])(--vr-[\w-]+):([^;{}]*);?/gu;
/** A value that is worked out, such as a fluid size, is written once and named elsewhere. */
const WORKED_OUT = '(';

/**
 * Writes the values of the scale where they are used. A size that is the same on every page and in every theme needs no name in the
 * browser; its source has one. What scripts read, and what is anywhere declared a second time, keeps its name.
 */
export function withScaleValues(
  { frame, parts }: Sheets,
  scripts: string,
): { frame: string; parts: string[] } {
  const values = new Map<string, string>();
  const again = new Set<string>();
  for (const [, name = '', value = ''] of [frame, ...parts].join('\n').matchAll(DECLARATION)) {
    if (values.has(name)) again.add(name);
    values.set(name, value);
  }
  const written = new Map(
    [...values].filter(([name, value]) => !again.has(name) && !value.includes(WORKED_OUT)),
  );
  const write = (rules: string) =>
    rules.replaceAll(/var\((--vr-[\w-]+)\)/gu, (use, name: string) => written.get(name) ?? use);
  const others = [frame, ...parts].map(write).join('\n') + scripts;
  const isNamed = (name: string) => others.includes(`var(${name})`) || others.includes(`var(${name},`);
  return {
    frame: write(frame).replaceAll(DECLARATION, (whole, name: string) =>
      written.has(name) && !isNamed(name) ? '' : whole,
    ),
    parts: parts.map(write),
  };
}
