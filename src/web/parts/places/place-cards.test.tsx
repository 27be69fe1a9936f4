import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { expect, test } from 'vitest';
import { PlaceCards } from './place-cards.tsx';

const place = {
  ...{ id: 1, title: 'Vịnh Hạ Long', url: '/dia-diem/vinh-ha-long.html', kind: 'heritage-site' as const },
  ...{ province: { title: 'Quảng Ninh' }, picture: null },
};

const Page = createRoutesStub([{ path: '/', element: <PlaceCards places={[place]} /> }]);

test('a place says in Vietnamese what it is', () => {
  const html = renderToStaticMarkup(<Page />);
  expect(html).toContain('Di sản');
  expect(html).not.toMatch(/heritage/i);
});
