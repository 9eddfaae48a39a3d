import {
  before,
  CannotMake,
  changedFile,
  type Draft,
  importing,
  inTurn,
  newFile,
  type Read,
} from './change.ts';
import type { Names } from './names.ts';

const KIT = 'stories/kit/kit-words.tsx';
const NOTES = 'stories/guides/components/notes.ts';
/** Of the groups in Storybook, the one with the most different things in it. */
const GROUP = 'Page';

/** A component with its door, its style, its test and its stories, drawn on the kit page. */
export function component({ kebab, pascal, camel, words }: Names, read: Read): Draft {
  const folder = `design-system/components/${kebab}`;
  if (read('package.json')?.includes(`"#design-system/${kebab}"`) === true)
    throw new CannotMake(`#design-system/${kebab} is another door (package.json). Choose another name.`);
  return {
    types: [{ name: pascal, file: 'design-system/generated/api.ts' }],
    changes: [
      newFile(`${folder}/index.ts`, `export { ${pascal}, type ${pascal}Props } from './${kebab}.tsx';`),
      newFile(`${folder}/${kebab}.css.ts`, style(camel)),
      newFile(`${folder}/${kebab}.tsx`, element(kebab, pascal, camel)),
      newFile(`${folder}/${kebab}.test.tsx`, test(pascal)),
      newFile(`stories/components/${kebab}.stories.tsx`, stories({ kebab, pascal, words })),
      changedFile(
        read,
        KIT,
        inTurn(
          importing(`import { ${pascal} } from '#design-system/${kebab}';`),
          before('<Spinner label="Loading rooms" />', `<${pascal}>${pascal}</${pascal}>\n        `),
        ),
      ),
      changedFile(read, NOTES, before("  'visually-hidden': {", `  '${kebab}': { heard: 'Its words.' },\n`)),
    ],
    next: [
      `Draw it in ${folder}/, say in its comment what it is for, and in its stories every state it has.`,
      `Say in ${NOTES} how it is heard and what its keys do.`,
      `Is ${GROUP} the group that it belongs to? Those that there are stand in .storybook/preview.tsx.`,
      `npm run storybook, and look at ${GROUP}/${words} in every theme.`,
    ],
  };
}

function style(camel: string): string {
  return `
import { componentStyle } from '../../css/component-style.ts';
import { vars } from '../../theme/contract.css.ts';

export const ${camel} = componentStyle({ paddingBlock: vars.space.xs });
export const tone = {
  plain: componentStyle({ color: vars.color.text }, 'plain'),
  muted: componentStyle({ color: vars.color.muted }, 'muted'),
} as const;
`;
}

function element(kebab: string, pascal: string, camel: string): string {
  return `
import { classes, type ElementProps } from '../../element-props.ts';
import { variant } from '../../variant.ts';
import * as css from './${kebab}.css.ts';

export interface ${pascal}Props extends ElementProps<'div'> {
  /** How loud it is. */
  tone?: keyof typeof css.tone;
}

/**
 * Says what it is for.
 *
 * - \`data-tone\`: plain | muted.
 */
export function ${pascal}({ tone = 'plain', ...rest }: ${pascal}Props) {
  const names = classes(css.${camel}, variant('${pascal}', 'tone', tone, css.tone));
  return <div {...rest} data-tone={tone} className={names} />;
}
`;
}

function test(pascal: string): string {
  return `
import { render, screen } from '@testing-library/react';
import { createRef } from 'react';
import { expect, it } from 'vitest';
import { ${pascal} } from './index.ts';

it('shows what it is given, as loud as it is told', () => {
  render(<${pascal} tone="muted">Words</${pascal}>);
  expect(screen.getByText('Words')).toHaveAttribute('data-tone', 'muted');
});

it('passes on a ref and what it does not know', () => {
  const ref = createRef<HTMLDivElement>();
  render(<${pascal} ref={ref} id="given" />);
  expect(ref.current).toHaveAttribute('id', 'given');
});
`;
}

function stories({ kebab, pascal, words }: Pick<Names, 'kebab' | 'pascal' | 'words'>): string {
  return `
import preview from '../../.storybook/preview.tsx';
import { ${pascal} } from '#design-system/${kebab}';
import { Matrix as MatrixOf } from '../matrix.tsx';
import { OnEverySurface } from '../on-every-surface.tsx';
import { ARABIC, LONG_WORD } from '../samples.tsx';
import { Stress as StressCases } from '../stress.tsx';

const args = { children: 'Words' };
const meta = preview.meta({ title: '${GROUP}/${words}', component: ${pascal}, args });

export const Default = meta.story();
export const Matrix = meta.story({
  render: () => <MatrixOf of="${pascal}" component={${pascal}} args={args} />,
});
export const Stress = meta.story({
  globals: { textSize: 'double' },
  render: () => (
    <StressCases
      long={<${pascal}>{LONG_WORD}</${pascal}>}
      rightToLeft={<${pascal} lang="ar">{ARABIC}</${pascal}>}
      empty={<${pascal} />}
    />
  ),
});
export const Surfaces = meta.story({
  render: () => (
    <OnEverySurface>
      <${pascal}>Words</${pascal}>
    </OnEverySurface>
  ),
});
`;
}
