// oxlint-disable-next-line import/no-unassigned-import -- makes the declaration below add to the package's own
import 'i18next';
import type common from '../public/locales/en/common.json';

// A key that is not in the texts does not compile.
declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    resources: { common: typeof common };
  }
}
