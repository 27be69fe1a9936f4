import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { asvsLevel2 as requirements } from './asvs-level-2.ts';

const document = readFileSync('docs/security.md', 'utf8');
const rows = [
  ...document.matchAll(/^\| (\d\S*[^|]*) \| (met|in part|not met|does not apply) \| ([^|]*) \|$/gm),
].map(([, what = '', state = '', shown = '']) => ({ what, state, shown: shown.trim() }));

test('OPS-05: every file named in the document exists', () => {
  const paths = [...document.matchAll(/`((?:src|tests|docs|deploy|scripts|db)\/[^`]+|[a-z]+\.json)`/g)].map(
    ([, path = '']) => path,
  );
  expect(paths.length).toBeGreaterThan(150);
  expect(paths.filter((path) => !existsSync(path))).toEqual([]);
});

test('OPS-05: what is met names its evidence, and what is not says why', () => {
  const chapters = [...document.matchAll(/^### (V\d+) /gm)].map(([, chapter]) => chapter);
  expect(chapters).toEqual(Array.from({ length: 17 }, (_, index) => `V${index + 1}`));
  expect(rows.length).toBeGreaterThan(180);
  expect(rows.length).toBe(document.split('## ASVS 5.0')[1]?.match(/^\| \d/gm)?.length);
  for (const { what, state, shown } of rows) {
    if (state === 'met') expect(shown, what).toMatch(/`[^`]+\.(ts|md|cfg|json)`/);
    else expect(shown.replace(/`[^`]*`[; ]*/g, ''), what).not.toBe('');
  }
});

test('OPS-05: decisions cited by the document exist', () => {
  const written = readdirSync('docs/decisions').map((file) => file.slice(0, 4));
  const named = [...document.matchAll(/\b(00\d\d)\b/g)].map(([, number = '']) => number);
  expect(named.length).toBeGreaterThan(8);
  expect(named.filter((number) => !written.includes(number))).toEqual([]);
});

/** '1.2.6–8, 1.3.8–9 LDAP' are five requirements; '4.3, 4.4' and '17 all' are whole sections and chapters. */
function requirementsOf(what: string): string[] {
  const named = /^\d+(\.\d+)*(–\d+)?(, \d+(\.\d+)*(–\d+)?)*/.exec(what)?.[0] ?? '';
  return named.split(', ').flatMap((one) => {
    const [first = '', last] = one.split('–');
    const parts = first.split('.');
    if (parts.length < 3) return requirements.filter((id) => id.startsWith(`${first}.`));
    const from = Number(parts[2]);
    return Array.from(
      { length: Number(last ?? from) - from + 1 },
      (_, index) => `${parts[0]}.${parts[1]}.${from + index}`,
    );
  });
}

test('OPS-05: every requirement of levels 1 and 2 is answered exactly once', () => {
  expect(requirements).toHaveLength(253);
  const answered = rows.flatMap(({ what }) => requirementsOf(what)).filter((id) => requirements.includes(id));
  expect(requirements.filter((id) => !answered.includes(id))).toEqual([]);
  expect(answered.filter((id, at) => answered.indexOf(id) !== at)).toEqual([]);
});
