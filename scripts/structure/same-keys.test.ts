import { expect, test } from 'vitest';
import { sameKeys } from './same-keys.ts';

test('two siblings with one key are found, also where a condition chooses one', () => {
  expect(sameKeys('a.tsx', 'const a = <p><A key={id} />{isOn && <B key={id} />}</p>;')).toEqual(['{id}']);
  expect(sameKeys('a.tsx', 'const a = <><A key="x" /><B key="x" /></>;')).toEqual(['"x"']);
});

test('alternatives of a condition, and elements of different parents, may share one', () => {
  expect(sameKeys('a.tsx', 'const a = <p>{isOn ? <A key={id} /> : <B key={id} />}</p>;')).toEqual([]);
  expect(sameKeys('a.tsx', 'const a = <p><i><A key={id} /></i><B key={id} /></p>;')).toEqual([]);
  expect(sameKeys('a.tsx', 'const a = <p><A key={one} /><B key={other} /></p>;')).toEqual([]);
});
