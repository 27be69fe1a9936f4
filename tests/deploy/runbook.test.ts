import { existsSync, globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { officeCommands } from '#office/commands/office-commands.ts';
import { environment } from '#platform/config/environment.ts';

const read = (path: string) => readFileSync(path, 'utf8');
const runbook = read('docs/operations.md');
const papers = [
  runbook,
  ...['deploy/README.md', 'README.md', 'docs/limits.md', 'docs/scale.md'].map(read),
].join('\n');
const named = (pattern: RegExp, text = papers) => [
  ...new Set([...text.matchAll(pattern)].map(([, name = '']) => name)),
];

test('OPS-04: every command that an operator is told to give exists', () => {
  const commands = ['help', ...officeCommands.map(({ name }) => name)];
  const commandNames = named(/office -- ([a-z-]+)/g);
  expect(commandNames.length).toBeGreaterThan(4);
  expect(commandNames.filter((name) => !commands.includes(name))).toEqual([]);
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
  const run = named(/npm run ([a-z:-]+)/g);
  expect(run.length).toBeGreaterThan(8);
  expect(run.filter((name) => !scripts[name])).toEqual([]);
  const measures = globSync('bench/**/*.ts').flatMap((path) => named(/^ {2}name: '([a-z-]+)'/gm, read(path)));
  const only = named(/--only ([a-z-]+)/g);
  expect(only.length).toBeGreaterThan(8);
  expect(only.filter((name) => !measures.includes(name))).toEqual([]);
});

test('OPS-04: every variable, unit and file that the runbook names exists', () => {
  const drill = globSync('deploy/drill/**/*.ts').map(read).join('\n');
  const known = (name: string) => name in environment.shape || name === 'PYTHONPATH' || drill.includes(name);
  const variables = named(/`([A-Z][A-Z0-9]+(?:_[A-Z0-9]+)+)[`=]/g, runbook);
  expect(variables.length).toBeGreaterThan(12);
  expect(variables.filter((name) => !known(name))).toEqual([]);
  // 'neo-viet-backup@full' is an instance of a template.
  const units = named(/\b(neo-viet(?:-[a-z]+)*(?:@[a-z]+)?\.(?:timer|service))/g);
  const instances = named(/systemctl \w+ (neo-viet-[a-z]+@)[a-z]+/g).map((name) => `${name}.service`);
  expect(units.length + instances.length).toBeGreaterThan(2);
  const files = [...units, ...instances].filter((name) => !existsSync(`deploy/systemd/${name}`));
  expect(files).toEqual([]);
  const paths = named(/`((?:deploy|docs|src|tests)\/[\w./@-]*\w)`/g, runbook);
  expect(paths.length).toBeGreaterThan(4);
  expect(paths.filter((path) => !existsSync(path))).toEqual([]);
});

test('OPS-04: what is tried before the first guest shows on panels and raises alarms that exist', () => {
  const board = JSON.parse(read('deploy/grafana/neo-viet.json')) as { panels: { title: string }[] };
  const { groups } = parse(read('deploy/prometheus/alerts.yml')) as {
    groups: { rules: { alert: string }[] }[];
  };
  const alarms = ['UnitFailed', ...groups.flatMap(({ rules }) => rules.map(({ alert }) => alert))];
  const table = runbook.slice(runbook.indexOf('### Try it before'), runbook.indexOf('\n## The drill'));
  const rows = [...table.matchAll(/^\| ([^|]+) \| [^|]+ \| [^|]+ \| ([^|]+) \| ([^|]+) \|$/gm)].slice(2);
  expect(rows.length).toBeGreaterThan(10);
  for (const [, what, panels = '', raised = ''] of rows) {
    const shown = board.panels.filter(({ title }) => panels.includes(title.split(/[,:]/)[0] as string));
    const lines = panels === '–' || panels === 'the lines end';
    expect(lines || shown.length > 0, `${what}: ${panels}`).toBe(true);
    const words = raised.match(/\b[A-Z][a-z]+[A-Z]\w+/g) ?? [];
    expect(words, what).not.toEqual([]);
    expect(
      words.filter((word) => !alarms.includes(word)),
      what,
    ).toEqual([]);
  }
});
