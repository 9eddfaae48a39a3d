import { shown, valueAt } from '../diagnostic.ts';
import { type SchemaErrorContext, titleOf, type Words } from './error-context.ts';

/** Explains a length, count or number out of range. */
export function limitWords(context: SchemaErrorContext): Words {
  const { error } = context;
  switch (error.keyword) {
    case 'minLength':
      return {
        code: 'text/empty',
        message: `${titleOf(context)} is empty.`,
        expected: 'text',
        help: `write it${firstExample(context)}`,
      };
    case 'maxLength':
      return tooLong(context);
    case 'minItems':
    case 'maxItems':
      return listLength(context);
    case 'uniqueItems':
      return repeated(context);
    case 'multipleOf':
      return {
        code: 'range',
        message: `${titleOf(context)} has at most two decimals; this is ${shown(context.value)}.`,
        expected: 'at most two decimals',
        help: `write ${Number(context.value).toFixed(2)}`,
      };
    default:
      return outOfRange(context);
  }
}

function tooLong(context: SchemaErrorContext): Words {
  const length = Array.from(String(context.value)).length;
  const limit = context.field.maxLength ?? 0;
  return {
    code: 'text/too-long',
    message: `${titleOf(context)} has ${length} characters; at most ${limit} fit.`,
    expected: `at most ${limit} characters`,
    help: `shorten it by ${length - limit}`,
  };
}

function listLength(context: SchemaErrorContext): Words {
  const count = Array.isArray(context.value) ? context.value.length : 0;
  const { minItems = 0, maxItems = 0 } = context.field;
  if (count < minItems) {
    const example = firstExample(context);
    return {
      code: 'list/too-short',
      message: `${titleOf(context)}: at least ${minItems} ${minItems === 1 ? 'is' : 'are'} needed, ${count} given.`,
      expected: `${minItems} to ${maxItems}`,
      help:
        count === 0 && context.field.examples?.[0] === undefined
          ? 'add one'
          : `add ${minItems - count}${example}`,
      example,
    };
  }
  return {
    code: 'list/too-long',
    message: `${titleOf(context)}: at most ${maxItems} are possible, ${count} given.`,
    expected: `${minItems} to ${maxItems}`,
    help: `remove ${count - maxItems}`,
  };
}

function repeated(context: SchemaErrorContext): Words {
  const [later, earlier] = [Number(context.error.params['i']), Number(context.error.params['j'])].sort(
    (a, b) => b - a,
  );
  const value = Array.isArray(context.value) ? context.value[later ?? 0] : undefined;
  return {
    code: 'list/duplicate',
    path: [...context.path, later ?? 0],
    message: `"${shown(value)}" is in the list twice.`,
    value: shown(value),
    help: 'remove one of the two',
    related: [{ file: context.file, path: [...context.path, earlier ?? 0], message: 'the first' }],
  };
}

function outOfRange(context: SchemaErrorContext): Words {
  const { field, value, error } = context;
  const swapped = field['x-code'] === 'geo/swapped' ? swappedWords(context) : undefined;
  if (swapped) return swapped;
  const code = field['x-code'] === 'time/minutes' ? 'time/minutes' : 'range';
  const bounds = `${shown(field.minimum)} to ${shown(field.maximum)}`;
  if (code === 'time/minutes') {
    return {
      code: 'range',
      message: `${titleOf(context)} is 0 to 1439 minutes from midnight; ${shown(value)} is ${clock(Number(value))}.`,
      expected: bounds,
      help: '14:00 is 840, 12:00 is 720',
    };
  }
  const isBelow = error.keyword.startsWith('min');
  return {
    code,
    message: `${titleOf(context)} is from ${bounds}; ${shown(value)} is too ${isBelow ? 'small' : 'large'}.`,
    expected: bounds,
    help: `write a number from ${bounds}`,
  };
}

/** Swapped latitude and longitude: the latitude is out of range and the two fit the other way round. */
function swappedWords({ path, root, file }: SchemaErrorContext): Words | undefined {
  const at = path.slice(0, -1);
  const [lat, long] = [valueAt(root, [...at, 'lat']), valueAt(root, [...at, 'long'])];
  if (typeof lat !== 'number' || typeof long !== 'number') return undefined;
  if (Math.abs(lat) <= 90 || Math.abs(lat) > 180 || Math.abs(long) > 90) return undefined;
  return {
    code: 'geo/swapped',
    message: `A latitude is from -90 to 90; ${shown(lat)} and ${shown(long)} look swapped.`,
    expected: '-90 to 90',
    help: `write ${shown(long)} as latitude and ${shown(lat)} as longitude`,
    related: [{ file, path: [...at, 'long'], message: 'the longitude' }],
    fix: {
      kind: 'values',
      title: 'Swap the two',
      safe: false,
      values: [
        { path: [...at, 'lat'], text: String(long) },
        { path: [...at, 'long'], text: String(lat) },
      ],
    },
  };
}

function clock(minutes: number): string {
  if (minutes < 0) return 'before midnight';
  return `${Math.floor(minutes / 60)}:${String(Math.floor(minutes % 60)).padStart(2, '0')}`;
}

function firstExample({ field }: SchemaErrorContext): string {
  const example = field.examples?.[0];
  const written =
    example === undefined || (Array.isArray(example) && example.length === 0)
      ? undefined
      : JSON.stringify(example);
  return written === undefined || written.length > 100 ? '' : `, for example ${written}`;
}
