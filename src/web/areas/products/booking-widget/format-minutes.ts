/** '2 giờ', '1 giờ 30 phút', '45 phút'. */
export function formatMinutes(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  return [hours > 0 && `${hours} giờ`, minutes % 60 > 0 && `${minutes % 60} phút`].filter(Boolean).join(' ');
}
