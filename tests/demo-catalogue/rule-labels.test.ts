import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

interface Rule {
  kind: string;
  label: string;
  weekdays?: number[];
  days?: number;
}

const files = globSync('demo/catalogue/products/**/*.json');
const rules = files.flatMap((file) => {
  const { priceRules = [] } = JSON.parse(readFileSync(file, 'utf8')) as { priceRules?: (string | Rule)[] };
  return priceRules.filter((rule) => typeof rule !== 'string').map((rule) => ({ file, rule }));
});

// Guests read these labels on price lines: the days they mention must be those of the rule.
test.each([
  [
    'days of the week',
    /(giữa|đầu|cuối|trong) tuần|ngày thường|thứ (hai|ba|tư|năm|sáu|bảy)|chủ nhật/i,
    (rule: Rule) => (rule.weekdays ?? []).length > 0,
  ],
  ['an early booking', /đặt (trước|sớm)|giữ chỗ sớm/i, (rule: Rule) => rule.kind === 'early-bird'],
])('a label of the demo that mentions %s belongs to a rule with that condition', (_, words, asks) => {
  const named = rules.filter(({ rule }) => words.test(rule.label));
  expect(named).not.toEqual([]);
  expect(named.filter(({ rule }) => !asks(rule)).map(({ file, rule }) => `${rule.label} (${file})`)).toEqual(
    [],
  );
});
