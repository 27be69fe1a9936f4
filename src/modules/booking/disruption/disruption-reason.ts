export const disruptionReasons = ['weather', 'supplier', 'other'] as const;
export type DisruptionReason = (typeof disruptionReasons)[number];

/** Why something cannot take place, as guests read it. */
export const disruptionReasonLabels: Record<DisruptionReason, string> = {
  weather: 'vì thời tiết',
  supplier: 'vì nhà cung cấp ngừng phục vụ',
  other: 'vì lý do ngoài dự tính',
};
