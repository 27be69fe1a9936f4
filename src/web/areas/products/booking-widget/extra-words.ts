import type { ExtraInput } from '#modules/catalog/schema.ts';

/** After the price of something that is chosen on top. */
export const perWords: Record<ExtraInput['per'], string> = {
  person: 'mỗi khách',
  booking: 'mỗi lần đặt',
  unit: 'mỗi suất',
  day: 'mỗi ngày',
};

/** How extras are called of which one is chosen. */
export const groupWords: Record<string, string> = { pickup: 'Điểm đón' };
