/** The tables that only this module writes. */
export const tables = [
  'inventory',
  'holds',
  'hold_lines',
  'vehicle_holds',
  'open_vouchers',
  'unit_blocks',
] as const;
