/**
 * `npm run sizes`: fails where an entry point of the design system exceeds its budget. `--write` sets all budgets,
 * `--write-new` those of new entry points.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import {
  type Budgets,
  budgetsFor,
  SIX_BESIDE_REACT_MAX,
  sizeFaults,
  WHOLE_STYLESHEET_MAX,
} from './sizes/compare.ts';
import { measure } from './sizes/measure.ts';

const FILE = 'design-system/size-budgets.json';

const sizes = await measure();
// Written below.
const written = JSON.parse(readFileSync(FILE, 'utf8')) as Budgets;
const measured = budgetsFor(sizes);
const budgets = process.argv.includes('--write')
  ? measured
  : process.argv.includes('--write-new')
    ? { ...measured, ...written }
    : written;
if (budgets !== written) writeFileSync(FILE, `${JSON.stringify(budgets, null, 2)}\n`);
const faults = sizeFaults(sizes, budgets);
for (const fault of faults) console.error(fault);
if (faults.length > 0) process.exitCode = 1;
console.log(
  `${Object.keys(sizes.doors).length} doors weighed. Whole stylesheet: ${sizes.wholeStylesheet} of ${WHOLE_STYLESHEET_MAX} bytes. ` +
    `Six components with React: ${sizes.sixBesideReact.toFixed(2)} of ${SIX_BESIDE_REACT_MAX.toFixed(2)} times React.`,
);
