import { ConfigError } from './config-error.ts';
import { ENV, type EnvName } from './env.ts';

export function parsedUrl(name: EnvName, value: string): URL {
  const url = URL.parse(value);
  if (url === null) throw new ConfigError(name, 'is not a URL', ENV[name]);
  return url;
}

export function integer(name: EnvName, value: string, { min, max }: { min: number; max: number }): number {
  const number = /^\d{1,9}$/.test(value) ? Number(value) : Number.NaN;
  if (number >= min && number <= max) return number;
  throw new ConfigError(name, `is not a whole number from ${min} to ${max}`, ENV[name]);
}

export function oneOf<const T extends readonly string[]>(
  name: EnvName,
  value: string,
  allowed: T,
): T[number] {
  const found = allowed.find((entry) => entry === value);
  if (found === undefined) throw new ConfigError(name, 'is not known', `choose ${allowed.join(', ')}`);
  return found;
}
