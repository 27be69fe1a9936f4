import { Store } from 'lucide-react';

/** Who provides the service, and under which licence where one is known. */
export function SupplierNote({
  supplier,
  code,
}: {
  supplier: { brand: string; licenceNo: string | null } | null;
  code: string;
}) {
  return (
    <p className="mt-6 flex items-start gap-2.5 border-t border-line pt-4 text-sm text-ink-soft">
      <Store aria-hidden className="mt-0.5 size-4 shrink-0" />
      <span>
        {supplier && (
          <>
            Nơi cung cấp dịch vụ: <span className="font-semibold text-ink">{supplier.brand}</span>
            {supplier.licenceNo && <> · Giấy phép {supplier.licenceNo}</>} ·{' '}
          </>
        )}
        Mã dịch vụ {code}
      </span>
    </p>
  );
}
