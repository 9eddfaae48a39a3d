/** Stories that a component does without, each with the reason. Every other component must have them. */
export const EXEMPTIONS: Readonly<Record<string, Readonly<Record<string, string>>>> = {};
