/** The beds of a room in words: '1 giường đôi, 2 giường đơn'; a type that contains its number is not counted: 'hai giường đơn'. */
export function bedWords(beds: readonly { count: number; type: string }[]): string {
  return beds
    .map(({ count, type }) => {
      const kind = type.toLowerCase();
      return count === 1 && /^(hai|ba) /.test(kind) ? kind : `${count} ${kind}`;
    })
    .join(', ');
}
