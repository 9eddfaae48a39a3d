import { describe, expect, it } from 'vitest';
import { createTestI18n } from '../../test-content/test-texts.ts';
import { readSearchAddress } from './read-search-address.ts';
import { availabilityQuery, searchAddress } from './search-address.ts';
import type { SearchRules } from './stay-search.ts';

const rules: SearchRules = {
  locationIds: ['harbour', 'valley'],
  today: '2026-11-21',
  horizonDays: 365,
  maxRooms: 3,
  formatDay: (day) => day,
  t: createTestI18n().t,
};

const hotelRooms = [
  { id: 'quay-room', locationId: 'harbour' },
  { id: 'barn', locationId: 'valley' },
];
const read = (query: string, changes: Partial<SearchRules> = {}) =>
  readSearchAddress(new URLSearchParams(query), { ...rules, ...changes }, hotelRooms);
const messages = (query: string) => read(query).faults.map(({ field, message }) => `${field}: ${message}`);

describe('readSearchAddress', () => {
  it('reads a complete search', () => {
    const addressed = read('location=harbour&checkin=2026-12-05&checkout=2026-12-07&rooms=2-7-4,1');
    expect(addressed).toMatchObject({
      state: 'complete',
      faults: [],
      search: {
        locationId: 'harbour',
        checkIn: '2026-12-05',
        checkOut: '2026-12-07',
        rooms: [
          { adults: 2, childAges: [7, 4] },
          { adults: 1, childAges: [] },
        ],
      },
    });
  });

  it('keeps the room that was pressed, with its location, and asks the server nothing about it', () => {
    const { draft, faults } = read('room=barn');
    expect(draft).toMatchObject({ location: 'valley', room: 'barn' });
    expect(faults).toEqual([]);
    const stay = 'location=valley&checkin=2026-12-05&checkout=2026-12-07&rooms=2';
    const addressed = read(`${stay}&room=barn`);
    if (addressed.state !== 'complete') throw new Error(addressed.state);
    expect(addressed.search.roomId).toBe('barn');
    expect(searchAddress(addressed.search)).toBe(`/book?${stay}&room=barn`);
    expect(availabilityQuery(addressed.search, [])).not.toHaveProperty('room');
  });

  it.each(['location=harbour&room=barn', 'room=ballroom', `room=${'x'.repeat(200)}`])(
    'says that it knows no such room: %s',
    (query) => {
      expect(read(query).draft.room).toBe('');
      expect(messages(query)).toEqual([
        expect.stringMatching(/^room: “.{1,40}” is not one of the rooms here/),
      ]);
    },
  );

  it('finds nothing wrong with an address that asks nothing', () => {
    expect(read('')).toMatchObject({
      state: 'undated',
      faults: [],
      draft: { location: '', rooms: [{ adults: 2 }] },
    });
  });

  it('keeps a location without dates', () => {
    expect(read('location=valley')).toMatchObject({
      state: 'undated',
      faults: [],
      draft: { location: 'valley' },
    });
  });

  it('chooses the only location by itself', () => {
    expect(read('', { locationIds: ['harbour'] }).draft.location).toBe('harbour');
  });

  it('names an unknown location where there is only one, and goes on with that one', () => {
    const { draft, faults } = read('location=atlantis', { locationIds: ['harbour'] });
    expect(draft.location).toBe('harbour');
    expect(faults.map(({ field }) => field)).toEqual(['location']);
  });

  it('asks for the location first', () => {
    expect(messages('checkin=2026-12-05&checkout=2026-12-07')).toEqual([
      'location: Please select a location first',
    ]);
  });

  it('names a location that does not exist', () => {
    expect(messages('location=atlantis')).toEqual([
      'location: “atlantis” is not one of our locations. Please select a location first',
    ]);
  });

  it('refuses equal dates in the words of the specification', () => {
    expect(messages('location=harbour&checkin=2026-12-05&checkout=2026-12-05')).toEqual([
      'checkOut: Start and end date cant be same',
    ]);
  });

  it.each([
    ['checkin=2026-12-05', 'checkOut: Please select a valid arrival and departure date'],
    [
      'checkin=2026-12-07&checkout=2026-12-05',
      'checkOut: The departure is before the arrival. Please select a valid arrival and departure date',
    ],
    [
      'checkin=2026-11-20&checkout=2026-11-22',
      'checkIn: 2026-11-20 has passed. Please select a valid arrival and departure date',
    ],
    [
      'checkin=2027-11-20&checkout=2027-11-25',
      'checkOut: We take bookings until 2027-11-21. Please select a valid arrival and departure date',
    ],
    [
      'checkin=2027-02-29&checkout=2027-03-02',
      'checkIn: “2027-02-29” is not a date. Please select a valid arrival and departure date',
    ],
  ])('explains %s', (query, message) => {
    expect(messages(`location=harbour&${query}`)).toEqual([message]);
  });

  it('keeps what was typed beside what is wrong with it', () => {
    expect(read('location=atlantis&checkin=tomorrow&checkout=2026-12-07').draft).toMatchObject({
      location: 'atlantis',
      checkIn: 'tomorrow',
      checkOut: '2026-12-07',
    });
  });

  it.each([
    ['0', "Adult Count Can't be zero"],
    ['', 'Please Select details first'],
    ['-5', 'Adult count is required'],
    ['02', 'Enter a valid number of guests'],
    ['2-30', 'Adults are aged 12 and above; children are below 12'],
  ])('says what is wrong with rooms=%s and searches with the usual guests', (rooms, message) => {
    const addressed = read(`location=harbour&checkin=2026-12-05&checkout=2026-12-07&rooms=${rooms}`);
    expect(addressed.faults).toEqual([
      { field: 'rooms', message: `${message}. We show one room for two adults instead.` },
    ]);
    expect(addressed).toMatchObject({ state: 'complete', search: { rooms: [{ adults: 2, childAges: [] }] } });
  });

  it('refuses more rooms than can be booked at once', () => {
    expect(messages('location=harbour&checkin=2026-12-05&checkout=2026-12-07&rooms=1,1,1,1')).toEqual([
      'rooms: At most 3 rooms can be booked at once. Please write or call for more.',
    ]);
  });

  it('repeats a stranger’s text only in part', () => {
    const [message = ''] = messages(`location=${'x'.repeat(5000)}`);
    expect(message.length).toBeLessThan(150);
  });

  it('does not judge the past while the page is prerendered', () => {
    expect(
      read('location=harbour&checkin=2020-01-01&checkout=2020-01-02', { today: undefined }).faults,
    ).toEqual([]);
  });
});

