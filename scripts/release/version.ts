/** A released version: three numbers. */
const RELEASED = /^(?:0|[1-9]\d*)\.(?:0|[1-9]\d*)\.(?:0|[1-9]\d*)$/;
const IN_WORK = /^(.+)-dev$/;

export function isReleasedForm(text: string): boolean {
  return RELEASED.test(text);
}

/** What a version in work is going to be: "0.3.0" of "0.3.0-dev"; undefined if it is not one. */
export function targetOf(version: string): string | undefined {
  const [, target] = IN_WORK.exec(version) ?? [];
  return target !== undefined && isReleasedForm(target) ? target : undefined;
}

/** Whether a released version is above another one. */
export function isAbove(one: string, other: string): boolean {
  return one.localeCompare(other, 'en', { numeric: true }) > 0;
}

/** The version in work after a release: 0.4.0-dev after 0.3.0 and after 0.3.1. */
export function nextInWork(version: string): string {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return `${major}.${minor + 1}.0-dev`;
}

/** The versions that may follow one: 0.2.1, 0.3.0, 1.0.0. */
export function followersOf(version: string): string[] {
  const [major = 0, minor = 0, patch = 0] = version.split('.').map(Number);
  return [`${major}.${minor}.${patch + 1}`, `${major}.${minor + 1}.0`, `${major + 1}.0.0`];
}

/** The highest of the released versions, which versions.json has with their commits. */
export function lastOf(versions: Readonly<Record<string, string>>): string | undefined {
  return Object.keys(versions).reduce<string | undefined>(
    (last, version) => (last === undefined || isAbove(version, last) ? version : last),
    undefined,
  );
}
