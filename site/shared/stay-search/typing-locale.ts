/** The browser's language, for the order of typed dates. Undefined where its tag is none, as in "en-US@posix". */
export function typingLocale(language: string): string | undefined {
  try {
    return Intl.getCanonicalLocales(language)[0];
  } catch {
    return undefined;
  }
}
