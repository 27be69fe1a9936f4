/** 'số sàn' as the beginning of a line: 'Số sàn'. */
export function capitalise(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
