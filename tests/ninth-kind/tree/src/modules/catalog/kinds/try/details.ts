import { z } from 'zod';
import { codeInput, codeOptions } from '#modules/catalog/kinds/code-input.ts';
import { weekdayOptions } from '#modules/catalog/kinds/field-labels.ts';
import type { Kind } from '#modules/catalog/kinds/kind.ts';
import { childPolicyLabel } from '#modules/catalog/kinds/sale-term-labels.ts';
import { childBandInput } from '#modules/catalog/kinds/sale-terms.ts';
import { clockInput, textInput } from '#modules/catalog/schema.ts';
import { levels } from './codes.ts';
import { tryProfile } from './profile.ts';

export const tryDetails = z.object({
  level: codeInput(levels),
  craft: textInput(60),
  teacher: textInput(60),
  groupMin: z.int().min(1),
  weekdays: z.array(z.int().min(1).max(7)).min(1),
  childPolicy: z.array(childBandInput),
});

export const lessonDetails = z.object({ startsAt: clockInput });

const tryLabels = {
  level: { label: 'Trình độ', options: levels },
  craft: { label: 'Nghề' },
  teacher: { label: 'Người dạy' },
  groupMin: { label: 'Ít nhất bao nhiêu khách' },
  weekdays: { label: 'Các thứ', options: weekdayOptions },
  childPolicy: childPolicyLabel,
};

export const tryKind: Kind<z.infer<typeof tryDetails>> = {
  ...tryProfile,
  sale: 'guests',
  saleTerms: ({ childPolicy }) => ({ childBands: childPolicy, max: 10, extras: [], surcharges: [] }),
  startsOn: ({ weekdays }) => weekdays,
  fewestToRun: ({ groupMin }) => groupMin,
  passengers: () => ({ asks: 'names', hoursBefore: 24 }),
  scansEachGuest: () => true,
  whereToGo: ({ teacher }) => [`Bạn gặp ${teacher} ở xưởng.`],
  whatToBring: () => ['Áo cũ, vì đất sét bám'],
  details: tryDetails,
  detailLabels: tryLabels,
  unitDetails: lessonDetails,
  quickFilters: { options: [['level', 'beginner', 'Người mới']], cheapVnd: 300_000 },
  filters: [
    { key: 'level', label: 'Trình độ', type: 'detail', path: 'level', options: codeOptions(levels) },
    { key: 'craft', label: 'Nghề', type: 'detail', path: 'craft' },
    { key: 'conforms', label: 'Phù hợp với', type: 'term', taxonomy: 'conform' },
  ],
  cardTaxonomies: ['conform'],
  cardFacts: ({ details, terms }) => [details.craft, ...terms.map(({ title }) => title)],
  jsonLd: () => ({ '@type': 'Product', category: 'Lớp học' }),
};
