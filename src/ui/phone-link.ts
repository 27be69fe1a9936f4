/** The `tel:` link of a number, however it is written: '1900 636 000' → 'tel:1900636000'. */
export function phoneLink(phone: string): string {
  return `tel:${phone.replace(/[^\d+]/g, '')}`;
}
