/** The figures and the faults of a run. */
export interface Outcome {
  faults: string[];
}

const MAX_PRINTED = 20;

/** Prints an outcome. @returns the exit code; a control must have faults. */
export function reportOutcome({ faults, ...figures }: Outcome, isControl: boolean): number {
  console.table([{ ...figures, faults: faults.length }]);
  for (const fault of faults.slice(0, MAX_PRINTED)) console.error(fault);
  if (!isControl) return faults.length === 0 ? 0 : 1;
  console.log(
    faults.length > 0 ? 'The control was caught.' : 'The control was NOT caught: this test sees nothing.',
  );
  return faults.length > 0 ? 0 : 1;
}
