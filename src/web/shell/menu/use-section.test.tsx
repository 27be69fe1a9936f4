import { renderToStaticMarkup } from 'react-dom/server';
import { StaticRouter } from 'react-router';
import { expect, test } from 'vitest';
import { useSection } from './use-section.ts';

function Section() {
  return useSection();
}

test.each([
  ['/', '/'],
  ['/khach-san', '/khach-san'],
  ['/khach-san/dao.html', '/khach-san'],
  ['/chuyen-di/NV-1', '/chuyen-di'],
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
