import { writeFileSync } from 'node:fs';
import { type ComponentType, createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { type Config, optimize } from 'svgo';
import { terms } from '#reference-data/ensure-reference-data.ts';
import { settings } from '#tests/factories/demo-settings.ts';
import { navigationIcons } from '#web/app/navigation/navigation-icons.ts';

/**
 * Draws the icons that data names (of facilities, kinds of trip, commitments) into one file: pages point into it, and
 * no icon travels as script. Run it again after a vocabulary got a new icon. Each icon is a single path, because a browser
 * styles and lays out all of the file when a page points at one of them.
 */
const fallback = 'circle-check';
/** On cards, of which a page has two dozen. */
const ofCards = ['info', 'map-pin', 'wallet'];
/** Around every page, and on pages that are drawn often; what a visitor looks for at once in its head is drawn there itself. */
const ofShell = [
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
const ofPages = ['arrow-right', 'arrow-up-down', 'chevron-right', 'map', 'sliders-horizontal'];
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
const names = [
  ...new Set(
    [...terms, ...settings.commitments]
      .map(({ icon }) => icon)
      .concat(fallback, ofCards, ofShell, ofPages, ofSearch, Object.values(navigationIcons)),
  ),
].sort();

const folder = import.meta.resolve('lucide-react').replace(/\/dist\/.*/, '/dist/esm/icons');
/** A rectangle with round corners, which SVGO leaves as it is. */
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
const paths: string[] = [];
for (const name of names) {
  const { default: Icon } = (await import(`${folder}/${name}.mjs`)) as { default: ComponentType };
  const drawing = renderToStaticMarkup(createElement(Icon)).replace(/<rect[^>]*><\/rect>/g, toPath);
  const [, path, ...more] = optimize(drawing, toOnePath).data.split(/<path d="([^"]+)"\/>/);
  if (!path || more.length > 1) throw new Error(`the icon ${name} is not one path`);
  paths.push(`<path id="${name}" d="${path}"/>`);
}
writeFileSync(
  'src/ui/icon-sprite.svg',
  `<svg xmlns="http://www.w3.org/2000/svg">\n<title>Biểu tượng</title>\n<!-- Icons of lucide (ISC licence), drawn by scripts/draw-icon-sprite.ts. -->\n<defs>\n${paths.join('\n')}\n</defs>\n</svg>\n`,
);
writeFileSync(
  'src/ui/icon-names.ts',
  `/** Drawn by scripts/draw-icon-sprite.ts: what icon-sprite.svg holds. */\nexport const iconNames = new Set([\n${names.map((name) => `  '${name}',`).join('\n')}\n]);\n`,
);
