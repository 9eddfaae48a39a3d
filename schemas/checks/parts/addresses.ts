import { validFiles } from '../../engine/check.ts';
import type { ContentFile } from '../../engine/content-file.ts';
import type { ValuePath } from '../../engine/diagnostic.ts';
import type { Address } from '../../generated/types.ts';
import { TOOL_LANGUAGE } from '../../language.ts';

export interface WrittenAddress {
  file: string;
  path: ValuePath;
  address: Address;
  /** Whose it is, as operators read it. */
  owner: string;
}

/** Every address of the content: of locations, their billing addresses, and those of legal entities. */
export function addressesOf(files: readonly ContentFile[]): WrittenAddress[] {
  const ofLocations = validFiles(files, 'location').flatMap(({ path: file, value }) => [
    { file, path: ['address'], address: value.address, owner: value.name },
    ...(value.billingAddress === undefined
      ? []
      : [{ file, path: ['billingAddress'], address: value.billingAddress, owner: value.name }]),
  ]);
  const ofEntities = validFiles(files, 'hotel').flatMap(({ path: file, value }) =>
    (value.legalEntities ?? []).flatMap(({ address, legalName }, at) =>
      address === undefined
        ? []
        : [{ file, path: ['legalEntities', at, 'address'], address, owner: legalName }],
    ),
  );
  return [...ofLocations, ...ofEntities];
}

export function nameOfCountry(country: string): string {
  return new Intl.DisplayNames([TOOL_LANGUAGE], { type: 'region' }).of(country) ?? country;
}
