import { Box } from '#design-system/box';
import { Button } from '#design-system/button';
import { Container } from '#design-system/container';
import { FileField } from '#design-system/file-field';
import { Grid } from '#design-system/grid';
import { Heading } from '#design-system/heading';
import { Inline } from '#design-system/inline';
import { Link } from '#design-system/link';
import { Select } from '#design-system/select';
import { Stack } from '#design-system/stack';
import { Surface } from '#design-system/surface';
import { Text } from '#design-system/text';
import { TextField } from '#design-system/text-field';
import { demoThemes, STEP_NAMES, STEPS } from '#design-system/theme';
import { useLayoutEffect } from 'react';
import { THEME_ITEMS, wear, YOURS } from '../../../.storybook/themes.ts';
import { REFERENCE } from '../../../schemas/generated/reference.ts';
import { Bottom, TopBar } from '../../kit/kit-frame.tsx';
import { KitBody } from '../../kit/kit-page.tsx';
import { ColourField } from './colour-field.tsx';
import { ContrastReport } from './contrast-report.tsx';
import { Words } from '../content/code.tsx';
import { readThemeFile, someOf } from './read-theme-file.ts';
import { type ThemeDraft, themeFileAddress, tokensFileAddress, useThemeDraft } from './theme-draft.ts';
import * as css from './theming.css.ts';

const FIELDS = REFERENCE.find(({ kind }) => kind === 'theme')?.fields ?? [];
const COLOURS = FIELDS.filter(({ example }) => String(example).startsWith('#'));
const FONTS = FIELDS.filter(({ path }) => path === 'fontFamily' || path === 'headingFontFamily');
const WORN = [
  ['Home', 'screens-home--ready'],
  ['Book', 'screens-book--ready'],
  ['Checkout', 'screens-checkout--ready'],
  ['Beside all other themes', 'foundations-all-themes--side-by-side'],
] as const;
const SHOWN_FONTS =
  'Figtree, Jost, Lora and Cormorant Garamond are shown here; any other font is shown where this machine has it.';

/** A theme editor: every colour, the fonts and the steps, the contrast report, every component, and the file to download. */
export function ThemeEditor() {
  const [state, act] = useThemeDraft();
  const { draft, compiled, vars } = state;
  // After the toolbar's theme at every render: the edited theme wins.
  useLayoutEffect(() => wear(vars));
  const faults = compiled.report.level === 'rejected' ? compiled.report.faults : [];
  const errorOf = (path: string) => {
    const error = faults.find(({ field }) => field === path)?.message;
    return error === undefined ? {} : { error };
  };
  const write = (field: string) => (value: string) => act({ does: 'write', field, value });
  return (
    <main>
      <Surface tone="sunken" as="header" paddingBlock="section">
        <Container>
          <Stack gap="xl">
            <Text size="eyebrow" tone="accent">
              Theming
            </Text>
            <Heading level={1} size="xl">
              A theme of your own
            </Heading>
            <Text size="lead" tone="muted" measure>
              Change a colour, a font or a step and everything on this page wears it at once. Colours that
              fill something are kept as you write them; words and lines on them are moved until they can be
              read, and the report tells every one of them.
            </Text>
          </Stack>
        </Container>
      </Surface>
      <Box paddingBlock="xxl">
        <Container>
          <Stack gap="xxl">
            <Stack gap="xl" as="section" aria-labelledby="begin">
              <PartHeading id="begin">Begin with</PartHeading>
              <Begin {...state} onBegin={act} />
            </Stack>
            <Stack gap="xl" as="section" aria-labelledby="colours">
              <PartHeading id="colours">Colours</PartHeading>
              <Grid minColumn="m" gap="xl">
                {COLOURS.map(({ path, title, description }) => (
                  <ColourField
                    key={path}
                    label={title}
                    hint={description}
                    value={wordsIn(draft, path)}
                    onChange={write(path)}
                    {...errorOf(path)}
                  />
                ))}
              </Grid>
            </Stack>
            <Stack gap="xl" as="section" aria-labelledby="shape">
              <PartHeading id="shape">Fonts and shape</PartHeading>
              <Grid minColumn="m" gap="xl">
                {FONTS.map(({ path, title }) => (
                  <TextField
                    key={path}
                    label={title}
                    hint={SHOWN_FONTS}
                    value={wordsIn(draft, path)}
                    onChange={({ target }) => write(path)(target.value)}
                    {...errorOf(path)}
                  />
                ))}
                {STEP_NAMES.map((name) => (
                  <StepField
                    key={name}
                    name={name}
                    value={wordsIn(draft, name)}
                    onChange={write(name)}
                    {...errorOf(name)}
                  />
                ))}
              </Grid>
            </Stack>
            <Stack gap="xl" as="section" aria-labelledby="report">
              <PartHeading id="report">Contrast</PartHeading>
              <div role="status">
                <ContrastReport compiled={compiled} />
              </div>
            </Stack>
            <TakeAway draft={draft} />
            <Worn />
          </Stack>
        </Container>
      </Box>
      <div className={css.stage} aria-label="Every component in this theme" role="region">
        <TopBar />
        <KitBody />
        <Bottom />
      </div>
    </main>
  );
}

