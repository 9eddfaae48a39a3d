import { Badge } from '#design-system/badge';
import { Button } from '#design-system/button';
import { Grid } from '#design-system/grid';
import { Heading, type HeadingSize } from '#design-system/heading';
import { Inline } from '#design-system/inline';
import { Stack } from '#design-system/stack';
import { Text, type TextProps } from '#design-system/text';
import * as css from './type.css.ts';

const HEADINGS: readonly HeadingSize[] = ['display', 'xl', 'l', 'm', 's', 'xs'];
const TEXTS: readonly NonNullable<TextProps['size']>[] = ['lead', 'body', 'small', 'caption', 'eyebrow'];

export function Scale() {
  return (
    <Stack gap="xxl">
      {HEADINGS.map((size) => (
        <Stack key={size} gap="m">
          <Text size="caption" tone="muted">
            Heading, {size}
          </Text>
          <Heading level={2} size={size}>
            Rooms that face the water
          </Heading>
        </Stack>
      ))}
      {TEXTS.map((size) => (
        <Stack key={size} gap="m">
          <Text size="caption" tone="muted">
            Text, {size}
          </Text>
          <Text size={size} measure>
            The first boat leaves at six, when the lake is still and the hills are only an outline.
          </Text>
        </Stack>
      ))}
    </Stack>
  );
}

const LATIN = { heading: 'Heights', text: 'Hung over the lake', label: 'HEH Find' };
const FAMILIES = [
  { name: 'Lora', drawn: css.family.lora, ...LATIN },
  { name: 'Figtree', drawn: css.family.figtree, ...LATIN },
  { name: 'A font with wrong heights', drawn: css.family.awkward, ...LATIN },
  {
    name: 'Arabic',
    drawn: css.family.arabic,
    heading: 'غرفة',
    text: 'غرفة مطلة على البحيرة',
    label: 'ابحث',
  },
] as const;

/**
 * Four typefaces in the same components. Capitals and baselines touch the lines, whose distance is the gap, and one
 * line runs through the middle of each label.
 */
export function AnyFont() {
  return (
    <Grid columns={4} gap="xl">
      {FAMILIES.map((family) => (
        <Family key={family.name} {...family} />
      ))}
    </Grid>
  );
}

function Family({ name, drawn, heading, text, label }: (typeof FAMILIES)[number]) {
  const script = name === 'Arabic' ? ({ lang: 'ar', dir: 'rtl' } as const) : {};
  return (
    <section className={drawn} aria-label={name} {...script}>
      <Stack gap="none">
        <div className={css.spacer}>l</div>
        <Heading level={2} size="xl">
          {heading}
        </Heading>
        <div className={css.spacer}>l</div>
        <Text>{text}</Text>
        <div className={css.spacer}>l</div>
        <Text size="eyebrow">{text}</Text>
        <div className={css.spacer}>l</div>
      </Stack>
      <Stack gap="l" align="start">
        {(['s', 'm', 'l'] as const).map((size) => (
          <span key={size} className={css.middle}>
            <Button size={size}>{label}</Button>
          </span>
        ))}
        <span className={css.middle}>
          <Button tone="secondary" startIcon="search">
            {label}
          </Button>
        </span>
        <Inline>
          <span className={css.middle}>
            <Badge>{label}</Badge>
          </span>
          <span className={css.middle}>
            <Badge tone="success" icon="check">
              {label}
            </Badge>
          </span>
        </Inline>
      </Stack>
    </section>
  );
}
