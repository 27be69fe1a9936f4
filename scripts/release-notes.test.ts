import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { releaseNotes } from './release-notes.ts';

const on = '2026-12-01';
const log = (own: string, former = '') => `# Changes\n\n## 0.2.0 – not released yet\n${own}\n${former}`;
const former = '## 0.1.0 – 2026-11-28\n- All of it.\n';

test('what is not released yet gets its number and day; what was released stays as it was', () => {
  expect(releaseNotes(log('- A thing.\n', former), { version: '0.2.0', on })).toEqual({
    ok: true,
    text: `# Changes\n\n## 0.2.0 – ${on}\n- A thing.\n\n${former}`,
  });
  expect(releaseNotes(log('- A thing.\n', former), { version: '1.0.0', on })).toMatchObject({
    ok: true,
    text: expect.stringContaining(`## 1.0.0 – ${on}\n`),
  });
});

test.each([
  ['nothing new', log('', former), '0.2.0', 'Nothing is written down'],
  ['no such part', former, '0.2.0', 'no part that is not released'],
  ['the number of the last', log('- A thing.\n', former), '0.1.0', '0.1.0 is not higher than 0.1.0'],
  ['a lower number', log('- A thing.\n', '## 0.10.0 – 2026-11-28\n- x\n'), '0.9.0', 'not higher than 0.10.0'],
])('refused: %s', (_, changes, version, why) => {
  expect(releaseNotes(changes, { version, on })).toEqual({ ok: false, why: expect.stringContaining(why) });
});

test('the change log can be released, or was', () => {
  const changes = readFileSync('CHANGELOG.md', 'utf8');
  const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };
  if (/not released yet/.test(changes))
    expect(releaseNotes(changes, { version: '99.0.0', on })).toMatchObject({ ok: true });
  else expect(changes).toContain(`\n## ${version} – `);
});
