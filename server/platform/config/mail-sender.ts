import { storedEmail } from '#domain/email-address';
import { ConfigError } from './config-error.ts';

/** Reads MAIL_FROM: an address, or a name with an address. */
export function mailFrom(value: string | undefined): { name: string; address: string } | undefined {
  if (value === undefined) return undefined;
  const [, name, address = value] = /^([^<>\r\n]{1,100}) <([^<>]{3,254})>$/.exec(value) ?? [];
  if (/^[^\s<>@,;]{1,64}@[^\s<>@,;]{1,189}$/.test(address))
    return { name: name ?? '', address: storedEmail(address) };
  throw new ConfigError('MAIL_FROM', 'is not an address', 'write Hotel <stay@hotel.example>');
}
