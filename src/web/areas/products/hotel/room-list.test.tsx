import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { FirstRooms } from './room-list.tsx';
import type { RoomView } from './room-prices.ts';

/** The rooms that are shown without expanding anything, and the label of the expander. */
function shown(count: number): { rooms: number; label: string | undefined } {
  const rooms = Array.from({ length: count }, (_, id) => ({ id }) as RoomView);
  const html = renderToStaticMarkup(<FirstRooms rooms={rooms} show={({ id }) => <p key={id}>room</p>} />);
  const open = html.replace(/<details.*<\/details>/s, '');
  return { rooms: open.split('<p>room').length - 1, label: /Xem thêm [^<]*/.exec(html)?.[0] };
}

test('U-13: a hotel with many rooms shows its first four, and the others can be expanded', () => {
  expect(shown(4)).toEqual({ rooms: 4, label: undefined });
  expect(shown(7)).toEqual({ rooms: 4, label: 'Xem thêm 3 hạng phòng' });
});
