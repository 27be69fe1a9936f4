import type { DayFacts, DayIndex } from '#modules/pricing/quote/quote-facts.ts';
import type { DayColumns } from './day-columns.ts';
import { dayNumber } from './day-number.ts';

/** Days as the pricers of a quote read them. What was read once stays as it was, whatever becomes of the columns. */
export function dayIndexOf(columns: DayColumns): DayIndex {
  const units = new Map<number, UnitDays>();
  return {
    get: (unitId) => {
      const cached = units.get(unitId);
      if (cached) return cached;
      const unitDays = new UnitDays(columns, unitId);
      units.set(unitId, unitDays);
      return unitDays;
    },
  };
}

class UnitDays {
  private readonly days = new Map<string, DayFacts | undefined>();
  private readonly columns: DayColumns;
  private readonly unitId: number;

  constructor(columns: DayColumns, unitId: number) {
    this.columns = columns;
    this.unitId = unitId;
  }

  get(day: string): DayFacts | undefined {
    const cached = this.days.get(day);
    if (cached !== undefined || this.days.has(day)) return cached;
    const facts = this.columns.dayOf(this.unitId, dayNumber(day));
    this.days.set(day, facts);
    return facts;
  }
}
