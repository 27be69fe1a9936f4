/** The option that an arrow key leads to, wrapping around; -1 is the input itself, and always the result without options. */
export function nextOption(current: number, step: 1 | -1, count: number): number {
  if (count === 0) return -1;
  const next = current + step;
  if (current === -1) return step === 1 ? 0 : count - 1;
  return (next + count) % count;
}
