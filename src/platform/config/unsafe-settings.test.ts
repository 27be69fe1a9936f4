import { expect, test } from 'vitest';
import { loadConfig } from './config.ts';

const url = 'https://neoviet.example';
const live = {
  PUBLIC_URL: url,
  PAYMENT_MODE: 'live',
  SMTP_URL: 'smtp://mail.example',
  TOKEN_SECRET: 'a'.repeat(32),
  BANK_WEBHOOK_SECRET: 'b'.repeat(16),
};
const vnpay = { VNPAY_TMN_CODE: 'NEOVIET9', VNPAY_HASH_SECRET: 'a real one' };

test.each([url, 'http://neoviet.example', 'https://203.0.113.7', 'https://localhost.neoviet.example'])(
  'S-17: a public site (%s) does not start without an explicit payment mode',
  (PUBLIC_URL) => {
    expect(() => loadConfig({ PUBLIC_URL })).toThrow(/PAYMENT_MODE: name it for .*: live, or simulator/);
    expect(loadConfig({ PUBLIC_URL, PAYMENT_MODE: 'simulator' }).PAYMENT_MODE).toBe('simulator');
  },
);

test.each([
  undefined,
  'http://localhost:3000',
  'https://localhost',
  'http://127.0.0.1:3000',
  'http://[::1]:3000',
])('a local site starts without warnings (%s)', (PUBLIC_URL) => {
  expect(loadConfig({ PUBLIC_URL }).PAYMENT_MODE).toBe('simulator');
});

test.each([
  [{ SMTP_URL: undefined }, /^SMTP_URL: .*ALLOW_NO_MAIL=true$/m, { ALLOW_NO_MAIL: 'true' }],
  [
    { PUBLIC_URL: 'http://neoviet.example' },
    /^PUBLIC_URL: must be https.*ALLOW_HTTP=true$/m,
    { ALLOW_HTTP: 'true' },
  ],
  [
    vnpay,
    /^VNPAY_PAY_URL: .*\nVNPAY_API_URL: .*ALLOW_SANDBOX_PROVIDERS=true$/m,
    { ALLOW_SANDBOX_PROVIDERS: 'true' },
  ],
  [{ MOMO_PARTNER_CODE: 'X' }, /^MOMO_HOST: https:\/\/test-payment/m, { ALLOW_SANDBOX_PROVIDERS: 'true' }],
  [{ ZALOPAY_APP_ID: '12' }, /^ZALOPAY_HOST: https:\/\/sb-openapi/m, { ALLOW_SANDBOX_PROVIDERS: 'true' }],
])('S-17: live mode refuses %j unless allowed by name', (wrong, line, allowing) => {
  expect(() => loadConfig({ ...live, ...wrong })).toThrow(line);
  expect(loadConfig({ ...live, ...wrong, ...allowing }).PAYMENT_MODE).toBe('live');
});

test("S-17: the simulator's keys are never accepted as real ones", () => {
  const published = {
    VNPAY_HASH_SECRET: 'SIMVNPAYSECRET0123456789ABCDEFGH',
    MOMO_SECRET_KEY: 'SIMMOMOSECRET0123456789ABCDEFGHI',
  };
  expect(() => loadConfig({ ...live, ...published })).toThrow(/^VNPAY_HASH_SECRET: .*\nMOMO_SECRET_KEY: /m);
});

test('live mode starts with real providers and all it needs', () => {
  const real = {
    VNPAY_PAY_URL: 'https://pay.vnpay.vn/vpcpay.html',
    VNPAY_API_URL: 'https://merchant.vnpay.vn/merchant_webapi/api/transaction',
  };
  expect(loadConfig({ ...live, ...vnpay, ...real }).PAYMENT_MODE).toBe('live');
  expect(loadConfig(live).PAYMENT_MODE).toBe('live');
});

test("the company's sign-in is configured completely or not at all, and over https", () => {
  const oidc = {
    OFFICE_OIDC_ISSUER: 'https://accounts.google.com',
    OFFICE_OIDC_CLIENT_ID: 'neo-viet',
    OFFICE_OIDC_CLIENT_SECRET: 'a secret',
  };
  expect(loadConfig({}).officeOidc).toBeNull();
  expect(loadConfig(oidc).officeOidc).toMatchObject({ clientId: 'neo-viet' });
  for (const name of Object.keys(oidc))
    expect(() => loadConfig({ ...oidc, [name]: '' })).toThrow(/OFFICE_OIDC_ISSUER, .* go together/);
  const plain = { ...oidc, OFFICE_OIDC_ISSUER: 'http://accounts.example' };
  expect(() => loadConfig(plain)).toThrow(/OFFICE_OIDC_ISSUER: must be https/);
  expect(() => loadConfig({ ...oidc, OFFICE_OIDC_ISSUER: 'google' })).toThrow(/OFFICE_OIDC_ISSUER: /);
});

test('signing in with Apple needs https and complete keys', () => {
  const apple = {
    APPLE_CLIENT_ID: 'vn.neoviet.site',
    APPLE_TEAM_ID: 'TEAM123456',
    APPLE_KEY_ID: 'KEY1234567',
    APPLE_PRIVATE_KEY: 'AAAA',
  };
  const site = { PUBLIC_URL: 'https://neoviet.example', PAYMENT_MODE: 'simulator' };
  expect(loadConfig({ ...site, ...apple }).guestProviders.apple).toMatchObject({ teamId: 'TEAM123456' });
  expect(() => loadConfig(apple)).toThrow(/APPLE_CLIENT_ID: .*https/);
  for (const name of Object.keys(apple))
    expect(() => loadConfig({ ...site, ...apple, [name]: '' })).toThrow(/APPLE_CLIENT_ID, .* go together/);
  const plain = { ZALO_GRAPH_URL: 'http://zalo.example' };
  expect(() => loadConfig(plain)).toThrow(/ZALO_GRAPH_URL: must be https/);
});
