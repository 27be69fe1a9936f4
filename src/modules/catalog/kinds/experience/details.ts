import { z } from 'zod';
import type { Kind } from '#modules/catalog/kinds/kind.ts';
import { childBandInput, extraInput } from '#modules/catalog/kinds/sale-terms.ts';
import { clockInput, textInput } from '#modules/catalog/schema.ts';
import { codeInput, codeOptions } from '../code-input.ts';
import { conditionFilters } from '../condition-filters.ts';
import { weekdayOptions } from '../field-labels.ts';
import { childPolicyLabel, extrasLabel } from '../sale-term-labels.ts';
import { difficulties } from './codes.ts';
import { experienceProfile } from './profile.ts';

export const experienceDetails = z.object({
  durationMinutes: z.int().min(15),
  languages: z.array(textInput(40)).min(1),
  meetingPoint: textInput(240),
  difficulty: codeInput(difficulties),
  ageMin: z.int().min(0).max(18),
  groupMin: z.int().min(1),
  groupMax: z.int().min(1),
  whatToBring: z.array(textInput(160)).min(1),
  childPolicy: z.array(childBandInput),
  /** ISO weekdays on which it takes place. */
  weekdays: z.array(z.int().min(1).max(7)).min(1),
  extras: z.array(extraInput).default([]),
  /** What happens in bad weather. */
  weatherPolicy: textInput(400),
});

/** A time slot of the day with an allotment of its own. */
export const slotDetails = z.object({ startsAt: clockInput });

const experienceLabels = {
  durationMinutes: { label: 'Kéo dài (phút)' },
  languages: { label: 'Ngôn ngữ', hint: 'Mỗi dòng một ngôn ngữ.' },
  meetingPoint: { label: 'Điểm hẹn' },
  difficulty: { label: 'Mức độ', options: difficulties },
  ageMin: { label: 'Từ tuổi', hint: '0 nếu tuổi nào cũng được.' },
  groupMin: { label: 'Ít nhất bao nhiêu khách' },
  groupMax: { label: 'Nhiều nhất bao nhiêu khách' },
  whatToBring: { label: 'Mang theo', hint: 'Mỗi dòng một thứ.' },
  childPolicy: childPolicyLabel,
  weekdays: { label: 'Diễn ra các thứ', options: weekdayOptions },
  extras: extrasLabel,
  weatherPolicy: { label: 'Khi thời tiết xấu' },
};

export const experience: Kind<z.infer<typeof experienceDetails>> = {
  ...experienceProfile,
  sale: 'guests',
  saleTerms: ({ ageMin, childPolicy, groupMin, groupMax, extras }) => ({
    ageMin,
    childBands: childPolicy,
    min: groupMin,
    max: groupMax,
    extras,
    surcharges: [],
  }),
  startsOn: ({ weekdays }) => weekdays,
  whereToGo: ({ meetingPoint }) => (meetingPoint ? [`Điểm hẹn: ${meetingPoint}.`] : []),
  whatToBring: ({ whatToBring }) => whatToBring ?? [],
  details: experienceDetails,
  detailLabels: experienceLabels,
  unitDetails: slotDetails,
  quickFilters: {
    options: [
      ['difficulty', 'easy', 'Nhẹ nhàng'],
      ['cancel', 'free', 'Hủy miễn phí'],
      ['conforms', 'gia-dinh', 'Hợp với gia đình'],
    ],
    cheapVnd: 500_000,
  },
  filters: [
    { key: 'category', label: 'Loại trải nghiệm', type: 'term', taxonomy: 'experience-category' },
    {
      key: 'difficulty',
      label: 'Mức độ',
      type: 'detail',
      path: 'difficulty',
      options: codeOptions(difficulties),
    },
    ...conditionFilters,
    { key: 'conforms', label: 'Phù hợp với', type: 'term', taxonomy: 'conform' },
  ],
  cardTaxonomies: ['experience-category'],
  cardFacts: ({ details, terms }) => [
    terms.find((term) => term.taxonomy === 'experience-category')?.title ?? '',
    hoursOf(details.durationMinutes),
    details.ageMin > 0 ? `Từ ${details.ageMin} tuổi` : '',
  ],
  jsonLd: () => ({ '@type': ['TouristTrip', 'Product'] }),
};

/** '2 giờ', '1 giờ 30 phút', '45 phút'. */
function hoursOf(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  return [hours > 0 && `${hours} giờ`, minutes % 60 > 0 && `${minutes % 60} phút`].filter(Boolean).join(' ');
}
