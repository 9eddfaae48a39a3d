import { once } from 'node:events';
import type { Arguments } from '../arguments.ts';
import { wholeReport } from '../check/narrow.ts';
import { UsageError } from '../command.ts';
import { EXIT } from '../exit.ts';
import { toolVersion } from '../package-root.ts';
import { builtSite, contentFolderOf } from '../publish/place.ts';
import { reportFailure } from '../publish/report-failure.ts';
import { counted } from '../report/summary.ts';
import { viewOf } from '../report/view.ts';
import { printError, print } from '../terminal/print.ts';
import { style } from '../terminal/style.ts';
import { type Look, type Preview, startPreview } from './preview.ts';
import { diagnosticLines } from './diagnostic-lines.ts';

/** Not the server's port, so that both can run. */
const USUAL_PORT = 4174;
const LAST_PORT = 65_535;

export async function runPreview(args: Arguments): Promise<number> {
  const contentRoot = await contentFolderOf(args, 'preview');
  const port = portOf(args.text('port'));
  const looks: Look[] = [];
  let tell = (look: Look): void => void looks.push(look);
  const request = {
    contentRoot,
    builtSite: builtSite(),
    port,
    env: process.env,
    toolVersion: toolVersion(),
    onLook: (look: Look) => tell(look),
  };
  const ended = Promise.race([once(process, 'SIGINT'), once(process, 'SIGTERM')]);
  const preview = await started(request);
  if (typeof preview === 'number') return preview;
  print(`The preview of ${contentRoot}:\n\n  ${style('bold', preview.address)}\n`);
  print('Save a file to update the page and its list of problems. Guests do not see the preview.');
  print('Ctrl+C ends the preview.\n');
  tell = (look) => print(lookInWords(look, contentRoot));
  looks.forEach(tell);
  await ended;
  await preview.stop();
  print('The preview has ended; its files are removed.');
  return EXIT.ok;
}

async function started(request: Parameters<typeof startPreview>[0]): Promise<Preview | number> {
  try {
    return await startPreview(request);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE') {
      printError(
        `Port ${request.port} is in use, perhaps by another preview. End that one, or use another port: verandah preview ${request.contentRoot} --port ${request.port + 1}`,
      );
      return EXIT.usage;
    }
    return reportFailure(error, 'The preview did not start');
  }
}

function portOf(written: string | undefined): number {
  if (written === undefined) return USUAL_PORT;
  const port = Number(written);
  if (/^\d+$/.test(written) && port <= LAST_PORT) return port;
  throw new UsageError(
    `--port is a whole number from 0 to ${LAST_PORT}, not "${written}"; 0 uses any free port.`,
  );
}

function lookInWords({ report, tookMs, fault }: Look, root: string): string {
  const clock = style('dim', new Date().toTimeString().slice(0, 8));
  if (fault !== undefined) return `${clock}  The pages could not be built: ${fault}`;
  const warnings = report.warnings === 0 ? '' : `, with ${counted(report.warnings, 'warning')}`;
  if (report.errors === 0) return `${clock}  The pages are up to date${warnings} (${Math.round(tookMs)} ms).`;
  const problems = diagnosticLines(viewOf(wholeReport(report), { root, level: 'error' }));
  return `${clock}  The pages stay as they were until this is corrected:\n${problems}`;
}
