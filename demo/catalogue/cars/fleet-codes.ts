/** Codes of the vehicles of one product: `fleetCodes('noi-bai', 3)` → noi-bai-1, noi-bai-2, noi-bai-3. */
export const fleetCodes = (name: string, count: number): string[] =>
  Array.from({ length: count }, (_, index) => `${name}-${index + 1}`);
