import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { FoldedRows } from './folded-rows.tsx';

const days = Array.from({ length: 30 }, (_, index) => index + 1);
const around = (count: number) => ({ before: `${count} trước`, after: `${count} sau` });

/** The rows that are shown without expanding anything, and the labels of the expanders. */
function shown(chosen: number, isLong = true): { rows: number[]; labels: string[] } {
  const html = renderToStaticMarkup(
    <FoldedRows
      rows={days}
      keyOf={(day) => day}
      isChosen={(day) => day === chosen}
      mostShown={5}
      more="Xem cả 30"
      {...(isLong && { around })}
      show={(day) => `row ${day}.`}
    />,
  );
  const open = html.replace(/<details class=.*?<\/details>/gs, '');
  return {
    rows: [...open.matchAll(/row (\d+)\./g)].map(([, day]) => Number(day)),
    labels: [...html.matchAll(/group-open:hidden">(.*?)</g)].map(([, label]) => label ?? ''),
  };
}

test('the first rows are shown, and the others can be expanded', () => {
  expect(shown(3)).toEqual({ rows: [1, 2, 3, 4, 5], labels: ['Xem cả 30'] });
});

test('a row chosen further down is shown among its neighbours, with what is before and after it folded', () => {
  expect(shown(15)).toEqual({ rows: [14, 15, 16, 17, 18], labels: ['13 trước', '12 sau'] });
  expect(shown(30)).toEqual({ rows: [26, 27, 28, 29, 30], labels: ['25 trước'] });
});

test('a short list is expanded where the chosen row would be hidden', () => {
  expect(shown(15, false).rows).toHaveLength(30);
});
