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

test('reads what a partner writes, with the page that it came from and its proof', () => {
  const read = post(whole);
  expect(read.ok && read.input).toMatchObject({
    kind: 'doi-tac',
    phone: '+84912345678',
    source: { page: '/page/doi-tac' },
    altcha: 'token',
  });
});

test('a kind that nobody offers becomes a message; what is missing is said at its field', () => {
  const read = post({ ...whole, kind: 've-may-bay', phone: '', message: '' });
  if (read.ok) throw new Error('taken');
  expect(read.values.kind).toBe('lien-he');
  expect(Object.keys(read.errors).toSorted()).toEqual(['message', 'phone']);
  for (const message of Object.values(read.errors)) expect(message).toMatch(/[À-ỹ]/);
});
