import { Grid } from '#design-system/grid';
import { Heading } from '#design-system/heading';
import { Inline } from '#design-system/inline';
import { Stack } from '#design-system/stack';
import { Surface } from '#design-system/surface';
import { Text } from '#design-system/text';
import { adjustmentWords, compileTheme, groupAdjustments } from '#design-system/theme';
import { themes, type ThemeName } from '../../.storybook/themes.ts';
import * as css from './foundations.css.ts';

const GROUNDS = ['page', 'raised', 'sunken', 'brand', 'secondary', 'accent'] as const;

/** Every colour of each surface, as the chosen theme compiles them. */
export function Colours() {
  return (
    <Grid columns={2} gap="l">
      {GROUNDS.map((tone) => (
        <Surface key={tone} tone={tone} padding="l" radius="m" outline>
          <Stack gap="m">
            <Heading level={2} size="s">
              {tone}
            </Heading>
            <ul className={css.swatches}>
              {Object.entries(css.fill).map(([role, name]) => (
                <li key={role} className={css.swatch}>
                  <span className={name} />
                  <span>{role}</span>
                </li>
              ))}
            </ul>
          </Stack>
        </Surface>
      ))}
    </Grid>
  );
}

/** The compiler's report on a theme: its adjustments, and the pairs with the least contrast to spare. */
export function ThemeReport({ name }: { name: ThemeName }) {
  const { report } = compileTheme(themes[name]);
  if (report.level === 'rejected')
    return <Text>{report.faults.map(({ message }) => message).join(' ')}</Text>;
  const tightest = report.pairs
    .toSorted((one, other) => one.ratio - one.min - (other.ratio - other.min))
    .slice(0, 20);
  return (
    <Stack gap="l">
      <Text>
        {name} is {report.level}. {report.pairs.length} pairs were measured.
      </Text>
      {groupAdjustments(report.adjustments).map((group) => (
        <Text key={group.field + group.part} size="small">
          {adjustmentWords(group)}.
        </Text>
      ))}
      <table className={css.figures}>
        <caption className={css.cell}>The twenty pairs with the least to spare</caption>
        <thead>
          <tr>
            {['Front', 'Back', 'Asked', 'Measured'].map((word) => (
              <th key={word} scope="col" className={css.cell}>
                {word}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {tightest.map(({ front, back, min, ratio }) => (
            <tr key={front + back}>
              <td className={css.cell}>{front}</td>
              <td className={css.cell}>{back}</td>
              <td className={css.cell}>{min}</td>
              <td className={css.cell}>{ratio.toFixed(3)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Stack>
  );
}

export function Spaces() {
  return (
    <Stack gap="s">
      {Object.entries(css.bar).map(([name, bar]) => (
        <Inline key={name} gap="m" wrap={false}>
          <span className={bar} />
          <Text as="span" size="caption">
            {name}
          </Text>
        </Inline>
      ))}
    </Stack>
  );
}
