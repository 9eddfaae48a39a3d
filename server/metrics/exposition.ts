/** Names and values that tell series of one metric apart. Never anything of a guest. */
export type Labels = Readonly<Record<string, string>>;

/** Something that only grows. */
export interface Counter {
  add: (labels: Labels) => void;
  text: () => string;
}

/** How many values fell below each bound, and their sum. */
export interface Histogram {
  observe: (labels: Labels, value: number) => void;
  text: () => string;
}

/** A value as it is at this moment. */
export interface Sample {
  labels: Labels;
  value: number;
}

interface Described {
  name: string;
  help: string;
}

/** A number per set of labels, in the text format that Prometheus reads. */
export function createCounter(described: Described): Counter {
  const series = new Map<string, Sample>();
  return {
    add(labels) {
      const known = series.get(keyOf(labels));
      if (known === undefined) series.set(keyOf(labels), { labels, value: 1 });
      else known.value += 1;
    },
    text: () => exposeSamples(described, 'counter', [...series.values()]),
  };
}

/** Values sorted into buckets, per set of labels. @param bounds upper bounds, ascending. */
export function createHistogram(described: Described & { bounds: readonly number[] }): Histogram {
  const { name, bounds } = described;
  const series = new Map<string, { labels: Labels; counts: number[]; sum: number }>();
  return {
    observe(labels, value) {
      const key = keyOf(labels);
      const known = series.get(key) ?? {
        labels,
        counts: Array.from({ length: bounds.length + 1 }, () => 0),
        sum: 0,
      };
      const bucket = bounds.findIndex((bound) => value <= bound);
      const index = bucket === -1 ? bounds.length : bucket;
      known.counts[index] = (known.counts[index] ?? 0) + 1;
      known.sum += value;
      series.set(key, known);
    },
    text() {
      const lines = [...series.values()].flatMap(({ labels, counts, sum }) => {
        let total = 0;
        const buckets = counts.map((count, index) => {
          total += count;
          return line(`${name}_bucket`, { ...labels, le: String(bounds[index] ?? '+Inf') }, total);
        });
        return [...buckets, line(`${name}_sum`, labels, sum), line(`${name}_count`, labels, total)];
      });
      return [...head(described, 'histogram'), ...lines].join('\n');
    },
  };
}

/** One metric with the values that were just read. */
export function exposeSamples(
  described: Described,
  type: 'counter' | 'gauge',
  samples: readonly Sample[],
): string {
  return [
    ...head(described, type),
    ...samples.map(({ labels, value }) => line(described.name, labels, value)),
  ].join('\n');
}

function head({ name, help }: Described, type: string): string[] {
  return [`# HELP ${name} ${help}`, `# TYPE ${name} ${type}`];
}

function line(name: string, labels: Labels, value: number): string {
  const pairs = Object.entries(labels).map(([label, text]) => `${label}="${escaped(text)}"`);
  return `${name}${pairs.length === 0 ? '' : `{${pairs.join(',')}}`} ${value}`;
}

function escaped(text: string): string {
  return text.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', '\\n');
}

function keyOf(labels: Labels): string {
  return JSON.stringify(labels);
}
