import preview from '../../.storybook/preview.tsx';
import { Grid } from '#design-system/grid';
import { Image } from '#design-system/image';
import { Matrix as MatrixOf } from '../matrix.tsx';
import { OnEverySurface } from '../on-every-surface.tsx';
import { picture, pictures, TINY_LAKE_SUITE } from '../pictures.ts';
import { ARABIC, LONG_WORD } from '../samples.tsx';
import { Stress as StressCases } from '../stress.tsx';

const args = { source: pictures.lakeSuite };
const missing = (alt: string) => picture('no-such-picture', alt);
const meta = preview.meta({ id: 'page-image', title: 'Page/Image', component: Image, args });

export const Default = meta.story();
/** What is shown until the picture loads: nothing, its colour, or a blurred version. */
export const Placeholders = meta.story({
  render: () => (
    <Grid columns={3} gap="m">
      <Image source={pictures.lakeSuite} />
      <Image source={{ ...pictures.lakeSuite, placeholder: '#8f7d63' }} />
      <Image source={{ ...pictures.lakeSuite, placeholder: TINY_LAKE_SUITE }} />
    </Grid>
  ),
});
export const Missing = meta.story({ args: { source: missing('A picture that cannot be found.') } });
export const Matrix = meta.story({
  render: () => <MatrixOf of="Image" component={Image} args={{ ...args, sizes: '20rem' }} />,
});
export const Stress = meta.story({
  globals: { textSize: 'double' },
  render: () => (
    <StressCases
      long={<Image source={missing(`${LONG_WORD} ${LONG_WORD} ${LONG_WORD}`)} ratio="21:9" />}
      rightToLeft={<Image source={missing(ARABIC)} lang="ar" />}
      empty={<Image source={{ ...missing(''), decorative: true }} />}
    />
  ),
});
export const Surfaces = meta.story({
  render: () => (
    <OnEverySurface minColumn="s">
      <Image source={missing('A picture that cannot be found.')} ratio="16:9" />
    </OnEverySurface>
  ),
});
