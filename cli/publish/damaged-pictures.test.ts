import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { expect, test } from 'vitest';
import { createWorkplace } from '../test-command.ts';

const { path, run, runHere, write } = createWorkplace('e2e/awkward-hotel');

/** Changes one byte of the pixel data, which only decoding can detect. */
function spoil(file: string): void {
  const bytes = readFileSync(path(file));
  const at = bytes.length - 200;
  bytes[at] = 255 - (bytes[at] ?? 0);
  writeFileSync(path(file), bytes);
}

test('a picture that the encoder cannot read is a problem of content, at every place that uses it', () => {
  spoil('content/images/see-through.png');
  expect(run('check', 'content').status).toBe(0);
  const { status, stdout, stderr } = run('publish', 'content');
  expect(status).toBe(1);
  expect(stdout).toMatch(/albums\/marquee\.json:23:15 +error +asset\/damaged/);
  expect(stdout).toMatch(/images\/see-through\.png holds a damaged picture: the encoder reports “/);
  expect(stderr).toContain('Nothing was published: guests still see what they saw before.');
});

test('a picture that ends too early is named by check and by publish, in the same words', async () => {
  const whole = readFileSync(path('content/images/see-through.png'));
  write('content/images/see-through.png', whole.subarray(0, whole.length / 2));
  const output =
    /albums\/marquee\.json:23:15 +error +asset\/damaged\n.*the file ends before the picture does/;
  expect(await runHere('check', 'content')).toMatchObject({
    status: 1,
    stdout: expect.stringMatching(output),
  });
  expect(await runHere('publish', 'content')).toMatchObject({
    status: 1,
    stdout: expect.stringMatching(output),
  });
});

test('a pipe in the content is named by check and by publish, and neither waits for it', () => {
  execFileSync('mkfifo', [path('content/rooms/pipe.json')]);
  const output = /rooms\/pipe\.json:1:1 +error +file\/not-a-file/;
  expect(run('check', 'content')).toMatchObject({ status: 1, stdout: expect.stringMatching(output) });
  expect(run('publish', 'content')).toMatchObject({ status: 1, stdout: expect.stringMatching(output) });
});

test('a socket that a tool keeps in a hidden folder stops nothing', async () => {
  write('content/.tool/note', 'x');
  const server = createServer().listen(path('content/.tool/socket'));
  expect((await runHere('check', 'content')).status).toBe(0);
  expect((await runHere('publish', 'content')).status).toBe(0);
  await new Promise((done) => server.close(done));
});

test('what Windows and macOS leave in a folder is no content, and changes no release', async () => {
  expect((await runHere('publish', 'content')).status).toBe(0);
  for (const name of ['desktop.ini', 'Thumbs.db', '.DS_Store']) write(`content/rooms/${name}`, 'x');
  expect((await runHere('check', 'content')).status).toBe(0);
  expect((await runHere('publish', 'content')).stdout).toContain('is already current');
});
