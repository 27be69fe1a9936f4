import type { QuoteRequest } from '#modules/pricing/schema.ts';
import { isDay } from '#platform/time/days.ts';

/** What the visitor chose on a product's page, as the checkout's address carries it. */
export interface StayChoice {
  unitId: number;
  ratePlanId: number;
  checkIn: string;
  checkOut: string;
  rooms: number;
  adults: number;
  childAges: number[];
}

/** Reads the choice from the address; null when it is not whole, as when somebody shortened the link. */
export function parseStayChoice(params: URLSearchParams): StayChoice | null {
  const number = (key: string, fallback = Number.NaN) => {
    const text = params.get(key);
    return text ? Number(text) : fallback;
  };
  const choice: StayChoice = {
    unitId: number('unit'),
    ratePlanId: number('plan'),
    checkIn: params.get('checkIn') ?? '',
    checkOut: params.get('checkOut') ?? '',
    rooms: number('rooms', 1),
    adults: number('adults', 2),
    childAges: parseChildAges(params),
  };
  const numbers = [choice.unitId, choice.ratePlanId, choice.rooms, choice.adults];
  const isWhole = numbers.every((value) => Number.isInteger(value) && value > 0 && value <= 2_147_483_647);
  return isWhole &&
    choice.rooms <= 20 &&
    choice.adults <= 60 &&
    isDay(choice.checkIn) &&
    isDay(choice.checkOut)
    ? choice
    : null;
}

/** Ages stand as 'childAges=3&childAges=7' or 'childAges=3,7'; what is no age from 0 to 17 is left out. */
export function parseChildAges(params: URLSearchParams): number[] {
  return params
    .getAll('childAges')
    .flatMap((text) => text.split(','))
    .filter((text) => /^\d{1,2}$/.test(text))
    .map(Number)
    .filter((age) => age <= 17)
    .slice(0, 40);
}

export function toQuoteRequest(choice: StayChoice): QuoteRequest {
  return {
    items: [
      {
        unitId: choice.unitId,
        ratePlanId: choice.ratePlanId,
        from: choice.checkIn,
        to: choice.checkOut,
        quantity: choice.rooms,
        adults: choice.adults,
        childAges: choice.childAges,
        options: { extraBeds: 0 },
      },
    ],
  };
}
