import { expect, test } from 'vitest';
import { featuredServices } from '#web/app/navigation/navigation.ts';
import { canonicalPath } from '#web/app/seo/canonical-path.ts';
import { findServiceType } from './service-types.ts';

test.each(featuredServices)(
  '$href has a list of its own and keeps its address (NAV-03, SEO-03)',
  ({ href }) => {
    expect(findServiceType(href)).not.toBeNull();
    expect(canonicalPath(href)).toBe(href);
  },
);

test.each(['/dich-vu', '/dich-vu/thue-tau-rieng.html', '/dich-vu/khac'])('%s is no type of service', (path) =>
  expect(findServiceType(path)).toBeNull(),
);
