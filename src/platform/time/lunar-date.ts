/** A day of the Vietnamese lunar calendar. */
export interface LunarDate {
  day: number;
  month: number;
  year: number;
  isLeapMonth: boolean;
}

const zoneDays = 7 / 24;
/** Julian day of a new moon near the beginning of 1900, from which moons are counted, and the length of a month. */
const firstMoon = 2415021.076998695;
const monthDays = 29.530588853;
const radians = Math.PI / 180;

/**
 * The lunar day of a day in Vietnam. Months begin on the day of the new moon at UTC+7; the eleventh holds the winter
 * solstice, and in a year of thirteen moons the first one without a principal term of the sun is the leap month (rules
 * and series after Hồ Ngọc Đức; Meeus, Astronomical Algorithms).
 */
export function lunarDate(day: string): LunarDate {
  const [year = 0] = day.split('-').map(Number);
  const today = Math.round(Date.parse(`${day}T00:00:00Z`) / 86_400_000) + 2440588;
  const moon = Math.floor((today - firstMoon) / monthDays);
  const later = newMoonDay(moon + 1);
  const monthStart = later > today ? newMoonDay(moon) : later;
  const thisEleventh = eleventhMonth(year);
  const [from, to] =
    thisEleventh > monthStart
      ? [eleventhMonth(year - 1), thisEleventh]
      : [thisEleventh, eleventhMonth(year + 1)];
  const lunarYear = from === thisEleventh ? year + 1 : year;
  const index = Math.floor((monthStart - from) / 29);
  const leap = to - from > 365 ? leapIndex(from) : 13;
  const number = index + 11 - (index >= leap ? 1 : 0);
  const month = number > 12 ? number - 12 : number;
  return {
    day: today - monthStart + 1,
    month,
    year: month >= 11 && index < 4 ? lunarYear - 1 : lunarYear,
    isLeapMonth: index === leap,
  };
}

/** Julian day of the k-th new moon after the beginning of 1900, as a day in Vietnam. */
function newMoonDay(k: number): number {
  const t = k / 1236.85;
  const mean = 2415020.75933 + 29.53058868 * k + 0.0001178 * t ** 2 - 0.000000155 * t ** 3;
  const wobble = 0.00033 * sine(166.56 + 132.87 * t - 0.009173 * t ** 2);
  const sun = 359.2242 + 29.10535608 * k - 0.0000333 * t ** 2 - 0.00000347 * t ** 3;
  const moon = 306.0253 + 385.81691806 * k + 0.0107306 * t ** 2 + 0.00001236 * t ** 3;
  const node = 21.2964 + 390.67050646 * k - 0.0016528 * t ** 2 - 0.00000239 * t ** 3;
  const correction =
    (0.1734 - 0.000393 * t) * sine(sun) +
    0.0021 * sine(2 * sun) -
    0.4068 * sine(moon) +
    0.0161 * sine(2 * moon) -
    0.0004 * sine(3 * moon) +
    0.0104 * sine(2 * node) -
    0.0051 * sine(sun + moon) -
    0.0074 * sine(sun - moon) +
    0.0004 * sine(2 * node + sun) -
    0.0004 * sine(2 * node - sun) -
    0.0006 * sine(2 * node + moon) +
    0.001 * sine(2 * node - moon) +
    0.0005 * sine(2 * moon + sun);
  const clockShift = -0.000278 + 0.000265 * t + 0.000262 * t ** 2;
  return Math.floor(mean + wobble + correction - clockShift + 0.5 + zoneDays);
}

/** In which twelfth of its way (0–11, 0 from the spring equinox) the sun stands as a day begins in Vietnam. */
function sunTwelfth(julianDay: number): number {
  const t = (julianDay - 2451545.5 - zoneDays) / 36525;
  const anomaly = 357.5291 + 35999.0503 * t - 0.0001559 * t ** 2 - 0.00000048 * t ** 3;
  const mean = 280.46645 + 36000.76983 * t + 0.0003032 * t ** 2;
  const centre =
    (1.9146 - 0.004817 * t - 0.000014 * t ** 2) * sine(anomaly) +
    (0.019993 - 0.000101 * t) * sine(2 * anomaly) +
    0.00029 * sine(3 * anomaly);
  const longitude = mean + centre;
  return Math.floor((longitude - 360 * Math.floor(longitude / 360)) / 30);
}

/** First day of the eleventh lunar month that lies at the end of a solar year. */
function eleventhMonth(year: number): number {
  const lastDay = Math.round(Date.UTC(year, 11, 31) / 86_400_000) + 2440588;
  const moon = Math.floor((lastDay - 2415021) / monthDays);
  const start = newMoonDay(moon);
  return sunTwelfth(start) >= 9 ? newMoonDay(moon - 1) : start;
}

/** How many months after the eleventh the leap month comes in a year of thirteen. */
function leapIndex(eleventh: number): number {
  const moon = Math.floor((eleventh - firstMoon) / monthDays + 0.5);
  let index = 1;
  let term = sunTwelfth(newMoonDay(moon + index));
  for (let before = -1; term !== before && index < 14; ) {
    before = term;
    index += 1;
    term = sunTwelfth(newMoonDay(moon + index));
  }
  return index - 1;
}

function sine(degrees: number): number {
  return Math.sin(degrees * radians);
}
