import { addDays, isoWeekday } from '#platform/time/days.ts';
import type { DaysWish, Wish } from './days-wish.ts';
import { nextDay } from './next-day.ts';
import type { SaidWords } from './said-words.ts';
import { takeFeasts } from './take-feasts.ts';

const friday = 5;
/** By number and by word, from Monday, which is 'thứ hai'; Sunday has no number. */
const weekdays = ['2', '3', '4', '5', '6', '7', '', 'hai', 'ba', 'tu', 'nam', 'sau', 'bay', ''];
const months = 'gieng,hai,ba,tu,nam,sau,bay,tam,chin,muoi,muoi mot,chap'.split(',');

/**
 * The dates as far as they are given: by days, holidays, weekdays or a month. A day without a year is its next
 * occurrence; the last day follows from the number of nights.
 */
export function takeDays(said: SaidWords, today: string): DaysWish {
  const wish: Wish = {};
  said.take(
    / (?:\d+\s*(?:n|ngay)\s*)?(\d+)\s*(?:d|dem)(?= )/,
    (count) => {
      wish.nights = Number(count);
    },
    true,
  );
  takeDates(said, today, wish);
  takeFeasts(said, today, wish);
  takeWeek(said, today, wish);
  takeMonth(said, today, wish);
  const { nights, ...days } = wish;
  if (days.from && nights && !days.to) days.to = addDays(days.from, nights);
  return days;
}

function takeDates({ take }: SaidWords, today: string, wish: Wish) {
  const before = '(?:(?:le|dip le|dip|tu|tu ngay|ngay|hom|vao) )?';
  const until = '(?:den|toi)(?: ngay)?';
  const since = (year: string | undefined) => (year ? later(`${year}-01-01`, today) : today);
  const range = (from: [number, number], to: [number, number], year?: string) => {
    wish.from = nextDay(...from, since(year));
    const last = wish.from && nextDay(...to, wish.from);
    if (last && wish.from && last > wish.from) wish.to = last;
  };
  take(
    new RegExp(
      ` ${before}(\\d{1,2})(?:\\/(\\d{1,2}))?(?:\\/\\d{4})? ${until} (\\d{1,2})\\/(\\d{1,2})(?:\\/(\\d{4}))?(?= )`,
    ),
    (from, fromMonth, to, month, year) =>
      range(
        [Number(from), Number(fromMonth ?? month)],
        [Number(to), Number(month)],
        fromMonth ? undefined : year,
      ),
  );
  // '24 đến 26 tháng 12', '30 tháng 12 đến 2 tháng 1'
  take(
    new RegExp(
      ` ${before}(\\d{1,2})(?: thang (\\d{1,2}))? ${until} (\\d{1,2}) thang (\\d{1,2})(?: nam (\\d{4}))?(?= )`,
    ),
    (from, fromMonth, to, month, year) => {
      if (!wish.from)
        range(
          [Number(from), Number(fromMonth ?? month)],
          [Number(to), Number(month)],
          fromMonth ? undefined : year,
        );
    },
  );
  take(
    new RegExp(` ${before}(\\d{1,2})(?:\\/| thang )(\\d{1,2})(?:(?:\\/| nam )(\\d{4}|\\d{2}))?(?= )`),
    (day, month, year) => {
      wish.from ??= nextDay(Number(day), Number(month), since(year?.padStart(4, '20')));
    },
  );
  take(/ (\d{1,2}) ngay nua(?= )/, (days) => {
    wish.from ??= addDays(today, Number(days));
  });
}

