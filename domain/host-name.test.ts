import { describe, expect, test } from 'vitest';
import { isHostName } from './host-name.ts';

describe('the name of a host', () => {
  test.each(['a.io', 'www.lake-house.example', '1.example', `${'a'.repeat(63)}.example`])('%s', (name) => {
    expect(isHostName(name)).toBe(true);
  });

  test.each([
    '',
    'localhost',
    'x.y',
    '127.0.0.1',
    'Lake.example',
    'lake.example.',
    'lake.example:8080',
    'lake.example/rooms',
    'guest@lake.example',
    '-lake.example',
    'lake-.example',
    'lake..example',
    'lake_house.example',
    'lаke.example',
    'lake.example\n',
    `${'a'.repeat(64)}.example`,
    `${'a.'.repeat(125)}example`,
  ])('is not %j', (name) => {
    expect(isHostName(name)).toBe(false);
  });
});
