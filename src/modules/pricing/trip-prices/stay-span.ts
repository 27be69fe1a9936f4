import { addDays, nightsOf } from '#platform/time/days.ts';

/** A stay's nights and its day of departure. */
interface StaySpan {
  day: string;
  length: number;
  nights: readonly string[];
  to: string;
}

/** Cache of the last one: within a list it is the same for all units. */
let last: StaySpan = { day: '', length: 0, nights: [], to: '' };

/** The span of a stay of `length` nights from a day on. */
export function staySpan(day: string, length: number): StaySpan {
  if (last.day !== day || last.length !== length) {
    const to = addDays(day, length);
    last = { day, length, nights: nightsOf(day, to), to };
  }
  return last;
}
