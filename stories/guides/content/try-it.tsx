import { useEffect, useState } from 'react';
import { Grid } from '#design-system/grid';
import { Notice } from '#design-system/notice';
import { Select } from '#design-system/select';
import { Stack } from '#design-system/stack';
import { TextArea } from '#design-system/text-area';
import type { EXAMPLES } from '../../../schemas/generated/examples.ts';
import { checkExample, type Verdict } from './check-example.ts';
import { FedComponent } from './fed-component.tsx';
import * as css from './guide.css.ts';
import { DiagnosticList } from './diagnostic.tsx';

type Examples = (typeof EXAMPLES)[number];

/** A file to write in, what the checker says of it while one does, and the part of the site that it feeds. */
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
        {verdict?.diagnostics.length === 0 && <FedComponent kind={kind} text={verdict.text} />}
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

/** The verdict on the text as it was last checked; undefined until the first is there. */
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
