import { describe, expect, it } from 'vitest';
import { dayFormat } from './day-format.ts';

const TODAY = '2026-03-05';
const typed = (text: string, locale: string) => dayFormat(locale).parse(text, TODAY);

describe('a typed date', () => {
  it.each([
    ['2026-03-10', 'en-IN', '2026-03-10'],
    ['20260310', 'en-IN', '2026-03-10'],
    ['2026/3/10', 'en-US', '2026-03-10'],
    ['10/03/2026', 'en-IN', '2026-03-10'],
    ['10.3.26', 'en-IN', '2026-03-10'],
    ['10 3 2026', 'en-IN', '2026-03-10'],
    ['10032026', 'en-IN', '2026-03-10'],
    ['100326', 'en-IN', '2026-03-10'],
    ['10/3', 'en-IN', '2026-03-10'],
    ['4/3', 'en-IN', '2027-03-04'],
    ['03/10/2026', 'en-US', '2026-03-10'],
    ['10.03.2026', 'de-DE', '2026-03-10'],
    ['2026. 03. 10.', 'hu-HU', '2026-03-10'],
    ['10 March 2026', 'en-IN', '2026-03-10'],
    ['Tue, 10 Mar 2026', 'en-GB', '2026-03-10'],
    ['tues 10th march', 'en-IN', '2026-03-10'],
    ['March 10', 'en-IN', '2026-03-10'],
    ['10-sept-26', 'en-GB', '2026-09-10'],
    ['10. März 2026', 'de-DE', '2026-03-10'],
    ['10 марта 2026 г.', 'ru-RU', '2026-03-10'],
    ['mar, 28 abr 2026', 'es-ES', '2026-04-28'],
    ['2026年12月10日(木)', 'ja-JP', '2026-12-10'],
    ['١٠ مارس ٢٠٢٦', 'ar-EG', '2026-03-10'],
    ['10/03/2026', 'ar-EG', '2026-03-10'],
    ['१०/०३/२०२६', 'mr-IN', '2026-03-10'],
    ['29 feb', 'en-IN', '2028-02-29'],
    ['  10 mar  ', 'en-IN', '2026-03-10'],
  ])('"%s" in %s is %s', (text, locale, day) => {
    expect(typed(text, locale)).toBe(day);
  });

  it('that only makes sense the other way round is read the other way round', () => {
    expect(typed('25/03/2026', 'en-US')).toBe('2026-03-25');
    expect(typed('03/25/2026', 'en-IN')).toBe('2026-03-25');
  });

  it.each([
    '',
    'tomorrow',
    'march',
    '10',
    '31/02/2026',
    '29/02/2026',
    '00/03/2026',
    '13/13/2026',
    '1/1/1/1',
    '10 marble 2026',
    '99999999',
    '10/03/202',
    '2026-02-30',
  ])('"%s" is none', (text) => {
    expect(typed(text, 'en-IN')).toBeUndefined();
  });
});

describe('what the calendar writes', () => {
  const european = ['de-DE', 'fr-FR', 'es-ES', 'it-IT', 'pt-BR', 'ru-RU', 'pl-PL', 'tr-TR', 'fi-FI', 'hu-HU'];
  const others = ['en-IN', 'en-US', 'vi-VN', 'th-TH', 'ja-JP', 'zh-CN', 'ko-KR', 'ar-EG', 'fa-IR', 'he-IL'];
  const indian = ['hi-IN', 'ta-IN', 'bn-IN', 'mr-IN', 'gu-IN', 'ml-IN'];
  const days = [
    '2026-01-01',
    '2026-02-28',
    '2026-05-12',
    '2026-09-30',
    '2026-10-10',
    '2026-12-31',
    '2028-02-29',
  ];

  it.each([...european, ...others, ...indian])('can be read again in %s', (locale) => {
    const format = dayFormat(locale);
    expect(days.map((day) => format.parse(format.short(day), TODAY))).toEqual(days);
    expect(days.map((day) => format.parse(format.full(day), TODAY))).toEqual(days);
  });

  it('is the same day wherever the machine stands', () => {
    expect(dayFormat('en-IN').full('2026-03-08')).toBe('Sunday, 8 March 2026');
    expect(dayFormat('en-IN').range('2026-02-27', '2026-03-02')).toContain('27 Feb');
  });
});
