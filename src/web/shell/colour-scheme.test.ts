import { expect, test } from 'vitest';
import { colourSchemeCookie, readColourScheme } from './colour-scheme.ts';

test('SHELL-10: reads dark when nothing was chosen', () => {
  expect(readColourScheme('')).toBe('dark');
  expect(readColourScheme('other=1; nv_colour_scheme=dark')).toBe('dark');
  expect(readColourScheme('other=1; nv_colour_scheme=light')).toBe('light');
  expect(readColourScheme('nv_colour_scheme=purple')).toBe('dark');
});

test('SHELL-10: keeps the choice for 2 592 000 seconds', () => {
  expect(colourSchemeCookie('light')).toContain('nv_colour_scheme=light; Max-Age=2592000; Path=/');
});
