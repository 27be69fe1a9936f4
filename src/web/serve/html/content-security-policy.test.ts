import { expect, test } from 'vitest';
import { loadConfig } from '#platform/config/config.ts';
import { signInOrigins } from '#platform/config/guest-providers.ts';
import { contentSecurityPolicy } from './content-security-policy.ts';

test("nothing is loaded from elsewhere, and only the page's own inline scripts run", () => {
  const policy = contentSecurityPolicy(
    '<script nonce="m1">a()</script><script nonce="m1" src="/b.js"></script>',
    'm1',
  );
  expect(policy).toMatch(/script-src 'self' 'sha256-[^']+';/);
  expect(policy).toContain("connect-src 'self';");
  expect(policy).toContain("img-src 'self' data:;");
  expect(policy).not.toContain('http');
});

test('tiles of another provider are loaded from its origin only', () => {
  const policy = contentSecurityPolicy('', 'm1', { map: 'https://tiles.example' });
  expect(policy).toContain("connect-src 'self' https://tiles.example;");
  expect(policy).toContain("img-src 'self' data: https://tiles.example;");
});

test.each([
  '<script>evil()</script>',
  '<script nonce="">evil()</script>',
  '<script nonce="m2">evil()</script>',
  '<script data-x=\' nonce="m2"\'>evil()</script>',
  // Swallows the page up to the next script.
  '<script>evil()//',
])('S-19: a script injected by a text is blocked: %s', (injected) => {
  const policyOf = (text: string) =>
    contentSecurityPolicy(`<p>${text}</p><script nonce="m1" async="">a()</script>`, 'm1');
  expect(policyOf(injected)).toBe(policyOf(''));
});

test('forms may post to payment and sign-in providers, and nowhere else', () => {
  const { guestProviders } = loadConfig({ FACEBOOK_APP_ID: '1', FACEBOOK_APP_SECRET: 'x' });
  const policy = contentSecurityPolicy('', 'm1', { signIn: signInOrigins(guestProviders) });
  expect(policy).toContain("form-action 'self' https://www.facebook.com https://*.facebook.com;");
});
