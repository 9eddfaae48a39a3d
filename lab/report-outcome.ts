/** What a run ended in: figures to read, and in words what must not be. */
export interface Outcome {
  faults: string[];
}

const MAX_PRINTED = 20;

/** Prints an outcome and says how the command ends: a control is there to be caught. */
export function reportOutcome({ faults, ...figures }: Outcome, isControl: boolean): number {
  console.table([{ ...figures, faults: faults.length }]);
  for (const fault of faults.slice(0, MAX_PRINTED)) console.error(fault);
  if (!isControl) return faults.length === 0 ? 0 : 1;
  console.log(
    faults.length > 0 ? 'The control was caught.' : 'The control was NOT caught: this test sees nothing.',
  );
  return faults.length > 0 ? 0 : 1;
}
