import type { FastifyRequest } from 'fastify';
import { expect, test } from 'vitest';
import { toSharedRequest, toWebRequest } from './to-web-request.ts';

const incoming = (fields: object) =>
  ({ method: 'GET', url: '/khach-san?page=2', protocol: 'https', headers: {}, ...fields }) as FastifyRequest;

test('the address is the site’s own, whatever the Host header', () => {
  const converted = incoming({ headers: { host: 'evil.example' } });
  expect(toWebRequest(converted, 'https://neoviet.example').url).toBe(
    'https://neoviet.example/khach-san?page=2',
  );
});

test('S-02: no path is parsed as a host', () => {
  for (const url of ['//evil.example/chuyen-di', '///evil.example', '/@evil.example'])
    expect(new URL(toWebRequest(incoming({ url }), 'https://neoviet.example').url).host).toBe(
      'neoviet.example',
    );
});

test('S-03: a shared page is requested without anything of the visitor', () => {
  const request = toSharedRequest('/khach-san?page=2', 'https://neoviet.example');
  expect(request.url).toBe('https://neoviet.example/khach-san?page=2');
  expect([...request.headers]).toEqual([]);
});

test('HEAD is rendered as GET, or an empty page would be cached for everybody', () => {
  expect(toWebRequest(incoming({ method: 'HEAD' }), 'http://localhost:3000').method).toBe('GET');
});

test('a form body is passed on unchanged', async () => {
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
