import { addDays } from '#platform/time/days.ts';
import { lunarDay } from '#platform/vietnamese/lunar.ts';
import type { Wish } from './days-wish.ts';
import { nextDay } from './next-day.ts';
import type { SaidWords } from './said-words.ts';

/** Lunar holidays by month and day of the lunar year, solar ones by day and month; with their usual number of nights. */
export function takeFeasts({ take }: SaidWords, today: string, wish: Wish) {
  const feast = (pattern: RegExp, dayOf: (count?: string) => string | undefined, nights?: number) =>
    take(pattern, (count) => {
      wish.from ??= dayOf(count);
      if (nights !== undefined) wish.nights ??= nights;
    });
  const year = '(?: 20\\d\\d)?(?= )';
  feast(new RegExp(` (?:noel|giang sinh|christmas)${year}`), () => nextDay(24, 12, today), 2);
  feast(
    new RegExp(` (?:tet duong(?: lich)?|tet tay|nam moi|new year)${year}`),
    () => nextDay(31, 12, today),
    2,
  );
  feast(new RegExp(` (?:dem )?giao thua${year}`), () => addDays(nextLunar(1, 1, today), -1), 1);
  feast(new RegExp(` (?:(?:dip |le )*valentines?|le tinh nhan)${year}`), () => nextDay(14, 2, today), 1);
  feast(new RegExp(` (?:(?:dip |le )*quoc khanh)${year}`), () => nextDay(2, 9, today));
  feast(/ (?:tet )?trung thu(?= )/, () => nextLunar(8, 15, today));
  feast(/ (?:le )?gio to(?: hung vuong)?(?= )/, () => nextLunar(3, 10, today));
  feast(new RegExp(` mung (\\d{1,2})(?: tet)?${year}`), (count) =>
    addDays(nextLunar(1, 1, today), Number(count) - 1),
  );
  feast(
    new RegExp(` (?:dip )?tet(?! trung| doan)(?: am lich| am| ta| nguyen dan)?${year}`),
    () => addDays(nextLunar(1, 1, today), -1),
    3,
  );
}

function nextLunar(month: number, day: number, today: string): string {
  for (let one = today; ; one = addDays(one, 1)) {
    const lunar = lunarDay(one);
    if (lunar.day === day && lunar.month === month && !lunar.isLeap) return one;
  }
}
