import { expect, test } from 'vitest';
import { readCalendar } from './read-calendar.ts';
import { writeCalendar } from './write-calendar.ts';

const reading = { today: '2026-12-01', until: '2027-06-01', ownHost: 'neoviet.example', ignoredWords: '' };
const calendar = (...lines: string[]) =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Test//VI', ...lines, 'END:VCALENDAR', ''].join('\r\n');
const event = (...lines: string[]) => ['BEGIN:VEVENT', 'UID:a@b', ...lines, 'END:VEVENT'];
const read = (text: string, over: Partial<typeof reading> = {}) =>
  readCalendar(text, { ...reading, ...over });
const busy = (...lines: string[]) => {
  const result = read(calendar(...lines));
  return result.ok ? result.busy.map(({ from, to }) => `${from}/${to}`) : result.reason;
};

test('whole-day events end before the day of departure, and folded lines are unfolded', () => {
  expect(
    busy(...event('DTSTART;VALUE=DATE:20261210', 'DTEND;VALUE=DATE:20261213', 'SUMMARY:Res', ' erved')),
  ).toEqual(['2026-12-10/2026-12-13']);
  expect(busy(...event('DTSTART;VALUE=DATE:20261210'))).toEqual(['2026-12-10/2026-12-11']);
  expect(busy(...event('DTSTART;VALUE=DATE:20261210', 'DURATION:P2D'))).toEqual(['2026-12-10/2026-12-12']);
});

test('hours are converted to Vietnamese time from any zone', () => {
  expect(busy(...event('DTSTART:20261210T180000Z', 'DTEND:20261212T040000Z'))).toEqual([
    '2026-12-11/2026-12-12',
  ]);
  expect(busy(...event('DTSTART:20261210T140000', 'DTEND:20261212T110000'))).toEqual([
    '2026-12-10/2026-12-12',
  ]);
  const zone = [
    ...['BEGIN:VTIMEZONE', 'TZID:Far', 'BEGIN:STANDARD', 'DTSTART:19700101T000000'],
    ...['TZOFFSETFROM:-1000', 'TZOFFSETTO:-1000', 'END:STANDARD', 'END:VTIMEZONE'],
  ];
  expect(
    busy(...zone, ...event('DTSTART;TZID=Far:20261210T140000', 'DTEND;TZID=Far:20261212T080000')),
  ).toEqual(['2026-12-11/2026-12-13']);
  expect(busy(...event('DTSTART:20261210T020000Z', 'DTEND:20261210T030000Z'))).toEqual([
    '2026-12-10/2026-12-11',
  ]);
});

test('recurring events are expanded as far as days are sold, without their exceptions', () => {
  expect(
    busy(...event('DTSTART;VALUE=DATE:20261204', 'RRULE:FREQ=WEEKLY;COUNT=3', 'EXDATE;VALUE=DATE:20261211')),
  ).toEqual(['2026-12-04/2026-12-05', '2026-12-18/2026-12-19']);
  expect(busy(...event('DTSTART;VALUE=DATE:20261130', 'RRULE:FREQ=DAILY'))).toHaveLength(182);
});

test('an old event that is still running blocks today, and too many repetitions make the calendar invalid', () => {
  expect(busy(...event('DTSTART;VALUE=DATE:20200101', 'RRULE:FREQ=DAILY'))).toHaveLength(182);
  expect(busy(...event('DTSTART:20200101T000000Z', 'RRULE:FREQ=HOURLY'))).toBe('too_many_events');
});

test('cancelled, transparent, past and own events are ignored, and so are those with ignored words', () => {
  const days = ['DTSTART;VALUE=DATE:20261210', 'DTEND;VALUE=DATE:20261212'];
  expect(busy(...event(...days, 'STATUS:CANCELLED'))).toEqual([]);
  expect(busy(...event(...days, 'TRANSP:TRANSPARENT'))).toEqual([]);
  expect(busy(...event('DTSTART;VALUE=DATE:20261120', 'DTEND;VALUE=DATE:20261201'))).toEqual([]);
  expect(busy(...event('DTSTART;VALUE=DATE:20261120', 'DTEND;VALUE=DATE:20261203'))).toEqual([
    '2026-12-01/2026-12-03',
  ]);
  const blocked = calendar(...event(...days, 'SUMMARY:Airbnb (Not available)'));
  expect(read(blocked, { ignoredWords: ' not AVAILABLE ' })).toEqual({ ok: true, busy: [] });
  const own = writeCalendar(['2026-12-10'], {
    unit: { id: 7, title: 'Phòng đôi' },
    host: 'neoviet.example',
    now: new Date(),
  });
  expect(read(own)).toEqual({ ok: true, busy: [] });
  expect(read(own, { ownHost: 'other.example' })).toMatchObject({ ok: true, busy: [{ from: '2026-12-10' }] });
});

test('an incomplete calendar is refused as a whole', () => {
  expect(busy()).toEqual([]);
  const whole = calendar(...event('DTSTART;VALUE=DATE:20261210'));
  for (const text of ['', '<html>Đăng nhập</html>', 'BEGIN:VCARD\r\nEND:VCARD', whole.slice(0, -20), '{}'])
    expect(read(text), text).toEqual({ ok: false, reason: 'not_a_calendar' });
  expect(busy(...event('SUMMARY:no start'))).toBe('not_a_calendar');
  expect(busy(...event('DTSTART:sometime'))).toBe('not_a_calendar');
  const many = Array.from({ length: 5001 }, () => event('DTSTART;VALUE=DATE:20261210')).flat();
  expect(busy(...many)).toBe('too_many_events');
});

test('our calendar contains only days: runs with stable identifiers, lines folded, text escaped', () => {
  const title = 'Phòng đôi; hướng biển, tầng cao, có ban công rất rộng nhìn ra vịnh Hạ Long và đảo';
  const text = writeCalendar(['2026-12-10', '2026-12-11', '2026-12-31', '2027-01-01', '2027-01-05'], {
    unit: { id: 7, title },
    host: 'neoviet.example',
    now: new Date('2026-12-01T03:00:00Z'),
  });
  expect(text.match(/UID:.*/g)?.map((line) => line.trim())).toEqual([
    'UID:busy-7-2026-12-10@neoviet.example',
    'UID:busy-7-2026-12-31@neoviet.example',
    'UID:busy-7-2027-01-05@neoviet.example',
  ]);
  expect(text).toContain('DTSTAMP:20261201T030000Z\r\n');
  expect(text).toContain('DTSTART;VALUE=DATE:20261210\r\n');
  expect(text).toContain('DTEND;VALUE=DATE:20261212\r\n');
  expect(text.replace(/\r\n /g, '')).toContain('Phòng đôi\\; hướng biển\\, tầng cao');
  for (const line of text.split('\r\n')) expect(Buffer.byteLength(line), line).toBeLessThanOrEqual(75);
  const read = readCalendar(text, { ...reading, ownHost: 'other.example' });
  expect(read.ok && read.busy).toHaveLength(3);
});
