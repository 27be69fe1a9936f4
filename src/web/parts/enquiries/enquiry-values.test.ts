import { expect, test } from 'vitest';
import { emptyEnquiry, readEnquiryForm } from './enquiry-values.ts';

function post(fields: Record<string, string>) {
  const form = new FormData();
  for (const [key, value] of Object.entries(fields)) form.set(key, value);
  return readEnquiryForm(form);
}

const whole = { kind: 'bao-gia-doan', name: 'Nguyễn Thu Hà', phone: '0912 345 678', consent: 'on' };

test("reads a group's request in any spelling", () => {
  const read = post({
    ...whole,
    product: '/dich-vu/gala-bien.html',
    from: '2027-03-01',
    guests: '80',
    budget: '50 triệu',
    place: 'Cửa Lò',
    message: 'Có 12 bé.',
  });
  expect(read.ok && read.input).toMatchObject({
    kind: 'bao-gia-doan',
    product: { kind: 'service', slug: 'gala-bien' },
    dates: { from: '2027-03-01' },
    guests: { adults: 80 },
    budget: 50_000_000,
    message: 'Địa điểm: Cửa Lò\nCó 12 bé.',
  });
});

test('keeps input and names errors', () => {
  const read = post({ ...whole, phone: '', budget: 'vài chục', guests: '0' });
  expect(read.ok).toBe(false);
  expect(read.values.budget).toBe('vài chục');
  expect(Object.keys(read.ok ? {} : read.errors).sort()).toEqual(['budget', 'guests', 'phone']);
});

test('does not trust the address', () => {
  const values = emptyEnquiry(new URLSearchParams('loai=khieu-nai&ve=//evil.example/x.html'), new Date(0));
  expect(values).toMatchObject({ kind: 'tu-van', product: '' });
  expect(emptyEnquiry(new URLSearchParams('ve=/du-lich/sa-pa.html'), new Date(0)).product).toBe(
    '/du-lich/sa-pa.html',
  );
});
