import { expect, test } from 'vitest';
import { scaleOf } from './scale-bar.tsx';

test('the scale bar is a round length below a third of the map (U-17)', () => {
  const district = scaleOf({ west: 103.8, east: 104.3, south: 10, north: 10.4 });
  expect(district.kilometres).toBe(10);
  expect(district.share).toBeCloseTo(10 / (0.5 * 111.32 * Math.cos((10.2 * Math.PI) / 180)), 3);
  for (const degrees of [0.02, 0.05, 0.3, 1.7, 9, 17]) {
    const { kilometres, share } = scaleOf({ west: 104, east: 104 + degrees, south: 12, north: 12 + degrees });
    expect(share).toBeGreaterThan(0.1);
    expect(share).toBeLessThanOrEqual(0.3);
    expect(String(kilometres)).toMatch(/^(0\.0*)?[125]0*$/);
  }
});
