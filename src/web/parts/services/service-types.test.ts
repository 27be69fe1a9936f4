import { expect, test } from 'vitest';
import { servicePaths } from '#modules/settings/wordings/service-slugs.ts';
import { canonicalPath } from '#web/app/seo/canonical-path.ts';

test.each(servicePaths)('%s keeps its address (NAV-03, SEO-03)', (path) => {
  expect(canonicalPath(path)).toBe(path);
});
