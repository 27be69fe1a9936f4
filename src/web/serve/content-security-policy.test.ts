import { expect, test } from 'vitest';
import { contentSecurityPolicy } from './content-security-policy.ts';

test('nothing comes from elsewhere, and a page works with its own inline scripts only', () => {
  const policy = contentSecurityPolicy('<script>a()</script><script src="/b.js"></script>');
  expect(policy).toMatch(/script-src 'self' 'sha256-[^']+';/);
  expect(policy).toContain("connect-src 'self';");
  expect(policy).toContain("img-src 'self' data:;");
  expect(policy).not.toContain('http');
});

test('tiles of somebody else come from their one origin', () => {
  const policy = contentSecurityPolicy('', { map: 'https://tiles.example' });
  expect(policy).toContain("connect-src 'self' https://tiles.example;");
  expect(policy).toContain("img-src 'self' data: https://tiles.example;");
});
