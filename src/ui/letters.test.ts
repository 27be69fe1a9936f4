import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** A day of the calendar has a fixed width, and its lunar day is said in words as well. */
const fixed = ['src/ui/calendar/calendar-cell.tsx'];

test('letters follow the size that a visitor has set in the browser: none of the site is in pixels', () => {
  const files = execFileSync('git', ['ls-files', 'src/ui', 'src/web'], { encoding: 'utf8' })
    .split('\n')
    .filter((file) => /\.(?:css|tsx)$/.test(file) && !/\.test\./.test(file));
  expect(files.length).toBeGreaterThan(400);
  const inPixels = /font-size: *[\d.]+px|--text-\w+: *[\d.]+px|text-\[[\d.]+px\]/;
  expect(files.filter((file) => inPixels.test(readFileSync(file, 'utf8')))).toEqual(fixed);
});
