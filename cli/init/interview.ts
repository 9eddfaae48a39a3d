import { createInterface } from 'node:readline/promises';
import type { Readable, Writable } from 'node:stream';
import type { Arguments } from '../arguments.ts';
import { UsageError } from '../command.ts';
import type { Answers } from './answers.ts';
import { AnswerError, nextQuestion, type Question } from './questions.ts';

/** Where questions are asked; absent for scripts, which take the flags and what is usual. */
export interface Terminal {
  input: Readable;
  output: Writable;
}

/** All answers: from the flags, then from the person, who may take what is usual by Enter. */
export async function askHotel(args: Arguments, terminal?: Terminal): Promise<Answers> {
  const asking = terminal && createInterface({ ...terminal, terminal: false });
  // Lines that arrive before their question are kept.
  const lines = asking?.[Symbol.asyncIterator]();
  const known: Partial<Answers> = {};
  try {
    for (;;) {
      // Each question depends on the answers before.
      // oxlint-disable-next-line no-await-in-loop -- see above
      const question = await nextQuestion(known);
      // Every answer is known when there is no question left.
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- see above
      if (question === undefined) return known as Answers;
      // oxlint-disable-next-line no-await-in-loop -- see above
      Object.assign(known, await answerTo(question, args, terminal && lines && { terminal, lines }));
    }
  } finally {
    asking?.close();
  }
}

interface Conversation {
  terminal: Terminal;
  lines: AsyncIterator<string>;
}

async function answerTo(
  question: Question,
  args: Arguments,
  conversation?: Conversation,
): Promise<Partial<Answers>> {
  const given = args.texts(question.flag);
  if (given.length > 0) return takeFlag(question, given);
  if (conversation !== undefined) return converse(question, conversation);
  if (question.usual === undefined) throw new UsageError(`init needs --${question.flag}: ${question.ask}`);
  return question.take(question.usual);
}

function takeFlag({ flag, take }: Question, given: readonly string[]): Partial<Answers> {
  try {
    return take(given.join(', '));
  } catch (error) {
    if (error instanceof AnswerError) throw new UsageError(`--${flag}: ${error.message}`);
    throw error;
  }
}

async function converse(
  { ask, usual, take }: Question,
  { terminal: { output }, lines }: Conversation,
): Promise<Partial<Answers>> {
  for (;;) {
    output.write(`${ask}${usual === undefined ? '' : ` [${usual}]`}\n> `);
    // The next line is the answer to this question.
    // oxlint-disable-next-line no-await-in-loop -- see above
    const { value, done } = await lines.next();
    if (done === true) throw new UsageError('init was ended before the last answer; nothing was written.');
    const text = value.trim() === '' ? (usual ?? '') : value;
    try {
      return take(text);
    } catch (error) {
      if (!(error instanceof AnswerError)) throw error;
      output.write(`${error.message}\n`);
    }
  }
}
