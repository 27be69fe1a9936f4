import type { DayPart } from '#modules/tasks/queries/get-day.ts';

/** The parts of a day: how addresses name them, and their titles. */
export const dayParts: Record<DayPart, { slug: string; title: string }> = {
  arrivals: { slug: 'den', title: 'Đến hôm nay' },
  leaving: { slug: 'di', title: 'Đi hôm nay' },
  starting: { slug: 'khoi-hanh', title: 'Khởi hành hôm nay' },
};

/** The part that an address names; the arrivals without one. */
export function readDayPart(slug: string | null): DayPart {
  const parts = Object.keys(dayParts) as DayPart[];
  return parts.find((part) => dayParts[part].slug === slug) ?? 'arrivals';
}
