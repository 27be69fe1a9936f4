import { readFileSync } from 'node:fs';
import { ArrowRight, CircleQuestionMark, Heart, House } from 'lucide-react';
import { type ComponentType, createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import createLucideIcon from './stand-ins/create-lucide-icon.ts';
import * as boundaries from './stand-ins/router-error-boundaries.ts';
import * as instrumentation from './stand-ins/router-instrumentation.ts';
import { standIns, sumOf } from './stand-ins.ts';

const exportsOf = (code: string) =>
  [...(/export \{([^}]*)\};?\s*(?:\/\/.*)?\s*$/.exec(code)?.[1] ?? '').split(',')]
    .map((name) => name.trim().replace(/^.* as /, ''))
    .sort();

test.each(standIns)('$of is unchanged since its stand-in was written', ({ of, sum }) => {
  expect(sumOf(readFileSync(`.${of}`, 'utf8'))).toBe(sum);
});

test.each([
  ['create-lucide-icon.ts', { default: createLucideIcon }],
  ['router-instrumentation.ts', instrumentation],
  ['router-error-boundaries.ts', boundaries],
])('%s has the same exports as its module', (file, standIn) => {
  const { of = '' } = standIns.find((one) => one.file === file) ?? {};
  expect(Object.keys(standIn).sort()).toEqual(exportsOf(readFileSync(`.${of}`, 'utf8')));
});

const iconFile = (name: string) =>
  import(`../node_modules/lucide-react/dist/esm/icons/${name}.mjs`) as Promise<{
    __iconData: Parameters<typeof createLucideIcon>[0];
  }>;

const icons: [string, ComponentType<Record<string, unknown>>][] = [
  ['heart', Heart as never],
  ['circle-question-mark', CircleQuestionMark as never],
  ['arrow-right', ArrowRight as never],
  ['house', House as never],
];

test.each(icons)('the icon %s is rendered exactly as by lucide', async (name, Icon) => {
  const Own = createLucideIcon((await iconFile(name)).__iconData) as ComponentType<Record<string, unknown>>;
  for (const props of [
    {},
    { 'aria-hidden': true, className: 'size-5 text-sea' },
    { size: 16, 'aria-label': 'thành' },
    { strokeWidth: 1.5, className: 'flex-none', 'aria-hidden': true },
  ])
    expect(renderToStaticMarkup(createElement(Own, props))).toBe(
      renderToStaticMarkup(createElement(Icon, props)),
    );
});

test('using something that was left out throws an explanation', () => {
  expect(() => instrumentation.instrumentClientSideRouter()).toThrow('left out');
});