describe('searchAddress', () => {
  it('writes what it reads', () => {
    const query = 'location=harbour&checkin=2026-12-05&checkout=2026-12-07&rooms=2-7-4%2C1';
    const addressed = read(query);
    expect(addressed.state === 'complete' && searchAddress(addressed.search)).toBe(`/book?${query}`);
  });
});

describe('what was chosen of several rooms', () => {
  const two = 'location=harbour&checkin=2026-12-05&checkout=2026-12-07&rooms=2,1';

  it('is read room by room, with the code', () => {
    expect(read(`${two}&promo=RAINS15&chosen=quay.flexible.BB`)).toMatchObject({
      state: 'complete',
      faults: [],
      search: { promo: 'RAINS15' },
      chosen: [{ roomId: 'quay', ratePlanId: 'flexible', mealPlan: 'BB' }],
    });
  });

  it.each(['quay', 'a.b.BB,c.d.BB,e.f.BB'])('is explained where it is %s, and chosen again', (chosen) => {
    expect(read(`${two}&chosen=${chosen}`)).toMatchObject({
      state: 'complete',
      chosen: [],
      faults: [{ field: 'chosen', message: expect.stringContaining('choose them again') as string }],
    });
  });

  it('is written behind the search that it belongs to', () => {
    const addressed = read(two);
    const chosen = [{ roomId: 'quay', ratePlanId: 'flexible', mealPlan: 'BB' as const }];
    expect(addressed.state === 'complete' && searchAddress(addressed.search, chosen)).toBe(
      `/book?${two.replace(',', '%2C')}&chosen=quay.flexible.BB`,
    );
  });
});
