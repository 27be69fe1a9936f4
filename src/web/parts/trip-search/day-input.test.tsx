import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { DayInput } from './day-input.tsx';

test('a day field is named by the words it shows, also on days of one digit', () => {
  for (const isShort of [true, false]) {
    const html = renderToStaticMarkup(
      <DayInput
        name="from"
        label="Ngày đón"
        day="2026-12-05"
        firstDay="2026-12-01"
        lastDay="2027-12-01"
        error={undefined}
        isShort={isShort}
        onOpen={() => undefined}
      />,
    );
    const shown = /class="truncate">([^<]*)</.exec(html)?.[1];
    expect(shown).toBe(isShort ? 'T7 5/12' : 'T7, 05/12/2026');
    expect(html).toContain(`aria-label="Ngày đón: ${shown}"`);
  }
});
