import { expect, test } from 'vitest';
import { readPassengers } from './passenger-fields.ts';

const list = { count: 1, withPapers: 1, partial: [] };

function read(fields: Record<string, string>) {
  const form = new FormData();
  const typed = { fullName: 'Nguyễn Thu Hà', sex: 'female', nationality: 'Việt Nam', ...fields };
  for (const [name, value] of Object.entries(typed)) form.set(name.replace(/^\w+/, '$&-0'), value);
  return readPassengers(form, list, { saved: [], today: '2026-11-21' });
}

test('a date of birth is read from its three fields', () => {
  expect(
    read({ 'bornOn-day': '1', 'bornOn-month': '5', 'bornOn-year': '1988', documentNo: '001188000001' }),
  ).toMatchObject({ ok: true, passengers: [{ bornOn: '1988-05-01' }] });
});

test('what is wrong and what is left out have words of their own, and what was typed is kept', () => {
  expect(
    read({ 'bornOn-day': '31', 'bornOn-month': '2', 'bornOn-year': '1988', documentNo: '1' }),
  ).toMatchObject({
    ok: false,
    values: [{ bornOn: '1988-02-31' }],
    errors: [{ bornOn: 'Ngày sinh chưa đúng.', documentNo: 'Số giấy tờ chưa đúng.' }],
  });
  expect(read({})).toMatchObject({
    ok: false,
    errors: [{ bornOn: 'Vui lòng nhập ngày sinh.', documentNo: 'Vui lòng nhập số giấy tờ.' }],
  });
});

test('nobody is born after today, which is said beside what else is wrong', () => {
  const born = (year: string) => ({ 'bornOn-day': '21', 'bornOn-month': '11', 'bornOn-year': year });
  expect(read({ ...born('2027'), documentNo: '1' })).toMatchObject({
    ok: false,
    errors: [{ bornOn: 'Ngày sinh không thể sau hôm nay.', documentNo: 'Số giấy tờ chưa đúng.' }],
  });
  expect(read({ ...born('2026'), documentNo: '001188000001' })).toMatchObject({ ok: true });
});
