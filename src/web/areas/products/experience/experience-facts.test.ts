import { expect, test } from 'vitest';
import { experienceFacts } from './experience-facts.ts';
import type { ExperienceView } from './experience-view.ts';

function guestsOf(groupMax: number, places: number[]) {
  const details = {
    groupMin: 1,
    groupMax,
    durationMinutes: 120,
    ageMin: 0,
    difficulty: 'easy',
    languages: [],
  };
  const slots = places.map((quantity) => ({ quantity }));
  const facts = experienceFacts({ details, slots } as unknown as ExperienceView);
  return facts.find(({ label }) => label === 'Mỗi lần đặt')?.value;
}

test('a booking takes no more guests than the largest slot has places', () => {
  expect(guestsOf(20, [16, 12])).toBe('1–16 khách');
  expect(guestsOf(8, [16])).toBe('1–8 khách');
});
