import {
  Canvas,
  Controls,
  Description,
  DocsContext,
  Markdown,
  Primary,
  Source,
  Subheading,
  Subtitle,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks';
import { useContext } from 'react';
import { api } from '#design-system/api';
import type { ComponentApi, PropApi } from '../design-system/component-api.ts';
import { framed } from './docs.css.ts';
import { storyLabel } from './look.ts';
import {
  docsOf,
  type Guided,
  guidedNamed,
  partsOf,
  sentencesOf,
} from '../stories/guides/components/guides.ts';

/** The page of a component: what it is for, how it is used, its code, all of its parts, and how it is heard. */
export function DocsPage() {
  const meta = useOf('meta', ['meta']);
  const { preparedMeta, csfFile } = meta;
  const guided = guidedNamed(nameOf(preparedMeta));
  if (guided === undefined)
    return (
      <>
        <Title />
        <Subtitle />
        <Description />
        <Examples />
      </>
    );
  const { Do, Dont } = csfFile.moduleExports as { Do?: object; Dont?: object };
  return (
    <>
      <Title>{guided.title}</Title>
      <Markdown>{purposeOf(guided)}</Markdown>
      <Primary />
      <Markdown>{PASTE}</Markdown>
      <Markdown>{choiceOf(guided)}</Markdown>
      {Do !== undefined && (
        <>
          <Markdown>{`### Do\n\n${guided.guide.do}`}</Markdown>
          <Drawn of={Do} hasCode />
        </>
      )}
      {Dont !== undefined && (
        <>
          <Markdown>{`### Don’t\n\n${guided.guide.dont}`}</Markdown>
          <Drawn of={Dont} />
        </>
      )}
      <Markdown>{`${wordsOf(guided)}\n\n## Props`}</Markdown>
      <Controls />
      <Markdown>{tablesOf(guided)}</Markdown>
      <Markdown>## Examples</Markdown>
      <Examples />
    </>
  );
}

/** Every story but the first, which stands on top of a component's page, and the boards with a thousand rows. */
function Examples() {
  const { componentStories } = useContext(DocsContext);
  const { preparedMeta } = useOf('meta', ['meta']);
  const isComponent = guidedNamed(nameOf(preparedMeta)) !== undefined;
  const stories = componentStories().filter(
    ({ name, tags }, place) =>
      tags.includes('autodocs') && !NOT_ON_PAGES.includes(name) && (place > 0 || !isComponent),
  );
  return stories.map(({ id, name, moduleExport }) => (
    <section key={id}>
      <Subheading>{storyLabel(name)}</Subheading>
      <Description of={moduleExport} />
      <Canvas of={moduleExport} sourceState={isComponent ? 'hidden' : 'none'} />
    </section>
  ));
}

/** A story that opens over its page is drawn in a frame, which wears the toolbars of this page. */
function Drawn({ of, hasCode = false }: { of: object; hasCode?: boolean }) {
  const { story } = useOf(of, ['story']);
  const { userGlobals = {} } = useContext(DocsContext).getStoryContext(story);
  const { docs = {} } = story.parameters as { docs?: { story?: { inline?: boolean; height?: string } } };
  if (docs.story?.inline !== false) return <Canvas of={of} sourceState={hasCode ? 'hidden' : 'none'} />;
  const globals = Object.entries(userGlobals).map(([name, value]) => `${name}:${String(value)}`);
  return (
    <>
      {/* oxlint-disable-next-line react/iframe-missing-sandbox -- a story of this Storybook */}
      <iframe
        title={story.name}
        className={framed}
        style={{ blockSize: docs.story.height }}
        src={`./iframe.html?id=${story.id}&viewMode=story&globals=${globals.join(';')}`}
      />
      {hasCode && <Source of={of} />}
    </>
  );
}

const PASTE =
  '“Show code” has its imports and compiles as it is. `npm run new app try-it` makes a page to paste it into.';
const NOT_ON_PAGES = ['Stress', 'Surfaces'];

function nameOf({ parameters }: { parameters: Readonly<Record<string, unknown>> }): string {
  return /components\/([\w-]+)\.stories/.exec(String(parameters['fileName']))?.[1] ?? '';
}

function purposeOf({ name, guide }: Guided): string {
  const [, main] = partsOf(name).main ?? [];
  return [
    sentencesOf(main?.summary ?? ''),
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

/** The tables of all parts but the main one, whose props are the controls, and what each passes on. */
function tablesOf({ name }: Guided): string {
  const door = api[name];
  const { main, others } = partsOf(name);
  const functions = Object.entries(door?.functions ?? {}).map(([called, type]) => `${called}: ${type}`);
  const more = [...functions, ...Object.values(door?.types ?? {})];
  return [
    main === undefined ? '' : passedOn(...main),
    ...others.flatMap(([part, shape]) => [
      `### ${part}`,
      sentencesOf(shape.summary),
      propTable(shape),
      passedOn(part, shape),
    ]),
    ...(more.length === 0 ? [] : ['### Functions and types', ...more.map(fenced)]),
  ].join('\n\n');
}

function propTable({ props, inherited = {} }: ComponentApi): string {
  const more = Object.entries(inherited).filter(([name]) => !Object.hasOwn(props, name));
  const all: Record<string, PropApi> = {
    ...props,
    ...Object.fromEntries(more.map(([name, type]) => [name, { type }])),
  };
  const rows = Object.entries(all).map(
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

/** Where its other attributes go. */
function passedOn(part: string, { element }: ComponentApi): string {
  return element === undefined ? '' : `\`${part}\` passes every other attribute on to its \`<${element}>\`.`;
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
