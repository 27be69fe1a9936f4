import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { placeholderSettings } from '#reference-data/placeholder-settings.ts';
import { settings as demoSettings } from '#tests/factories/demo-settings.ts';
import { briefHours } from '#web/shell/contact/brief-hours.ts';

/** Source files with texts for visitors. A new site's default texts are data (`wordings/start`), which the office replaces. */
const spoken = globSync([
  'src/web/**/*.{ts,tsx}',
  'src/ui/**/*.{ts,tsx}',
  'src/modules/**/*.{ts,tsx}',
  'src/api/**/*.ts',
])
  .filter((file) => !/\.test\.|\/wordings\/start\//.test(file))
  .toSorted();

/** Facts that only a company can state: its numbers, hours, licence, mailbox and address. */
const facts: readonly [what: string, pattern: RegExp][] = [
  [
    'a number to call',
    /(?<![\d.])(?:1[89]00[ .]\d{3,4}(?:[ .]\d{3})?|0\d{2,3}[ .]\d{3}[ .]\d{3,4}|(?<!\d)0[35789]\d{8})(?!\d)/,
  ],
  ['hours', /\b\d{1,2}(?::\d{2}|h|g)\d{0,2}(?: ?[–-] ?|\s+đến\s+)\d{1,2}(?::\d{2}|h|g)/],
  ['a licence or a tax code', /giấy phép số \d|GP[-/]|mã số thuế \d|MST:? ?\d/i],
  ['a mailbox', /[\w.]+@[\w-]+\.(?:vn|com)\b/],
  ['an address', /(?:tầng|số) \d+[A-Z]?,? (?:đường|phố|ngõ|tòa)/i],
];

/** Facts of the companies in the shipped data; none of them may be in code. */
const stated = [demoSettings, placeholderSettings].flatMap(({ business, ...company }) => [
  ...[company.name, company.tagline, company.intro, company.address, company.phone, company.customerEmail],
  ...[...Object.values(company.hours), ...Object.values(company.hours).map(briefHours), company.copyright],
  ...[
    business.legalName,
    business.taxCode,
    business.registrationNo,
    business.lhLicence.no,
    business.representative,
  ],
  ...company.hotlines.map(({ phone }) => phone),
  ...company.commitments.map(({ text }) => text),
  ...company.bankAccounts.map(({ no }) => no),
]);
const ownWords = [...new Set(stated)].filter((words) => words.length >= 6);

/** Remaining exceptions, each with its reason. */
const reasons: Readonly<Record<string, string>> = {
  'src/web/app/root-data.ts': 'the title of a page whose settings could not be read',
  'src/web/areas/errors/error-page.tsx': 'the title of a page whose settings could not be read',
  'src/api/api-document.ts': 'the name of the software that the document describes',
  'src/modules/affiliates/schema.ts': 'examples of how a number and an address are written',
  'src/modules/catalog/commands/supplier-input.ts': 'examples of how a number and an address are written',
  'src/modules/identity/guests/guest-schema.ts': 'examples of how a number and an address are written',
  'src/modules/settings/schema.ts': 'an example of how a number is written, for the office',
  'src/web/areas/checkout/checkout-values.ts': 'times at which a guest may say they arrive',
  'src/web/areas/trips/resend-codes.ts': 'an example of how an address is written',
  'src/web/areas/vouchers/check-page.tsx': 'an example of a number to be checked',
  'src/web/areas/dev/showcase/fields.tsx': 'examples of fields, for who develops the site',
};

/** A file's code without comments, which visitors never read. */
const codeOf = (file: string) =>
  readFileSync(file, 'utf8')
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/(^|\s)\/\/ .*$/gm, '$1');

function factsIn(code: string): string[] {
  const found = facts.flatMap(([what, pattern]) => {
    const words = pattern.exec(code)?.[0];
    return words ? [`${what}: ${words}`] : [];
  });
  return [
    ...found,
    ...ownWords.filter((words) => code.includes(words)).map((words) => `what a company says: ${words}`),
  ];
}

test('OFF-12: no fact about the company is hard-coded in what visitors read', () => {
  expect(spoken.length).toBeGreaterThan(500);
  const found = spoken
    .filter((file) => !reasons[file])
    .flatMap((file) => factsIn(codeOf(file)).map((fact) => `${file} | ${fact}`));
  expect(found).toEqual([]);
});

/** The company's texts that the office can edit: pages, mails, menus, home page, the site's own plans. */
const written = globSync([
  'src/reference-data/pages/*.ts',
  'src/modules/settings/wordings/start/**/*.ts',
  'src/modules/mails/**/*.{ts,tsx}',
  'public/**/*.html',
  'demo/catalogue/{company,flights,promotions}.json',
]).filter((file) => !file.includes('.test.'));

test('U-06: opening hours are in one table only', () => {
  expect(written.length).toBeGreaterThan(40);
  const [[, pattern]] = facts.filter(([what]) => what === 'hours') as [(typeof facts)[number]];
  const found = written.flatMap((file) => {
    const text = file.endsWith('company.json')
      ? JSON.stringify({ ...demoSettings, hours: {} })
      : codeOf(file);
    return pattern.test(text) ? [`${file} | ${pattern.exec(text)?.[0]}`] : [];
  });
  expect(found).toEqual([]);
  expect(Object.keys(demoSettings.hours)).toEqual(['phone', 'chat', 'mail', 'counter']);
});

test('each exception is still needed', () => {
  expect(Object.keys(reasons).filter((file) => factsIn(codeOf(file)).length === 0)).toEqual([]);
});

test.each([
  ['Gọi 1900 636 000 nhé', 'a number to call'],
  ['Gọi 0912 345 678', 'a number to call'],
  ['tel:0912345678', 'a number to call'],
  ['Mở cửa 8h–20h', 'hours'],
  ['tính từ 8:00\n đến 20:00', 'hours'],
  ['Mở cửa 08:00–20:00 mỗi ngày', 'hours'],
  ['Mã số thuế 0101234567', 'a licence or a tax code'],
  ['Viết cho hotro@neoviet.vn', 'a mailbox'],
  ['Tầng 3, tòa nhà Mây', 'an address'],
])('“%s” is %s', (words, what) => {
  expect(factsIn(words).join()).toContain(what);
});
