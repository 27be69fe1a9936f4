import type { UnitEdit } from '#modules/catalog/selling/units.ts';

/** A unit as the history records it: details one by one, so that only differences are shown. */
export function describeUnit({
  title,
  summary,
  quantity,
  maxAdults,
  maxChildren,
  maxOccupancy,
  ...unit
}: UnitEdit) {
  const { baseVnd, facilities, details } = unit;
  return {
    ...{ title, summary, quantity, maxAdults, maxChildren, maxOccupancy, baseVnd },
    facilities: facilities.join(', '),
    ...describeDetails(details),
  };
}

/** Nested groups by path, 'route.from'; lists as one line, counted entries preceded by their number. */
function describeDetails(details: object, path = ''): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(details).flatMap(([key, value]): [string, unknown][] => {
      if (Array.isArray(value)) return [[path + key, value.map(describeEntry).join(', ')]];
      if (typeof value !== 'object' || value === null) return [[path + key, value]];
      return Object.entries(describeDetails(value, `${path}${key}.`));
    }),
  );
}

const describeEntry = (entry: string | { type: string; count: number }) =>
  typeof entry === 'string' ? entry : `${entry.count} x ${entry.type}`;
