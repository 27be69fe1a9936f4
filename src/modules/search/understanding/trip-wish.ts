import { addDays, isDay, isoWeekday } from '#platform/time/days.ts';
import { fold } from '#platform/vietnamese/fold.ts';
import { lunarDay } from '#platform/vietnamese/lunar.ts';
import { parseMoney } from '#platform/vietnamese/parse-money.ts';

/** What somebody on the phone wants, as far as one sentence says it. Days are ISO. */
export interface TripWish {
  /** What is left of the sentence: where to, and what. */
  text: string;
  from?: string | undefined;
  to?: string | undefined;
  adults?: number;
  childAges: number[];
  budgetVnd?: number;
}

const friday = 5;
/** By figure and by word, from Monday, which is 'thứ hai'; Sunday is named without. */
const weekdays = ['2', '3', '4', '5', '6', '7', '', 'hai', 'ba', 'tu', 'nam', 'sau', 'bay', ''];

/**
 * Reads a sentence as it is typed while somebody speaks, with or without marks: 'phú quốc tết 4n3đ 2 lớn bé 9t 5t tầm 25tr'.
 * Every part that is understood is taken out of it. A day without a year is the next one there is.
 */
export function readTripWish(sentence: string, today: string): TripWish {
  const wish: TripWish = { text: '', childAges: [] };
  let rest = ` ${fold(sentence.replace(/[-–](?=\s*\d)/g, ' den ')).replace(/[,;]/g, ' ')} `;
  const take = (pattern: RegExp, use: (...groups: (string | undefined)[]) => void) => {
    rest = rest.replace(pattern, (...found) => {
      use(...(found.slice(1, -2) as (string | undefined)[]));
      return ' ';
    });
  };
  take(
    / (?:tam|duoi|khoang|ngan sach)\s+([\d.,]+\s*(?:k|nghin|ngan|tr|trieu|ty)?\d*)(?= )/,
    (amount = '') => {
      const budgetVnd = parseMoney(amount);
      if (budgetVnd !== null) wish.budgetVnd = budgetVnd;
    },
  );
  let nights: number | undefined;
  take(/ (?:\d+\s*(?:n|ngay)\s*)?(\d+)\s*(?:d|dem)(?= )/, (count) => {
    nights = Number(count);
  });
  take(/ (\d+)\s*(?:nguoi lon|ng lon|lon|nl|nguoi)(?= )/, (count) => {
    wish.adults = Number(count);
  });
  take(/ (?:(?:\d+ )?(?:be|tre em|tre|con))?((?: \d{1,2}\s*(?:tuoi|t)(?= ))+)/, (ages = '') => {
    wish.childAges = [...ages.matchAll(/\d+/g)].map(Number).filter((age) => age < 18);
  });
  take(
    / (?:tu |ngay )?(\d{1,2})(?:\/(\d{1,2}))? den (\d{1,2})\/(\d{1,2})(?= )/,
    (from, fromMonth, to, month) => {
      const last = nextDay(Number(to), Number(month), today);
      wish.from = nextDay(Number(from), Number(fromMonth ?? month), today);
      if (last && wish.from) wish.to = last > wish.from ? last : undefined;
    },
  );
  take(/ (?:ngay |tu )?(\d{1,2})\/(\d{1,2})(?= )/, (day, month) => {
    wish.from ??= nextDay(Number(day), Number(month), today);
  });
  const monday = addDays(today, 1 - isoWeekday(today));
  take(/ cuoi tuan( sau)?(?: nay)?(?= )/, (next) => {
    wish.from ??= next
      ? addDays(monday, 6 + friday)
      : addDays(today, (friday - isoWeekday(today) + 7) % 7 || 7);
    nights ??= 2;
  });
  take(/ (?:thu ([2-7]|hai|ba|tu|nam|sau|bay)|chu nhat|cn)( tuan sau)?(?: nay)?(?= )/, (name = '', next) => {
    const weekday = weekdays.indexOf(name) % 7;
    wish.from ??= next
      ? addDays(monday, 7 + weekday)
      : addDays(today, (weekday + 1 - isoWeekday(today) + 7) % 7 || 7);
  });
  take(/ tuan sau(?= )/, () => {
    wish.from ??= addDays(monday, 7);
  });
  take(/ ngay kia(?= )/, () => {
    wish.from ??= addDays(today, 2);
  });
  take(/ (?:dip )?tet(?: am| nguyen dan)?(?= )/, () => {
    wish.from ??= addDays(nextLunarNewYear(today), -1);
    nights ??= 3;
  });
  take(/ (?:ngay )?mai(?= )/, () => {
    wish.from ??= addDays(today, 1);
  });
  if (wish.from && nights && !wish.to) wish.to = addDays(wish.from, nights);
  wish.text = rest.replace(/\s+/g, ' ').trim();
  return wish;
}

/** The next such day from today on; undefined for one that no year has. */
function nextDay(day: number, month: number, today: string): string | undefined {
  const year = Number(today.slice(0, 4));
  return [year, year + 1]
    .map((one) => `${one}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`)
    .find((one) => isDay(one) && one >= today);
}

function nextLunarNewYear(today: string): string {
  for (let day = today; ; day = addDays(day, 1)) {
    const lunar = lunarDay(day);
    if (lunar.day === 1 && lunar.month === 1) return day;
  }
}
