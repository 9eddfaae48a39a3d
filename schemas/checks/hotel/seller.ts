import { type CheckContext, validFiles } from '../../engine/check.ts';
import { type CheckerRule, type RuleDiagnostic, replaced } from '../../engine/rule.ts';
import type { Hotel } from '../../generated/types.ts';

export const rule: CheckerRule = {
  severity: 'error',
  title: 'Each location has one legal entity, where there are any.',
  why: 'Nobody could tell who writes the invoices of the location, or nobody would write them.',
  remedy: 'Name each location in the locationIds of one legal entity.',
  example: replaced(
    'hotel.json',
    '"legalEntities": [',
    '"legalEntities": [\n    { "id": "other", "legalName": "Other Ltd", "invoiceSeries": "O", "creditNoteSeries": "OC" },',
  ),
  run: (context) =>
    validFiles(context.files, 'hotel').flatMap(({ path: file, value }) =>
      (value.legalEntities ?? []).length === 0 ? [] : faultsOf(context, file, value),
    ),
};

function faultsOf({ files }: CheckContext, file: string, { legalEntities = [] }: Hotel): RuleDiagnostic[] {
  const locations = validFiles(files, 'location').filter(({ value }) => value.enabled !== false);
  return locations.flatMap(({ value: { id } }) => {
    const sellers = legalEntities.filter(({ locationIds }) => locationIds?.includes(id) ?? true);
    const [first, second] = sellers;
    if (first === undefined)
      return {
        file,
        path: ['legalEntities'],
        value: id,
        message: `No legal entity names \`${id}\`, so its stays have no invoices.`,
        help: `add "${id}" to the locationIds of one`,
      };
    if (second === undefined) return [];
    return {
      file,
      path: ['legalEntities', legalEntities.indexOf(second), 'id'],
      value: second.id,
      message: `\`${first.id}\` and \`${second.id}\` both sell the stays of \`${id}\`.`,
      help: 'give each the locationIds that it sells',
    };
  });
}
