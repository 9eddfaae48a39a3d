import { expect, test } from 'vitest';
import { createCounter, createHistogram, exposeSamples } from './exposition.ts';

test('a counter has a line per set of labels', () => {
  const counter = createCounter({ name: 'doors_total', help: 'Doors that were opened.' });
  counter.add({ door: 'front' });
  counter.add({ door: 'front' });
  counter.add({ door: 'back "left"\n' });
  expect(counter.text()).toBe(
    [
      '# HELP doors_total Doors that were opened.',
      '# TYPE doors_total counter',
      'doors_total{door="front"} 2',
      String.raw`doors_total{door="back \"left\"\n"} 1`,
    ].join('\n'),
  );
});

test('a histogram counts upwards, with everything in its last bucket', () => {
  const histogram = createHistogram({ name: 'wait_seconds', help: 'Waits.', bounds: [0.1, 1] });
  for (const value of [0.1, 0.25, 2]) histogram.observe({}, value);
  expect(histogram.text().split('\n').slice(2)).toEqual([
    'wait_seconds_bucket{le="0.1"} 1',
    'wait_seconds_bucket{le="1"} 2',
    'wait_seconds_bucket{le="+Inf"} 3',
    'wait_seconds_sum 2.35',
    'wait_seconds_count 3',
  ]);
});

test('a sample without labels is a bare name and value', () => {
  expect(exposeSamples({ name: 'guests', help: 'Guests.' }, 'gauge', [{ labels: {}, value: 0 }])).toContain(
    '\nguests 0',
  );
});
