import preview from '../../.storybook/preview.tsx';
import { Grid } from '#design-system/grid';
import { Image } from '#design-system/image';
import { picture, pictures } from '../pictures.ts';

const meta = preview.meta({ title: 'Page/Image', component: Image, args: { source: pictures.lakeSuite } });

export const Default = meta.story();
export const Ratios = meta.story({
  render: () => (
    <Grid columns={3}>
      {(['1:1', '4:5', '4:3', '3:2', '16:9', '21:9'] as const).map((ratio) => (
        <Image key={ratio} source={pictures.lakeSuite} ratio={ratio} radius="m" />
      ))}
    </Grid>
  ),
});
export const Missing = meta.story({
  args: { source: picture('no-such-picture', 'A picture that cannot be found.') },
});
