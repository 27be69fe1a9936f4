import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { allowSiteOrigins, siteOrigins } from './site-origins.ts';

const publicUrl = 'https://www.neoviet.example';
const staging = 'https://thu.neoviet.example';

async function headersFor(site: { STAGING_HOST: string }, servedFrom: string, origin?: string) {
  const server = Fastify();
  allowSiteOrigins(server, { publicUrl, ...site }, servedFrom);
  server.get('/img', (_, reply) => reply.header('vary', 'accept').send('a picture'));
  const { headers } = await server.inject({ url: '/img', headers: origin ? { origin } : {} });
  return [headers['access-control-allow-origin'], headers.vary];
}

test("FORM-02: the site's origins are its own and that of its staging host", () => {
  expect(siteOrigins({ publicUrl, STAGING_HOST: '' })).toEqual([publicUrl]);
  expect(siteOrigins({ publicUrl, STAGING_HOST: 'www.neoviet.example' })).toEqual([publicUrl]);
  expect(siteOrigins({ publicUrl, STAGING_HOST: 'thu.neoviet.example' })).toEqual([publicUrl, staging]);
});

test('FORM-02: files on another host can be read by pages of the site only', async () => {
  const cdn = 'https://cdn.neoviet.example';
  expect(await headersFor({ STAGING_HOST: '' }, publicUrl)).toEqual([undefined, 'accept']);
  expect(await headersFor({ STAGING_HOST: '' }, cdn)).toEqual([publicUrl, 'accept']);
  expect(await headersFor({ STAGING_HOST: '' }, cdn, 'https://evil.example')).toEqual([publicUrl, 'accept']);
  const both = { STAGING_HOST: 'thu.neoviet.example' };
  expect(await headersFor(both, cdn, staging)).toEqual([staging, 'accept, origin']);
  expect(await headersFor(both, cdn, 'https://evil.example')).toEqual([publicUrl, 'accept, origin']);
});
