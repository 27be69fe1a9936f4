const months = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');
const weekdays = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat'];

/** January and its short forms; May is left out, because 'may' is a Vietnamese syllable: 'Bến Mây 5/12'. */
const month =
  '(jan(?:uary)?|feb(?:ruary)?|march|apr(?:il)?|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)';
const longMonth = '(january|february|march|april|june|july|august|september|october|november|december)';
const day = '(\\d{1,2})(?:st|nd|rd|th)?(?!\\s*[/h])';
const between = '\\s*(?:to|-|–|until)\\s*';

const numberOf = (name: string) => months.indexOf(name.toLowerCase().slice(0, 3)) + 1;
const whole = (pattern: string) => new RegExp(`(?<![\\p{L}\\p{N}])${pattern}(?![\\p{L}\\p{N}])`, 'giu');

const rewritten: readonly [RegExp, string | ((...found: string[]) => string)][] = [
  [
    whole(`${month} ${day}${between}${day}`),
    (_, name = '', from, to) => `${from} đến ${to}/${numberOf(name)}`,
  ],
  [
    whole(`${day}${between}${day} ${month}`),
    (_, from, to, name = '') => `${from} đến ${to}/${numberOf(name)}`,
  ],
  [whole(`${day} ${month}`), (_, on, name = '') => `${on}/${numberOf(name)}`],
  [whole(`${month} ${day}`), (_, name = '', on) => `${on}/${numberOf(name)}`],
  [whole(`(?:in )?${longMonth}`), (_, name = '') => `tháng ${numberOf(name)}`],
  [whole('tomorrow'), 'ngày mai'],
  [whole('tonight'), 'tối nay'],
  [whole('today'), 'hôm nay'],
  [whole('this weekend'), 'cuối tuần này'],
  [whole('next weekend'), 'cuối tuần sau'],
  [whole('weekend'), 'cuối tuần'],
  [whole('next week'), 'tuần sau'],
  [whole('next month'), 'tháng sau'],
  [whole('this month'), 'tháng này'],
  [
    whole('(?:on )?(mon|tues|wednes|thurs|fri|satur)day'),
    (_, name = '') => `thứ ${weekdays.indexOf(name.toLowerCase().slice(0, 3)) + 2}`,
  ],
  [whole('(?:on )?sunday'), 'chủ nhật'],
  [whole('lunar new year'), 'tết'],
  [whole("new year'?s? eve"), 'tết dương lịch'],
  [/(?<!\p{L})from (\p{L}[\p{L}\s]*?) to (?=\p{L})/giu, 'từ $1 đi '],
  [/(?<!\p{L})from (?=\p{L})/giu, 'từ '],
  [whole('half[ -]day'), 'nửa ngày'],
  [whole('(?:one|full)[ -]day'), '1 ngày'],
  [whole('(\\d+) nights?'), '$1 đêm'],
  [whole('(\\d+) days?'), '$1 ngày'],
  [whole('(\\d+(?:[.,]\\d+)?) ?(?:million|mil)(?: vnd| dong)?'), '$1 triệu'],
  [whole('(?:less than|cheaper than|up to)(?= ?\\d)'), 'dưới'],
];

/** A sentence with days, lengths and amounts that were said in English in the words that Vietnamese say them in. */
export function inVietnameseWords(sentence: string): string {
  return rewritten.reduce((text, [pattern, written]) => text.replace(pattern, written as string), sentence);
}
