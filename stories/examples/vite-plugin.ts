import { format } from 'oxfmt';
import type { Plugin } from 'vite';
import { type Example, examplesOf } from './examples-of.ts';

const QUERY = '?example';
/** What fits a page of documentation. */
const WIDTH = 90;

/** `button.stories.tsx?example`: the code of each of its stories, as one can paste it. */
export function storyExamples(): Plugin {
  return {
    name: 'story-examples',
    enforce: 'pre',
    async load(id) {
      if (!id.endsWith(QUERY)) return undefined;
      const examples = Object.entries(examplesOf(id.slice(0, -QUERY.length)));
      const laidOut = await Promise.all(
        examples.map(async ([name, example]) => [name, await layOut(example)] as const),
      );
      return `export default ${JSON.stringify(Object.fromEntries(laidOut))}`;
    },
  };
}

async function layOut({ code, changeable }: Example): Promise<Example> {
  const whole = { code: await formatted(code) };
  if (changeable === undefined) return whole;
  return { ...whole, changeable: { ...changeable, head: await formatted(changeable.head) } };
}

async function formatted(code: string): Promise<string> {
  const { code: laidOut, errors } = await format('example.tsx', code, {
    printWidth: WIDTH,
    singleQuote: true,
  });
  if (errors.length > 0) throw new Error(`An example cannot be read: ${errors[0]?.message}`);
  return laidOut.trimEnd();
}
