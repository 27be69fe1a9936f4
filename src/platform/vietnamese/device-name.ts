const systems: [RegExp, string][] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Macintosh/, 'Mac'],
  [/Linux/, 'Linux'],
];
const browsers: [RegExp, string][] = [
  [/Zalo/, 'Zalo'],
  [/Edg/, 'Edge'],
  [/coc_coc/i, 'Cốc Cốc'],
  [/Firefox|FxiOS/, 'Firefox'],
  [/Chrome|CriOS/, 'Chrome'],
  [/Safari/, 'Safari'],
];

/** Browser and system of a user agent: 'Chrome trên Android', or only the one that is known; null where neither is. */
export function deviceName(userAgent: string): string | null {
  const nameIn = (list: [RegExp, string][]) => list.find(([sign]) => sign.test(userAgent))?.[1];
  const [browser, system] = [nameIn(browsers), nameIn(systems)];
  if (browser && system) return `${browser} trên ${system}`;
  return browser ?? system ?? null;
}
