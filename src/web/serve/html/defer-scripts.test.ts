import { expect, test } from 'vitest';
import { deferScripts } from './defer-scripts.ts';

const head =
  '<link rel="modulepreload" href="/assets/entry-1.js"/><link rel="modulepreload" href="/assets/a-2.js"/>';
const page = (start: string) =>
  `<html><head><title>Nẻo Việt</title>${head}</head><body><p>Vịnh Hạ Long</p><script>let a = 1;</script>` +
  `<script type="module" async="">${start}</script></body></html>`;
const start = `;
import * as route0 from "/assets/root-3.js";
import * as route1 from "/assets/list-4.js";
  window.__reactRouterManifest = {
  "routes": {
    "root": {
      "module": "/assets/root-3.js",
      "imports": [
        "/assets/a-2.js"
      ],
      "css": []
    },
    "home": {
      "module": "/assets/home-5.js",
      "imports": [
        "/assets/a-2.js"
      ]
    }
  },
  "url": "/assets/manifest.js"
};
  window.__reactRouterRouteModules = {"root":route0,"hotel-list":route1};

import("/assets/entry-1.js");`;

test('nothing is fetched before the first paint, and then everything in parallel', () => {
  const html = deferScripts(page(start));
  expect(html).not.toContain('modulepreload" href');
  expect(html).not.toMatch(/^\s*import \*/m);
  expect(html).toContain('const files=["/assets/a-2.js"];');
  expect(html).toContain('(["/assets/entry-1.js",...files]);');
  expect(html).toContain('for (const file of files) await import(file);');
  expect(html).toContain(
    'const [route0,route1]=await Promise.all([import("/assets/root-3.js"),import("/assets/list-4.js")]);',
  );
  expect(html.indexOf('Promise.all')).toBeLessThan(html.indexOf('__reactRouterRouteModules'));
  expect(html.indexOf('__reactRouterRouteModules')).toBeLessThan(
    html.lastIndexOf('import("/assets/entry-1.js")'),
  );
  // The page's own routes are loaded by then; the others are loaded with their imports.
  expect(html).toContain(
    '{"routes":{"root":{"module":"/assets/root-3.js","css":[]},"home":{"module":"/assets/home-5.js","imports":["/assets/a-2.js"]}},"url":"/assets/manifest.js"};',
  );
  expect(html).toContain('<p>Vịnh Hạ Long</p><script>let a = 1;</script>');
});

test('unparseable markup is left unchanged', () => {
  const unknown = page(`import "/@vite/client";\n${start}`);
  expect(deferScripts(unknown)).toBe(unknown);
  expect(deferScripts('<p>404</p>')).toBe('<p>404</p>');
});
