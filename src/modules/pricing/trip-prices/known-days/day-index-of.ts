import type { DayFacts, DayIndex } from '#modules/pricing/quote/quote-facts.ts';
import type { DayColumns } from './day-columns.ts';
import { dayNumber } from './day-number.ts';

/** Days as the pricers of a quote ask for them. What was asked for once stays as it was, whatever becomes of the columns. */
export function dayIndexOf(columns: DayColumns): DayIndex {
  const units = new Map<number, OwnDays>();
  return {
    get: (unitId) => {
      const known = units.get(unitId);
      if (known) return known;
      const own = new OwnDays(columns, unitId);
      units.set(unitId, own);
      return own;
    },
  };
}

class OwnDays {
  private readonly days = new Map<string, DayFacts | undefined>();
  private readonly columns: DayColumns;
  private readonly unitId: number;

  constructor(columns: DayColumns, unitId: number) {
    this.columns = columns;
    this.unitId = unitId;
  }

  get(day: string): DayFacts | undefined {
    const known = this.days.get(day);
    if (known !== undefined || this.days.has(day)) return known;
    const facts = this.columns.dayOf(this.unitId, dayNumber(day));
    this.days.set(day, facts);
    return facts;
  }
}
