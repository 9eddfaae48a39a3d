import {
  Canvas,
  Controls,
  Description,
  Markdown,
  Primary,
  Stories,
  Subtitle,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks';
import { api } from '#design-system/api';
import type { ComponentApi } from '../design-system/component-api.ts';
import { docsOf, type Guided, guidedNamed, sentencesOf } from '../stories/guides/components/guides.ts';

/** The page of a component: what it is for, how it is used, its code, all of its parts, and how it is heard. */
export function DocsPage() {
  const meta = useOf('meta', ['meta']);
  const { preparedMeta, csfFile } = meta;
  const name = /components\/([\w-]+)\.stories/.exec(String(preparedMeta.parameters['fileName']))?.[1] ?? '';
  const guided = guidedNamed(name);
  if (guided === undefined)
    return (
      <>
        <Title />
        <Subtitle />
        <Description />
        <Primary />
        <Controls />
        <Stories />
      </>
    );
  const { Do, Dont } = csfFile.moduleExports as { Do?: object; Dont?: object };
  return (
    <>
      <Title>{guided.title}</Title>
      <Markdown>{purposeOf(guided)}</Markdown>
      <Primary />
      <Markdown>{choiceOf(guided)}</Markdown>
      {Do !== undefined && (
        <>
          <Markdown>{`### Do\n\n${guided.guide.do}`}</Markdown>
          <Canvas of={Do} />
        </>
      )}
      {Dont !== undefined && (
        <>
          <Markdown>{`### Don’t\n\n${guided.guide.dont}`}</Markdown>
          <Canvas of={Dont} sourceState="none" />
        </>
      )}
      <Markdown>{`${wordsOf(guided)}\n\n## Props`}</Markdown>
      <Controls />
      <Markdown>{partsOf(guided)}</Markdown>
      <Stories title="Examples" includePrimary={false} />
    </>
  );
}

function purposeOf({ name, guide }: Guided): string {
  const [first] = Object.values(api[name]?.components ?? {});
  return [
    sentencesOf(first?.summary ?? ''),
    guide.alsoCalled.length > 0 ? `Also called: ${guide.alsoCalled.join(', ')}.` : '',
  ].join('\n\n');
}

function choiceOf({ guide }: Guided): string {
  const { when = [], whenNot = [], related = [] } = guide;
  return [
    ...(when.length === 0 ? [] : ['## When to use it', listOf(when)]),
    ...(whenNot.length === 0
      ? []
      : [
          '## When not',
          listOf(
            whenNot.map(({ case: said, use }) => (use === undefined ? said : `${said} Use ${linkTo(use)}.`)),
          ),
        ]),
    ...(related.length === 0 ? [] : [`See also: ${related.map(linkTo).join(', ')}.`]),
  ].join('\n\n');
}

function wordsOf({ guide }: Guided): string {
  const keys = Object.entries(guide.keys ?? {});
  return [
    ...(guide.words === undefined ? [] : ['## Words', listOf(guide.words)]),
    ...(keys.length === 0 ? [] : ['## Keys', tableOf(['Key', 'What it does'], keys)]),
    '## Heard by a screen reader',
    guide.heard,
    guide.tree.length === 0
      ? ''
      : `Roles and names, compared with the accessibility tree by a test: ${guide.tree.map((line) => `\`${line}\``).join(', ')}.`,
    guide.yours === undefined ? '' : `**Yours to do.** ${guide.yours}`,
  ].join('\n\n');
}

/** The tables of all parts of a door but the first, whose props are the controls, and what each passes on. */
function partsOf({ name }: Guided): string {
  const door = api[name];
  const [first, ...others] = Object.entries(door?.components ?? {});
  const functions = Object.entries(door?.functions ?? {}).map(([called, type]) => `${called}: ${type}`);
  const more = [...functions, ...Object.values(door?.types ?? {})];
  return [
    first === undefined ? '' : passedOn(...first),
    ...others.flatMap(([part, shape]) => [
      `### ${part}`,
      sentencesOf(shape.summary),
      propTable(shape),
      passedOn(part, shape),
    ]),
    ...(more.length === 0 ? [] : ['### Functions and types', ...more.map(fenced)]),
  ].join('\n\n');
}

function propTable({ props }: ComponentApi): string {
  const rows = Object.entries(props).map(
    ([prop, { type, values, required, default: byDefault, description }]) => [
      `\`${prop}\`${required === true ? ' (required)' : ''}`,
      description ?? '',
      `\`${type ?? values?.map((value) => JSON.stringify(value)).join(' | ') ?? ''}\``,
      byDefault === undefined ? '' : `\`${byDefault}\``,
    ],
  );
  return rows.length === 0
    ? 'It has no props of its own.'
    : tableOf(['Name', 'What it is', 'Type', 'Default'], rows);
}

/** The inherited props that a page needs most, by the element that gets them. */
const INHERITED: Readonly<Record<string, string>> = {
  input: 'name, value, defaultValue, onChange, onBlur, disabled, required, autoComplete, ref',
  textarea: 'name, value, defaultValue, onChange, onBlur, rows, maxLength, disabled, required, ref',
  select: 'name, value, defaultValue, onChange, onBlur, disabled, required, ref',
  button: 'type, form, onClick, disabled, ref',
  a: 'href, target, rel, onClick, ref',
  img: 'loading, onLoad, ref',
};

function passedOn(part: string, { element }: ComponentApi): string {
  if (element === undefined) return '';
  const most = INHERITED[element] ?? 'id, role, aria-*, data-*, onClick, ref';
  return `\`${part}\` takes every attribute of \`<${element}>\` besides, such as ${most
    .split(', ')
    .map((prop) => `\`${prop}\``)
    .join(', ')}.`;
}

function linkTo(name: string): string {
  const guided = guidedNamed(name);
  return guided === undefined ? name : `[${guided.title}](${docsOf(guided)})`;
}

function listOf(items: readonly string[]): string {
  return items.map((item) => `- ${item}`).join('\n');
}

function tableOf(heads: readonly string[], rows: readonly (readonly string[])[]): string {
  return [rowOf(heads), rowOf(heads.map(() => '---')), ...rows.map(rowOf)].join('\n');
}

function rowOf(cells: readonly string[]): string {
  return `| ${cells.map((cell) => cell.replaceAll('|', String.raw`\|`).replaceAll('\n', ' ')).join(' | ')} |`;
}

function fenced(code: string): string {
  return ['```ts', code, '```'].join('\n');
}
