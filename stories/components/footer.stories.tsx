import preview from '../../.storybook/preview.tsx';
import { Footer } from '#design-system/footer';
import { Link } from '#design-system/link';
import { Bottom } from '../kit/kit-frame.tsx';
import { Matrix as MatrixOf } from '../matrix.tsx';
import { ARABIC, LONG_WORD } from '../samples.tsx';
import { Stress as Stressed } from '../stress.tsx';

const column = (words: string) => ({
  id: 'column',
  title: words,
  content: <Link href="#more">{words}</Link>,
});
const meta = preview.meta({
  id: 'page-footer',
  title: 'Page/Footer',
  component: Footer,
  parameters: { layout: 'fullscreen' },
});

export const Default = meta.story({ render: () => <Bottom /> });
export const AtNight = meta.story({ render: () => <Bottom />, globals: { theme: 'nocturne' } });
export const Matrix = meta.story({
  // A page has one footer; inside a section they are not landmarks.
  render: () => (
    <section>
      <MatrixOf of="Footer" component={Footer} args={{ brand: 'The Kesar', columns: [column('Ask us')] }} />
    </section>
  ),
});
export const Stress = meta.story({
  globals: { textSize: 'double' },
  // A page has one footer; inside sections they are not landmarks.
  render: () => (
    <section>
      <Stressed
        long={
          <Footer brand={LONG_WORD} tagline={LONG_WORD} columns={[column(LONG_WORD)]} legal={LONG_WORD} />
        }
        rightToLeft={<Footer brand={ARABIC} tagline={ARABIC} columns={[column(ARABIC)]} legal={ARABIC} />}
        empty={<Footer brand="The Kesar" columns={[]} />}
      />
    </section>
  ),
});
