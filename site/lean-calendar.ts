import type { Plugin } from 'vite';

const STRINGS = /[\\/]react-aria[\\/]dist[\\/]private[\\/]calendar[\\/]intlStrings\.mjs$/u;
const CALENDAR = /[\\/]react-aria-components[\\/]dist[\\/]private[\\/]Calendar\.mjs$/u;

/**
 * The only text of the library that a guest can meet: the months that come into view, said when they are turned by a
 * button. Without words it is right in every language.
 */
const STRINGS_CODE = `
export default {
  'en-US': {
    dateRange: ({ startDate, endDate }) => startDate + ' \u2013 ' + endDate,
    previous: () => '',
    next: () => '',
    selectedDateDescription: () => '',
    selectedRangeDescription: () => '',
  },
};
`;

/**
 * Keeps what the stay calendar never uses out of the guest's download: 34 languages of the library (every word is the
 * hotel's own) and 13 calendar systems (stay dates are Gregorian). The build fails when the library changes its shape.
 */
export function leanCalendar(): Plugin {
  return {
    name: 'verandah:lean-calendar',
    enforce: 'pre',
    transform(code, id) {
      if (STRINGS.test(id)) {
        if (!code.includes('"en-US"'))
          this.error('react-aria no longer lists the languages of its calendar here');
        return { code: STRINGS_CODE, map: null };
      }
      if (!CALENDAR.test(id)) return null;
      const lean = code.replaceAll(
        /props\.createCalendar \|\| \(0, \$\w+\$createCalendar\)/gu,
        'props.createCalendar',
      );
      if (lean === code)
        this.error('react-aria-components no longer creates its calendars in the expected form');
      return { code: lean, map: null };
    },
  };
}
