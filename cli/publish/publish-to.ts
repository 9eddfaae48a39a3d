import type { Publishing, StartPublishingRequest } from '#schemas/api-types';
import { ConfigError } from '#server/config';
import { checkContent } from '#schemas/engine';
import { nodeFileSystem } from '#schemas/engine/disk';
import type { Arguments } from '../command.ts';
import { EXIT } from '../exit.ts';
import { createProgress } from '../progress.ts';
import { printReport } from '../report.ts';
import { printError, print } from '../terminal/print.ts';
import { printable } from '../terminal/printable.ts';
import { RemoteError, remoteOf } from './remote.ts';
import { publishAfar } from './send-content.ts';

/** `verandah publish --to`: checks the content here, and lets the server publish it. */
export async function publishTo(args: Arguments, to: string, contentRoot: string): Promise<number> {
  const report = await checkContent({ fs: nodeFileSystem, root: contentRoot });
  if (report.content === undefined) {
    printReport(report, { root: contentRoot });
    printError('Nothing was published: guests still see what they saw before.');
    return EXIT.problems;
  }
  const ifCurrent = args.text('if-current');
  return runAfar(args, to, {
    action: args.has('dry-run') ? 'DRY_RUN' : 'PUBLISH',
    contentRoot,
    ...(ifCurrent === undefined ? {} : { ifCurrent }),
  });
}

/** `verandah rollback --to`. */
export function rollbackAt(args: Arguments, to: string): Promise<number> {
  const [releaseId] = args.positionals;
  return runAfar(args, to, { action: 'ROLLBACK', ...(releaseId === undefined ? {} : { releaseId }) });
}

async function runAfar(
  args: Arguments,
  to: string,
  request: Pick<StartPublishingRequest, 'action' | 'ifCurrent' | 'releaseId'> & { contentRoot?: string },
): Promise<number> {
  const progress = createProgress(process.stderr);
  const [note, author] = [args.text('note'), args.text('author')];
  const said = {
    ...(note === undefined ? {} : { note }),
    ...(author === undefined ? {} : { author }),
    removesBooked: args.has('yes'),
  };
  try {
    const remote = remoteOf(to, process.env);
    const ended = await publishAfar(remote, { ...request, ...said }, (done, total) =>
      progress.show('files sent', done, total),
    );
    progress.clear();
    return printEnd(ended, remote.origin);
  } catch (error) {
    progress.clear();
    if (error instanceof ConfigError || error instanceof RemoteError) {
      printError(`Nothing was published. ${printable(error.message)}`);
      return error instanceof ConfigError ? EXIT.usage : EXIT.problems;
    }
    throw error;
  }
}

function printEnd({ action, state, exitCode, output = '' }: Publishing, origin: string): number {
  if (state !== 'ENDED' || exitCode === undefined) {
    printError('The server was stopped while it published, and guests see what they saw before. Try again.');
    return EXIT.busy;
  }
  const text = printable(output.trimEnd());
  if (exitCode !== EXIT.ok) printError(text);
  else print(text);
  if (action === 'PUBLISH' && exitCode === EXIT.ok)
    print(`From this machine: verandah rollback --to ${origin}`);
  return exitCode;
}
