import { findPromotions, listPromotionIds } from '#modules/pricing/promotions/promotions.ts';
import { dayInVietnam } from '#platform/time/days.ts';
import { tickWord } from './cells.ts';
import { checkPromotionRows, promotionStates } from './check-promotion-rows.ts';
import { promotionCells, promotionColumns } from './promotion-columns.ts';
import {
  applyPromotionRows,
  type PromotionPlan,
  type PromotionUndo,
  undoPromotionRows,
} from './promotion-row.ts';
import type { OutRow, Sheet, SheetColumn } from './sheet.ts';

const columns: SheetColumn[] = [
  { name: 'id', label: 'Số', hint: 'Của khuyến mãi đang có; để trống thì thêm, hoặc tìm theo mã, theo tên.' },
  ...promotionColumns,
  { name: 'status', label: 'Trạng thái', hint: '“Đang chạy” hoặc “Chưa chạy”; để trống thì giữ nguyên.' },
];

/** Codes and deals, with every field of their form. */
export const promotionSheet: Sheet = {
  columns,
  batch: 100,
  check: (db, rows, { now }) => checkPromotionRows(db, rows, dayInVietnam(now)),
  apply: (writing, plans) => applyPromotionRows(writing, plans as PromotionPlan[]),
  undo: (writing, undos) => undoPromotionRows(writing, undos as PromotionUndo[]),
  async list(db, _scope, most) {
    const ids = await listPromotionIds(db, most);
    return [...(await findPromotions(db, ids)).values()]
      .sort((a, b) => a.id - b.id)
      .map(({ id, input }): OutRow => {
        const status = promotionStates[input.status ? 'on' : 'off'];
        return { id: String(id), ...promotionCells(input), status };
      });
  },
  examples: [
    {
      code: 'MAUHE10',
      title: 'Chào hè (mẫu)',
      percent: '10',
      mostVnd: 500_000,
      fromTotalVnd: 2_000_000,
      isCombinable: tickWord,
    },
    {
      code: 'MAUGIAM300',
      title: 'Giảm 300.000 ₫',
      amountVnd: 300_000,
      uses: '100',
      usesPerPhone: '1',
      isCombinable: tickWord,
    },
    { code: '', title: 'Đặt sớm 30 ngày (mẫu)', percent: '8', aheadLeast: '30', isCombinable: tickWord },
  ].map((row) => ({ ...row, fromOn: '01/06/2030', toOn: '31/08/2030', status: promotionStates.off })),
};
