import { renderToStaticMarkup } from 'react-dom/server';
import { StaticRouter } from 'react-router';
import { expect, test } from 'vitest';
import { shownMenus } from '#modules/settings/wordings/shown-menus.ts';
import { startWording } from '#modules/settings/wordings/wording-kinds.ts';
import { useSection } from './use-section.ts';

const menus = shownMenus({
  ...startWording({ kind: 'menus' }),
  help: [{ label: 'Giới thiệu', href: '/page/gioi-thieu', isShown: true }],
});

function Section() {
  return useSection(menus);
}

test.each([
  ['/', '/'],
  ['/khach-san', '/khach-san'],
  ['/khach-san/dao.html', '/khach-san'],
  ['/chuyen-di/NV-1', '/chuyen-di'],
  ['/page/gioi-thieu', '/page/gioi-thieu'],
  ['/page/gioi-thieu/2026-01-01', '/page/gioi-thieu'],
  ['/page/khac', '/-'],
  ['/bai-viet', '/-'],
  ['/bia-ra/khach-san', '/-'],
])('%s belongs to %s', (path, section) => {
  const html = renderToStaticMarkup(
    <StaticRouter location={path}>
      <Section />
    </StaticRouter>,
  );
  expect(html).toBe(section);
});
