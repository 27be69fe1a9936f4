import { expect, test } from 'vitest';
import { loadConfig } from './config.ts';

const site = { PUBLIC_URL: 'https://www.neoviet.example', PAYMENT_MODE: 'simulator' };

test('FORM-02: by default everything is on the host of the site', () => {
  const url = 'https://www.neoviet.example';
  expect(loadConfig(site)).toMatchObject({ publicUrl: url, apiUrl: url, mediaUrl: url, cdnUrl: url });
});

test('FORM-02: API, pictures and built files can have other hosts', () => {
  const hosts = {
    API_URL: 'https://api.neoviet.example/',
    MEDIA_URL: 'https://anh.neoviet.example',
    CDN_URL: 'https://cdn.example:8443',
  };
  expect(loadConfig({ ...site, ...hosts })).toMatchObject({
    apiUrl: 'https://api.neoviet.example',
    mediaUrl: 'https://anh.neoviet.example',
    cdnUrl: 'https://cdn.example:8443',
  });
});

test.each([
  [{ API_URL: 'api.neoviet.example' }, /API_URL: must be an address/],
  [{ API_URL: 'ftp://api.neoviet.example' }, /API_URL: must be an address/],
  [{ MEDIA_URL: 'https://anh.neoviet.example/hinh' }, /MEDIA_URL: .*without a path/],
  [{ CDN_URL: 'http://cdn.neoviet.example' }, /CDN_URL: must be https/],
  [{ COOKIE_DOMAIN: '.neoviet.example' }, /COOKIE_DOMAIN: must be a domain/],
  [{ COOKIE_DOMAIN: 'neo.example' }, /COOKIE_DOMAIN: PUBLIC_URL is not below neo.example/],
  [
    { COOKIE_DOMAIN: 'neoviet.example', API_URL: 'https://api.example' },
    /COOKIE_DOMAIN: API_URL is not below neoviet.example/,
  ],
])('FORM-02: an impossible combination is refused: %j', (wrong, message) => {
  expect(() => loadConfig({ ...site, ...wrong })).toThrow(message);
});
