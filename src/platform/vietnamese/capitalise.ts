/** 'số sàn' as a line of its own begins: 'Số sàn'. */
export function capitalise(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
