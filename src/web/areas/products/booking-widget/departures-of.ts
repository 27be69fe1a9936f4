import type { DayAddition, UnitStart } from '#modules/pricing/calendar/unit-starts.ts';

export interface Departure {
  day: string;
  /** Availability, even where it is too low for the party. */
  left: number;
  isFree: boolean;
  /** The total for the whole party, including the day's surcharges. */
  totalVnd: number;
  /** What distinguishes the day's price from the others, in words: 'phụ thu cuối tuần', 'giá mùa thu trên vịnh'. */
  added: string[];
  /** Another unit that is still available on a day on which this one is sold out. */
  instead: { unitId: number; title: string; totalVnd: number } | null;
}

/** The departures of a unit in order, including sold-out ones. */
export function departuresOf(open: readonly UnitStart[], unitId: number): Departure[] {
  const own = open.filter((start) => start.unitId === unitId);
  const counts = Map.groupBy(
    own.flatMap(({ added }) => added),
    ({ label }) => label,
  );
  const isUsual = (label: string) => own.length > 1 && (counts.get(label)?.length ?? 0) * 2 > own.length;
  return own.map(({ day, left, isFree, totalVnd, added }) => ({
    day,
    left,
    isFree,
    totalVnd: totalVnd ?? 0,
    added: added.filter(({ label }) => !isUsual(label)).map(inWords),
    instead: isFree ? null : otherUnit(open, day),
  }));
}

/** Without what the label says in brackets; a season's label alone says nothing of money. */
function inWords({ label, isSurcharge }: DayAddition): string {
  const bare = label.replace(/ \(.*\)$/, '');
  const words = bare.charAt(0).toLowerCase() + bare.slice(1);
  return isSurcharge || /^(giá|phụ thu) /.test(words) ? words : `giá ${words}`;
}

function otherUnit(open: readonly UnitStart[], day: string): Departure['instead'] {
  const free = open.filter((start) => start.day === day && start.isFree);
  const [best] = free.toSorted((a, b) => (a.totalVnd ?? 0) - (b.totalVnd ?? 0));
  return best ? { unitId: best.unitId, title: best.title, totalVnd: best.totalVnd ?? 0 } : null;
}
