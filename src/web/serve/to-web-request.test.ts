import type { FastifyRequest } from 'fastify';
import { expect, test } from 'vitest';
import { toWebRequest } from './to-web-request.ts';

const incoming = (fields: object) =>
  ({ method: 'GET', url: '/khach-san?page=2', protocol: 'https', headers: {}, ...fields }) as FastifyRequest;

test('the address is the one that the visitor typed', () => {
  const request = toWebRequest(incoming({ headers: { host: 'neoviet.example' } }), 'http://localhost:3000');
  expect(request.url).toBe('https://neoviet.example/khach-san?page=2');
  expect(toWebRequest(incoming({}), 'http://localhost:3000').url).toBe(
    'http://localhost:3000/khach-san?page=2',
  );
});

test('a proxy that forgets to tell of HTTPS does not change the address of the site, and one that tells is believed', () => {
  const request = incoming({ protocol: 'http', headers: { host: 'neoviet.example' } });
  expect(toWebRequest(request, 'https://neoviet.example').url).toBe(
    'https://neoviet.example/khach-san?page=2',
  );
  expect(toWebRequest(request, 'https://khac.example').url).toBe('http://neoviet.example/khach-san?page=2');
  const told = incoming({ headers: { host: 'neoviet.example' } });
  expect(toWebRequest(told, 'http://neoviet.example').url).toBe('https://neoviet.example/khach-san?page=2');
});

test('HEAD is rendered as GET, or an empty page would be kept for everybody', () => {
  expect(toWebRequest(incoming({ method: 'HEAD' }), 'http://localhost:3000').method).toBe('GET');
});

test('a form travels as it was sent', async () => {
  const request = toWebRequest(
    incoming({
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: Buffer.from('fullName=Thu%20H%C3%A0'),
    }),
    'http://localhost:3000',
  );
  expect((await request.formData()).get('fullName')).toBe('Thu Hà');
});
