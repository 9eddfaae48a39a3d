import preview from '../../.storybook/preview.tsx';
import { expect } from 'storybook/test';
import { AnyFont, Scale as ScaleOfType } from './type.tsx';

const meta = preview.meta({ title: 'Foundations/Type', component: ScaleOfType });

export const Scale = meta.story();
export const ScaleLarge = meta.story({ globals: { textSize: 'double' } });
export const InAnyFont = meta.story({
  render: () => <AnyFont />,
  play: async ({ canvas }) => {
    await document.fonts.ready;
    const headings = canvas.getAllByRole('heading');
    const spare = headings.map((heading) => heading.getBoundingClientRect().height - capitalOf(heading));
    await expect(Math.max(...spare.map(Math.abs))).toBeLessThan(1.5);
  },
});

/** The height of a capital, in pixels. */
function capitalOf(element: HTMLElement): number {
  const pen = document.createElement('canvas').getContext('2d');
  if (pen === null) throw new Error('This browser draws nothing.');
  const { fontWeight, fontSize, fontFamily } = getComputedStyle(element);
  pen.font = `${fontWeight} ${fontSize} ${fontFamily}`;
  return pen.measureText('H').actualBoundingBoxAscent;
}
