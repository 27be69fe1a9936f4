import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Avatar } from './avatar.tsx';

const id = '4fe62211-16a1-4d1c-9f10-9b835b7a1e65';
const draw = (of: string, name: string) => renderToStaticMarkup(<Avatar id={of} name={name} />);

test('a person has the same initials and colour everywhere; an outsider has an icon', () => {
  expect(draw(id, 'Phạm Thu Hà (bạn)')).toContain('>Hà<');
  expect(draw(`staff:${id}`, 'Phạm Thu Hà')).toBe(draw(id, 'Phạm Thu Hà'));
  expect(draw('staff:shell', 'Vận hành')).toContain('>hà<');
  for (const actor of ['guest', 'system', 'bank']) expect(draw(actor, 'Ngân hàng')).toContain('<svg');
});
