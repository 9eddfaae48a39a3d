import { Button } from '#design-system/button';
import { Container } from '#design-system/container';
import { Heading } from '#design-system/heading';
import { Inline } from '#design-system/inline';
import { Notice } from '#design-system/notice';
import { Spinner } from '#design-system/spinner';
import { Stack } from '#design-system/stack';
import { Surface } from '#design-system/surface';
import { Text } from '#design-system/text';
import type { Diagnostic, Report } from '#schemas/engine';
import { DiagnosticList } from '../content/diagnostic.tsx';
import { FolderChooser } from './folder-chooser.tsx';
import { type Folder, type FolderState, isSafe, useFolder } from './use-folder.ts';
import { download, zipFolder } from './zip-folder.ts';

/** Checks a whole content folder in the browser, applies safe fixes, and gives it back. */
export function FolderPage({ begin }: { begin?: FolderState }) {
  const folder = useFolder(begin);
  const { state, check } = folder;
  return (
    <main>
      <Surface tone="sunken" as="header" paddingBlock="section">
        <Container>
          <Stack gap="l">
            <Text size="eyebrow" tone="accent">
              Content files
            </Text>
            <Heading level={1} size="xl">
              Check a folder
            </Heading>
            <Text size="lead" tone="muted" measure>
              The checker of the terminal, for your whole content folder, in this browser. Pictures and texts
              stay on this machine.
            </Text>
          </Stack>
        </Container>
      </Surface>
      <Surface tone="page" paddingBlock="section">
        <Container>
          <Stack gap="xl">
            {state.kind !== 'checking' && (
              <FolderChooser
                label={state.kind === 'checked' ? 'Choose another folder' : 'Choose a folder'}
                isFirst={state.kind !== 'checked'}
                onFolder={(files) => void check(files)}
              />
            )}
            <div role={state.kind === 'checking' ? undefined : 'status'}>
              <Said state={state} />
            </div>
            {state.kind === 'checked' && <Result folder={folder} state={state} />}
          </Stack>
        </Container>
      </Surface>
    </main>
  );
}

function Said({ state }: { state: FolderState }) {
  switch (state.kind) {
    case 'empty':
      return null;
    case 'checking':
      return (
        <Stack gap="m" align="center">
          <Spinner label={`Checking ${filesIn(state.count)} …`} />
          <Text tone="muted" aria-hidden="true">
            Checking {filesIn(state.count)} …
          </Text>
        </Stack>
      );
    case 'failed':
      return (
        <Notice tone="danger" heading="This folder could not be checked.">
          {state.reason}
        </Notice>
      );
    case 'checked':
      return <Verdict report={state.report} repaired={state.repaired} />;
    default:
      return state satisfies never;
  }
}

function Verdict({ report, repaired }: { report: Report; repaired: readonly Diagnostic[] }) {
  const { errors, warnings, infos, files, diagnostics } = report;
  const fixed = repaired.map(({ file, fix }) => `${file}: ${fix?.title ?? ''}`).join('; ');
  const counts = [
    ...(errors > 0 ? [counted(errors, 'error')] : []),
    ...(warnings > 0 ? [counted(warnings, 'warning')] : []),
    ...(infos > 0 ? [counted(infos, 'note')] : []),
  ];
  return (
    <Stack gap="m">
      {repaired.length > 0 && (
        <Notice tone="info" heading={`${counted(repaired.length, 'problem')} repaired.`}>
          {fixed}
        </Notice>
      )}
      {diagnostics.length === 0 ? (
        <Notice tone="success" heading="Everything is in order.">
          {filesIn(files)} checked.
        </Notice>
      ) : (
        <Notice
          tone={errors > 0 ? 'danger' : 'warning'}
          heading={errors > 0 ? 'It cannot be published yet.' : 'It can be published.'}
        >
          {counts.join(', ')} in {filesIn(files)}.
        </Notice>
      )}
    </Stack>
  );
}

function Result({ folder, state }: { folder: Folder; state: FolderState & { kind: 'checked' } }) {
  const { report, files, repaired } = state;
  const safe = report.diagnostics.filter(isSafe).length;
  const byFile = Map.groupBy(report.diagnostics, ({ file }) => file);
  return (
    <Stack gap="xl">
      <Inline gap="m">
        {safe > 0 && (
          <Button onClick={() => void folder.applyFixes()}>
            Apply {counted(safe, 'safe fix', 'safe fixes')}
          </Button>
        )}
        <Button
          tone={repaired.length > 0 && safe === 0 ? 'primary' : 'secondary'}
          onClick={() => void zipFolder(files).then((blob) => download(blob, 'content.zip'))}
        >
          Download the folder (ZIP)
        </Button>
      </Inline>
      {[...byFile].map(([file, diagnostics]) => (
        <Stack key={file} as="section" gap="s" aria-label={file}>
          <Heading level={2} size="s">
            {file}
          </Heading>
          <DiagnosticList diagnostics={diagnostics} text={report.texts.get(file) ?? ''} />
        </Stack>
      ))}
    </Stack>
  );
}

function counted(count: number, one: string, many = `${one}s`): string {
  return `${count} ${count === 1 ? one : many}`;
}

function filesIn(count: number): string {
  return counted(count, 'file');
}
