import { describe, expect, test } from 'vitest';
import { kindProfiles } from '#modules/catalog/kinds/kind-profiles.ts';
import { fitTrip } from './fit-trip.ts';
import { mergeTrip, parseTripMemory } from './trip-memory.ts';

const stay = {
  from: '2026-12-05',
  to: '2026-12-07',
  month: null,
  time: null,
  rooms: 2,
  adults: 3,
  childAges: [5],
};
const day = (from: string) => ({ ...stay, from, to: null, rooms: 1, adults: 2, childAges: [] });

describe('the remembered trip', () => {
  test('keeps the stay when a day within it is chosen, with the new party', () => {
    expect(mergeTrip(stay, day('2026-12-06'))).toEqual({ ...stay, adults: 2, childAges: [] });
  });

  test('moves to a new day outside of it, and keeps the rooms', () => {
    expect(mergeTrip(stay, day('2026-12-20'))).toMatchObject({ from: '2026-12-20', to: null, rooms: 2 });
  });

  test('is used only where it is valid', () => {
    expect(
      parseTripMemory({ trip: stay, places: [{ label: 'Huế', params: [['provinces', 'hue']] }] }),
    ).toEqual({
      trip: stay,
      places: [{ label: 'Huế', params: [['provinces', 'hue']] }],
    });
    expect(parseTripMemory(null)).toEqual({ trip: null, places: [] });
    expect(parseTripMemory({ trip: { ...stay, from: 'soon' }, places: [{ label: 3 }, 'x'] })).toEqual({
      trip: null,
      places: [],
    });
    expect(parseTripMemory({ trip: { ...stay, from: null, month: null } }).trip).toBeNull();
  });
});

describe('a remembered trip for another kind', () => {
  const { hotel, tour, car } = kindProfiles;

  test('has the parameters of that kind', () => {
    expect(fitTrip(stay, tour, '2026-11-23')).toMatchObject({
      from: '2026-12-05',
      to: null,
      adults: 3,
      rooms: 1,
    });
    expect(fitTrip(day('2026-12-20'), hotel, '2026-11-23')).toMatchObject({
      from: '2026-12-20',
      to: '2026-12-22',
    });
    expect(fitTrip({ ...stay, time: '08:30' }, car, '2026-11-23')).toMatchObject({
      time: '08:30',
      adults: 2,
    });
  });

  test('is empty once it is past, and for a kind that asks for days when it is a month', () => {
    expect(fitTrip(stay, hotel, '2026-12-06')).toBeNull();
    const month = { ...day('2026-12-01'), from: null, month: '2026-12' };
    expect(fitTrip(month, hotel, '2026-11-23')).toBeNull();
    expect(fitTrip(month, tour, '2026-11-23')).toMatchObject({ month: '2026-12' });
  });
});
