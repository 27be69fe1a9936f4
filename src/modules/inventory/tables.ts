/** The tables that only this module writes. */
export const tables = [
  'inventory',
  'holds',
  'hold_lines',
  'vehicle_holds',
  'vehicle_pauses',
  'open_vouchers',
  'unit_blocks',
] as const;