interface StepFieldProps {
  name: (typeof STEP_NAMES)[number];
  value: string;
  error?: string;
  onChange: (value: string) => void;
}

/** One of the named steps; a theme without it has the first. */
function StepField({ name, value, error, onChange }: StepFieldProps) {
  const { title = name, description = '' } = FIELDS.find(({ path }) => path === name) ?? {};
  return (
    <Select
      label={title}
      hint={description}
      value={value === '' ? STEPS[name][0] : value}
      onChange={({ target }) => onChange(target.value)}
      {...(error === undefined ? {} : { error })}
    >
      {STEPS[name].map((step) => (
        <option key={step} value={step}>
          {step}
        </option>
      ))}
    </Select>
  );
}

function PartHeading({ id, children }: { id: string; children: string }) {
  return (
    <Heading level={2} size="m" id={id}>
      {children}
    </Heading>
  );
}

interface BeginProps extends Pick<
  ReturnType<typeof useThemeDraft>[0],
  'draft' | 'before' | 'fileFaults' | 'unread'
> {
  onBegin: ReturnType<typeof useThemeDraft>[1];
}

function Begin({ draft, before, fileFaults, unread, onBegin }: BeginProps) {
  const worn = Object.entries(demoThemes).find(([, theme]) => theme === draft)?.[0];
  return (
    <Stack gap="l">
      <Grid columns={2} gap="xl">
        <Select
          label="A theme of the demo"
          value={worn ?? ''}
          onChange={({ target }) => {
            const chosen = Object.entries(demoThemes).find(([name]) => name === target.value)?.[1];
            if (chosen !== undefined) onBegin({ does: 'begin', draft: chosen });
          }}
        >
          {worn === undefined && <option value="">Your own</option>}
          {THEME_ITEMS.filter(({ value }) => value in demoThemes).map(({ value, title }) => (
            <option key={value} value={value}>
              {title}
            </option>
          ))}
        </Select>
        <FileField
          label="Your theme file"
          hint="theme.json from a content folder, or design tokens (2025.10). It stays on this machine."
          chooseLabel="Choose a file"
          changeLabel="Choose another"
          removeLabel="Remove"
          accept=".json,.tokens,application/json"
          sizeText={(bytes) => `${bytes} bytes`}
          onFileChange={(file) => {
            if (file === null) onBegin({ does: 'refuse', reasons: [] });
            else void readThemeFile(file).then(onBegin);
          }}
          {...(fileFaults.length === 0 ? {} : { error: <Faults reasons={fileFaults} /> })}
        />
      </Grid>
      <div role="status">
        {unread.length > 0 && (
          <Text size="small" tone="muted" measure>
            <Words>{`Left out of the theme, which has no such colour or font: ${someOf(unread)}.`}</Words>
          </Text>
        )}
      </div>
      {before !== undefined && (
        <Inline gap="m">
          <Text size="small">The draft before is kept until you leave this page.</Text>
          <Button size="s" tone="secondary" onClick={() => onBegin({ does: 'go back' })}>
            Go back to it
          </Button>
        </Inline>
      )}
    </Stack>
  );
}

function Faults({ reasons }: { reasons: readonly string[] }) {
  return reasons.map((reason) => (
    <Text key={reason} as="span" size="caption">
      <Words>{reason}</Words>{' '}
    </Text>
  ));
}

function wordsIn(draft: ThemeDraft, field: string): string {
  const value: unknown = Object.entries(draft).find(([name]) => name === field)?.[1];
  return typeof value === 'string' ? value : '';
}

/** The theme as files: for the hotel’s content, and for drawing programs. */
function TakeAway({ draft }: { draft: ThemeDraft }) {
  return (
    <Inline gap="m">
      <Button asChild startIcon="file">
        <a href={themeFileAddress(draft)} download="theme.json">
          Take it away as theme.json
        </a>
      </Button>
      <Button asChild tone="secondary" startIcon="file">
        <a href={tokensFileAddress(draft)} download="theme.tokens.json">
          As design tokens (2025.10)
        </a>
      </Button>
    </Inline>
  );
}

/** Screens that wear the draft. */
function Worn() {
  return (
    <Stack gap="m" as="section" aria-labelledby="worn">
      <PartHeading id="worn">See it in the pages</PartHeading>
      <Text tone="muted" measure>
        Your draft is “Yours” in the theme toolbar of every story and screen. It stays in this browser.
      </Text>
      <Inline gap="l">
        {WORN.map(([title, story]) => (
          <Link
            key={story}
            href={`./?path=/story/${story}&globals=theme:${YOURS.value}`}
            target="_top"
            tone="standalone"
          >
            {title}
          </Link>
        ))}
      </Inline>
    </Stack>
  );
}
