import { useEffect, useState } from 'react';
import { Grid } from '#design-system/grid';
import { Notice } from '#design-system/notice';
import { Select } from '#design-system/select';
import { Stack } from '#design-system/stack';
import { TextArea } from '#design-system/text-area';
import type { EXAMPLES } from '../../../schemas/generated/examples.ts';
import { checkExample, type Verdict } from './check-example.ts';
import { ContentPreview } from './content-preview.tsx';
import * as css from './guide.css.ts';
import { DiagnosticList } from './diagnostic.tsx';

type Examples = (typeof EXAMPLES)[number];

/** An editor for a file, with the checker's diagnostics and a preview. */
export function TryIt({ examples: { kind, path, complete, broken } }: { examples: Examples }) {
  const [text, setText] = useState(complete);
  const verdict = useVerdict(path, text);
  const texts = new Map([['', complete], ...broken.map((each) => [each.name, each.text] as const)]);
  return (
    <Grid columns={2} gap="xl">
      <Stack gap="l">
        <Select label="Begin with" onChange={({ target }) => setText(texts.get(target.value) ?? complete)}>
          <option value="">the complete example</option>
          {broken.map(({ name }) => (
            <option key={name}>{name}</option>
          ))}
        </Select>
        <div className={css.editor}>
          <TextArea
            label={path}
            rows={18}
            spellCheck={false}
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
        </div>
      </Stack>
      <Stack gap="l">
        <div role="status">{verdict !== undefined && <Said verdict={verdict} />}</div>
        {verdict?.diagnostics.length === 0 && <ContentPreview kind={kind} text={verdict.text} />}
      </Stack>
    </Grid>
  );
}

function Said({ verdict: { diagnostics, text } }: { verdict: Verdict }) {
  return diagnostics.length === 0 ? (
    <Notice tone="success" heading="Everything is in order." />
  ) : (
    <DiagnosticList diagnostics={diagnostics} text={text} />
  );
}

/** The result for the text that was checked last; undefined until the first check ends. */
function useVerdict(path: string, text: string): Verdict | undefined {
  const [verdict, setVerdict] = useState<Verdict>();
  useEffect(() => {
    let isLate = false;
    const check = async () => {
      const found = await checkExample(path, text);
      if (!isLate) setVerdict(found);
    };
    void check();
    return () => {
      isLate = true;
    };
  }, [path, text]);
  return verdict;
}
