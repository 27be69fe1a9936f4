import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { PlaceCards } from './place-cards.tsx';

const place = {
  ...{ id: 1, title: 'Vịnh Hạ Long', url: '/dia-diem/vinh-ha-long.html', kind: 'heritage-site' as const },
  ...{ province: { title: 'Quảng Ninh' }, picture: null },
};

test('a place says in Vietnamese what it is', () => {
  const html = renderToStaticMarkup(
    <MemoryRouter>
      <PlaceCards places={[place]} />
    </MemoryRouter>,
  );
  expect(html).toContain('Di sản');
  expect(html).not.toMatch(/heritage/i);
});
