import { writeFileSync } from 'node:fs';
import { type ComponentType, createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { settings } from '../demo/catalogue/base/settings.ts';
import { terms } from '../demo/house/terms.ts';

/**
 * Draws the icons that data names (of facilities, kinds of trip, commitments) into one file: pages point into it, and
 * no icon travels as script. Run it again after a vocabulary got a new icon.
 */
const fallback = 'circle-check';
const names = [
  ...new Set([...terms, ...settings.commitments].map(({ icon }) => icon).concat(fallback)),
].sort();

const folder = import.meta.resolve('lucide-react').replace(/\/dist\/.*/, '/dist/esm/icons');
const symbols: string[] = [];
for (const name of names) {
  const { default: Icon } = (await import(`${folder}/${name}.mjs`)) as { default: ComponentType };
  const shapes = renderToStaticMarkup(createElement(Icon))
    .replace(/^<svg[^>]*>|<\/svg>$/g, '')
    .replace(/><\/\w+>/g, '/>');
  symbols.push(`<symbol id="${name}" viewBox="0 0 24 24">${shapes}</symbol>`);
}
writeFileSync(
  'src/ui/icon-sprite.svg',
  `<svg xmlns="http://www.w3.org/2000/svg">\n<title>Biểu tượng</title>\n<!-- Icons of lucide (ISC licence), drawn by scripts/draw-icon-sprite.ts. -->\n${symbols.join('\n')}\n</svg>\n`,
);
writeFileSync(
  'src/ui/icon-names.ts',
  `/** Drawn by scripts/draw-icon-sprite.ts: what icon-sprite.svg holds. */\nexport const iconNames = new Set([\n${names.map((name) => `  '${name}',`).join('\n')}\n]);\n`,
);
