import { createInterface } from 'node:readline';
import { Writable } from 'node:stream';
import { UsageError } from '../command.ts';
import { printError } from './print.ts';

/** Asks one question after the other. Without a terminal the lines of the standard input are the answers. */
export interface Asker {
  /** False for a script, which cannot be asked again. */
  isTerminal: boolean;
  line: (question: string) => Promise<string>;
  /** As `line`, and what is typed is not shown. */
  secret: (question: string) => Promise<string>;
  close: () => void;
}

/** Questions go to the standard error, so that a script reads only results. */
export function createAsker(input: NodeJS.ReadStream = process.stdin): Asker {
  let isShown = true;
  const output = new Writable({
    write(chunk: Buffer, _encoding, done) {
      if (isShown) process.stderr.write(chunk);
      done();
    },
  });
  const reader = createInterface({ input, output, terminal: input.isTTY, historySize: 0, prompt: '' });
  // Ctrl+C ends the questions; without this it would only pause them.
  reader.on('SIGINT', () => reader.close());
  // Lines that arrive before their question are kept.
  const lines = reader[Symbol.asyncIterator]();
  const ask = async (question: string, shows: boolean): Promise<string> => {
    printError(question);
    isShown = shows;
    const { value, done } = await lines.next();
    isShown = true;
    if (done === true) throw new UsageError('This was ended before the last answer. Nothing was changed.');
    return value;
  };
  return {
    isTerminal: input.isTTY,
    line: (question) => ask(question, true),
    secret: (question) => ask(question, false),
    close: () => reader.close(),
  };
}
