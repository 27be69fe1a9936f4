import { expect, test } from 'vitest';
import { readMessageForm } from './read-message-form.ts';

function post(fields: Record<string, string>) {
  const form = new FormData();
  for (const [key, value] of Object.entries(fields)) form.set(key, value);
  return readMessageForm(form);
}

const whole = {
  kind: 'doi-tac',
  source: '/page/doi-tac',
  name: 'Nguyễn Thu Hà',
  phone: '0912 345 678',
  message: 'Chúng tôi có ba tàu ở bến Gót.',
  consent: 'on',
  'cf-turnstile-response': 'token',
};

test("reads a partner's message, with the page it came from and its proof", () => {
  const read = post(whole);
  expect(read.ok && read.input).toMatchObject({
    kind: 'doi-tac',
    phone: '+84912345678',
    source: { page: '/page/doi-tac' },
    altcha: 'token',
  });
});

test('an unknown kind becomes a message; missing values are reported at their fields', () => {
  const read = post({ ...whole, kind: 've-may-bay', phone: '', message: '' });
  if (read.ok) throw new Error('taken');
  expect(read.values.kind).toBe('lien-he');
  expect(Object.keys(read.errors).toSorted()).toEqual(['message', 'phone']);
  for (const message of Object.values(read.errors)) expect(message).toMatch(/[À-ỹ]/);
});
