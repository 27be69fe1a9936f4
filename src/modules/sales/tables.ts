/** The tables that only this module writes. */
export const tables = [
  'sale_lines',
  'cost_rates',
  'supplier_statements',
  'supplier_statement_lines',
  'supplier_payments',
  'thin_margins',
] as const;