function takeWeek({ take }: SaidWords, today: string, wish: Wish) {
  const monday = addDays(today, 1 - isoWeekday(today));
  take(/ cuoi tuan(?: (sau|toi))?(?: nay)?(?= )/, (next) => {
    const isSaturday = isoWeekday(today) === friday + 1;
    const coming = isSaturday ? today : addDays(today, (friday - isoWeekday(today) + 7) % 7);
    wish.from ??= next ? addDays(monday, 6 + friday) : coming;
    wish.nights ??= isSaturday && !next ? 1 : 2;
  });
  takeWeekdays(take, today, wish);
  take(
    / (?:(?:thu |t)([2-7])|thu (hai|ba|tu|nam|sau|bay)|chu nhat|cn)(?: (tuan sau|tuan toi))?( nay)?(?= )/,
    (figure, word, next, isThis) => {
      const name = figure ?? word ?? '';
      const weekday = weekdays.indexOf(name) % 7;
      wish.from ??= next
        ? addDays(monday, 7 + weekday)
        : addDays(today, (weekday + 1 - isoWeekday(today) + 7) % 7 || (isThis ? 0 : 7));
    },
  );
  take(/ tuan (?:sau|toi)(?= )/, () => {
    wish.from ??= addDays(monday, 7);
  });
  take(/ (?:trong )?tuan nay(?= )/, () => {
    wish.from ??= today;
  });
  take(/ ngay kia(?= )/, () => {
    wish.from ??= addDays(today, 2);
  });
  take(/ (?:hom|toi|dem|ngay|chieu) nay(?= )/, () => {
    wish.from ??= today;
    wish.nights ??= 1;
  });
  // 'Mai Châu' does not mean tomorrow.
  take(/ (?:(?:ngay|sang|toi|chieu) mai|mai(?= \d| $))(?= )/, () => {
    wish.from ??= addDays(today, 1);
  });
}

/** 'từ thứ 6 đến chủ nhật', 'T7-CN' */
function takeWeekdays(take: SaidWords['take'], today: string, wish: Wish) {
  const one = '(?:(?:thu |t)([2-7])|thu (hai|ba|tu|nam|sau|bay)|(?:chu nhat|cn))';
  take(
    new RegExp(` (?:tu )?${one} (?:den|toi) ${one}(?: (tuan sau|tuan toi))?(?: nay)?(?= )`),
    (figure, word, toFigure, toWord, next) => {
      const weekdayOf = (...names: (string | undefined)[]) =>
        weekdays.indexOf(names.find((name) => name !== undefined) ?? '') % 7;
      const monday = addDays(today, 1 - isoWeekday(today) + (next ? 7 : 0));
      const coming = addDays(monday, weekdayOf(figure, word));
      wish.from ??= coming < today ? addDays(coming, 7) : coming;
      const nights = (weekdayOf(toFigure, toWord) - weekdayOf(figure, word) + 7) % 7;
      if (nights > 0) wish.nights ??= nights;
    },
  );
}

function takeMonth({ take }: SaidWords, today: string, wish: Wish) {
  const set = (month: number, year?: string) => {
    if (month < 1 || month > 12) return;
    const first = nextDay(1, month, year ? `${year}-01-01` : `${today.slice(0, 7)}-01`);
    if (first && !wish.from) wish.month = first.slice(0, 7);
  };
  const part = '(?:(?:trong|vao|dip|dau|giua|cuoi|khoang) )?';
  take(new RegExp(` ${part}thang (\\d{1,2})(?:(?: nam |\\/)(20\\d\\d))?(?= )`), (month, year) =>
    set(Number(month), year),
  );
  take(new RegExp(` ${part}thang (nay|sau|toi)(?= )`), (which) =>
    set(((Number(today.slice(5, 7)) - 1 + Number(which !== 'nay')) % 12) + 1),
  );
  take(new RegExp(` ${part}thang (${months.toReversed().join('|')})(?= )`), (name = '') =>
    set(months.indexOf(name) + 1),
  );
  take(/ (?:dip )?cuoi nam(?: nay)?(?= )/, () => set(12));
  take(
    / (?:mua he|nghi he|he nay|he nam nay|he nam sau|dip he|he(?= $)|(?<= (?:du lich|di choi|choi|tour|combo|gia dinh) )he)(?: nay)?(?= )/,
    () => set(6),
  );
}

const later = (one: string, other: string) => (one > other ? one : other);
