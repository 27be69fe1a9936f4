import { expect, test } from 'vitest';
import { lasts, pack, packedText, packOnce } from './pack.ts';
import { type Packed, unpack } from './packed.ts';

const value = {
  words: 'Phòng `đôi` "view biển" \\ \n',
  amounts: [0, 1_500_000],
  nothing: null,
  deep: [{ isSold: true }],
};

/** As a browser gets it: with the text in place of the placeholder. */
const sent = <T>(packed: Packed<T>): Packed<T> => ({ packed: String(packedText(packed)) });

test('packed data is restored from its text alone, with quotes and backticks', () => {
  const packed = pack(value);
  expect(unpack(packed)).toBe(value);
  expect(unpack(sent(packed))).toEqual(value);
});

test('objects with the same keys name them once; lists, empty values and missing keys are restored', () => {
  const card = { id: 7, tags: ['a', 'b'], none: [], picture: { url: '/a', focus: null } };
  const lists: { [key: string]: unknown }[] = [card, { ...card, id: 8 }, { id: 9, price: undefined }, {}];
  const packed = pack({ lists, pairs: [[1, 2], [], [[0]]] } as object);
  expect(String(packedText(packed)).match(/picture/g)).toHaveLength(1);
  expect(unpack(sent(packed))).toEqual({ lists, pairs: [[1, 2], [], [[0]]] });
});

test('a long text comes back each time, beside others that differ in their last sign', () => {
  const html = '<p class="a">Phú Quốc\'s `biển` ~ \\ "êm"</p>\n'.repeat(20);
  for (const text of [html, `${html}.`, html])
    expect(unpack(sent(pack({ parts: [{ html: text }] })))).toEqual({ parts: [{ html: text }] });
});

test('a second read gets the same object', () => {
  const packed = sent(pack(value));
  expect(unpack(packed)).toBe(unpack(packed));
});

test('the text is valid in JSON, in a script between single quotes and in HTML', () => {
  const all = Array.from({ length: 0x2100 }, (_, code) => String.fromCharCode(code)).join('');
  for (const text of [all, '</script><!--', '\\"`~\'', '\ud800 x \udfff', '\\\\"\\`\n~n~u0041']) {
    const packed = pack({ [text]: [text] } as object);
    const written = String(packedText(packed));
    expect(written).not.toMatch(/["'\\<\n\r\u2028\u2029\p{Cs}]/u);
    expect(JSON.stringify(written)).toHaveLength(written.length + 2);
    expect(unpack(sent(packed))).toEqual({ [text]: [text] });
  }
});

test('data shared by many pages is packed once', () => {
  let times = 0;
  const make = () => {
    times++;
    return pack({ amounts: value.amounts });
  };
  expect(packOnce(value, make)).toBe(packOnce(value, make));
  expect(unpack(sent(packOnce(value, make)))).toEqual({ amounts: [0, 1_500_000] });
  expect(times).toBe(1);
});

test('long-lived data is serialised once, and embedded in each text like any other', () => {
  const card = (id: number) => ({
    id,
    title: 'Mây "Biển" `A`',
    note: 'Dòng 1\nDòng 2\u0001',
    picture: { url: '/a', size: { width: 1, height: 2 } },
    facts: ['một', { icon: 'bed', picture: { url: '/b', size: { width: 3, height: 4 } } }],
    none: undefined,
  });
  const trip = (total: string) => ({ total, nearest: { url: '/c', size: { width: 5, height: 6 } } });
  const [one, other] = [lasts(card(1)), lasts(card(2))];
  const inner = lasts({ product: one, left: 2 });
  for (const total of ['3 ₫', '4 ₫']) {
    const lists = [
      [{ product: one, trip: trip(total) }],
      {
        other: { z: total },
        cards: [
          { trip: trip(total), product: other },
          { product: one, trip: null },
        ],
      },
      { [total]: inner, cards: [inner, one] },
    ];
    for (const list of lists) expect(packedText(pack(list))).toBe(packedText(pack(structuredClone(list))));
  }
});
