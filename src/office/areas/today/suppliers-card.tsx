import { Link } from 'react-router';
import { Count } from '../../parts/badge.tsx';
import { Card } from '../../parts/card.tsx';
import { Empty } from '../../parts/empty.tsx';
import { DueList } from './due-list.tsx';
import type { Today } from './load-today.ts';

/** Pending requests to suppliers, with their clock. */
export function SuppliersCard({ board: { suppliers, counts, now } }: { board: Today }) {
  const ofSuppliers = counts.filter(({ kind }) => kind === 'supplier-confirmation' || kind === 'on-request');
  const open = ofSuppliers.reduce((sum, row) => sum + row.open, 0);
  const late = ofSuppliers.reduce((sum, row) => sum + row.late, 0);
  return (
    <Card
      title={
        <>
          Nhà cung cấp chưa nhận <Count isHot={late > 0}>{open}</Count>
        </>
      }
      aside={
        open > 0 && (
          <Link
            to="/viec?loai=supplier-confirmation,on-request"
            className="text-sm font-semibold text-sea hover:underline"
          >
            Xem cả {open}
          </Link>
        )
      }
    >
      {open > 0 ? <DueList tasks={suppliers} now={now} /> : <Empty title="Nhà cung cấp đã trả lời hết" />}
    </Card>
  );
}
