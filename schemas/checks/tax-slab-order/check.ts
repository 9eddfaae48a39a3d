import { type Check, validFiles } from '../../engine/check.ts';

/** Slabs go from the lowest price to the highest; one that ends before its neighbour would never apply. */
export const taxSlabOrder: Check = {
  code: 'tax/slab-order',
  run: ({ files }) =>
    validFiles(files, 'tax').flatMap(({ path: file, value }) =>
      value.taxes.flatMap(({ slabs }, tax) =>
        slabs.flatMap(({ upToMinor }, at) => {
          const before = slabs[at - 1]?.upToMinor;
          if (upToMinor === undefined || before === undefined || before < upToMinor) return [];
          return {
            code: 'tax/slab-order',
            severity: 'error' as const,
            file,
            path: ['taxes', tax, 'slabs', at, 'upToMinor'],
            value: String(upToMinor),
            message: 'Slabs go from the lowest price to the highest; this one would never apply.',
            note: 'not higher',
            expected: `more than ${before}`,
            help: 'put the slabs in order, and leave upToMinor out of the last',
            related: [
              { file, path: ['taxes', tax, 'slabs', at - 1, 'upToMinor'], message: 'the slab before it' },
            ],
          };
        }),
      ),
    ),
};
