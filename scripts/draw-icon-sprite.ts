import { writeFileSync } from 'node:fs';
import { type ComponentType, createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { type Config, optimize } from 'svgo';
import { kindNames } from '#modules/catalog/kinds/kind-names.ts';
import { kindProfiles } from '#modules/catalog/kinds/kind-profiles.ts';
import { terms } from '#reference-data/ensure-reference-data.ts';
import { settings } from '#tests/factories/demo-settings.ts';
import { navigationIcons } from '#web/app/navigation/navigation-icons.ts';

/**
 * Collects the icons that data refer to (facilities, trip types, commitments) in one file: pages reference it, and no icon
 * is sent as script. Run it again after a vocabulary got a new icon. Each icon is a single path, because a browser styles and
 * lays out the whole file when a page references one of them.
 */
const fallback = 'circle-check';
/** Icons on cards, of which a page has two dozen. */
const ofCards = ['info', 'map-pin', 'wallet'];
/** Icons around every page and on frequent pages; those needed at once in the header are inline instead. */
const ofShell = [
  'circle-alert',
  'circle-check',
  'triangle-alert',
  'building-2',
  'chevron-down',
  'clock',
  'external-link',
  'headset',
  'info',
  'mail',
  'menu',
  'phone',
  'phone-call',
  'x',
];
const ofKinds = kindNames.map((kind) => kindProfiles[kind].icon);
const ofPages = [
  'arrow-right',
  'arrow-up-down',
  'chevron-left',
  'chevron-right',
  'map',
  'sliders-horizontal',
];
const ofSearch = [
  'bed-double',
  'calendar-days',
  'car-front',
  'map-pin',
  'map-pinned',
  'search',
  'ship',
  'ticket',
  'ticket-percent',
  'users',
];
/** Logos of the networks on which Vietnamese visitors write to us, simplified to one colour: filled, not stroked. */
const brands = {
  facebook:
    'M13.7 21v-7.6h2.6l.5-3.2h-3.1V8.2c0-.9.4-1.7 1.8-1.7h1.5V3.7a17 17 0 0 0-2.6-.2c-2.7 0-4.4 1.6-4.4 4.4v2.3H7v3.2h3V21Z',
  messenger:
    'M12 3C6.9 3 3 6.7 3 11.4c0 2.6 1.2 4.8 3.1 6.3V21l2.9-1.6c.9.3 1.9.4 3 .4 5.1 0 9-3.7 9-8.4S17.1 3 12 3Zm.9 11.2-2.3-2.4-4.4 2.4 4.9-5.1 2.3 2.4 4.4-2.4Z',
  tiktok:
    'M16.3 3h-3.2v12.4a2.5 2.5 0 1 1-1.8-2.4V9.7a5.8 5.8 0 1 0 5 5.7V9.1a7 7 0 0 0 4 1.3V7.2a4 4 0 0 1-4-4.2Z',
  zalo: 'M12 3.5c-5.2 0-9 3.5-9 8 0 2.5 1.2 4.7 3.2 6.1L5.5 21l3.9-1.8c.8.2 1.7.3 2.6.3 5.2 0 9-3.5 9-8s-3.8-8-9-8ZM8.3 8h7.4v1.5l-4.9 4.9h4.9V16H8.3v-1.5l4.9-4.9H8.3Z',
};
const names = [
  ...new Set(
    [...terms, ...settings.commitments]
      .map(({ icon }) => icon)
      .concat(fallback, ofCards, ofShell, ofPages, ofSearch, Object.values(navigationIcons), ofKinds),
  ),
].sort();

const folder = import.meta.resolve('lucide-react').replace(/\/dist\/.*/, '/dist/esm/icons');
/** Converts a rectangle with rounded corners, which SVGO leaves unchanged, to a path. */
function toPath(rect: string): string {
  const [x = 0, y = 0, width = 0, height = 0, r = 0] = ['x', 'y', 'width', 'height', 'rx'].map((name) =>
    Number(new RegExp(` ${name}="([^"]+)"`).exec(rect)?.[1] ?? 0),
  );
  const corner = (dx: number, dy: number) => `a${r} ${r} 0 0 1 ${dx} ${dy}`;
  const [across, down] = [width - 2 * r, height - 2 * r];
  return `<path d="M${x + r} ${y}h${across}${corner(r, r)}v${down}${corner(-r, r)}h${-across}${corner(-r, -r)}v${-down}${corner(r, -r)}z"/>`;
}

const toOnePath: Config = {
  plugins: [
    { name: 'convertShapeToPath', params: { convertArcs: true } },
    { name: 'removeAttrs', params: { attrs: ['path:(fill|key)'] } },
    { name: 'mergePaths', params: { force: true } },
  ],
};
/** Has the viewBox itself, so that the fifty references of a page need not give a size. */
const symbol = (name: string, path: string) =>
  `<symbol id="${name}" viewBox="0 0 24 24"><path ${path}/></symbol>`;
const symbols: string[] = [];
for (const name of names) {
  const { default: Icon } = (await import(`${folder}/${name}.mjs`)) as { default: ComponentType };
  const drawing = renderToStaticMarkup(createElement(Icon)).replace(/<rect[^>]*><\/rect>/g, toPath);
  const [, path, ...more] = optimize(drawing, toOnePath).data.split(/<path d="([^"]+)"\/>/);
  if (!path || more.length > 1) throw new Error(`the icon ${name} is not a single path`);
  symbols.push(symbol(name, `d="${path}"`));
}
for (const [name, path] of Object.entries(brands))
  symbols.push(symbol(name, `d="${path}" fill="currentColor" stroke="none"`));
writeFileSync(
  'src/ui/icons.svg',
  `<svg xmlns="http://www.w3.org/2000/svg">\n<title>Biểu tượng</title>\n<!-- Icons of lucide (ISC licence), drawn by scripts/draw-icon-sprite.ts. -->\n${symbols.join('\n')}\n</svg>\n`,
);
writeFileSync(
  'src/ui/icon-names.ts',
  `/** Drawn by scripts/draw-icon-sprite.ts: what icons.svg holds. */\nexport const iconNames = new Set([\n${names.map((name) => `  '${name}',`).join('\n')}\n]);\n`,
);
