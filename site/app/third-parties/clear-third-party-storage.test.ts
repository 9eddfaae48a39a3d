import { expect, it } from 'vitest';
import { clearThirdPartyStorage } from './clear-third-party-storage.ts';

it('removes what others left and keeps what is ours', () => {
  const set: string[] = [];
  const page = {
    location: { hostname: 'stay.hotel.example' },
    get cookie() {
      return '_ga=GA1.1; _gcl_au=1';
    },
    set cookie(value: string) {
      set.push(value);
    },
  };
  localStorage.setItem('verandah.consent', 'denied');
  localStorage.setItem('_fbp', '1');

  clearThirdPartyStorage(page, [localStorage]);

  expect(set).toEqual([
    '_ga=; path=/; max-age=0',
    '_ga=; path=/; max-age=0; domain=stay.hotel.example',
    '_ga=; path=/; max-age=0; domain=hotel.example',
    '_gcl_au=; path=/; max-age=0',
    '_gcl_au=; path=/; max-age=0; domain=stay.hotel.example',
    '_gcl_au=; path=/; max-age=0; domain=hotel.example',
  ]);
  expect(Object.keys(localStorage)).toEqual(['verandah.consent']);
});
