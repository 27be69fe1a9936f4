import { formatNumber } from '#platform/vietnamese/format-number.ts';
import { Fold } from '../fold.tsx';

/** A line of a price, in đồng, with the rule that made it. */
export interface PriceLine {
  label: string;
  amountVnd: number;
  reason: string;
}

/** Why a price is what it is, line by line; opened on demand. */
export function PriceLines({ lines }: { lines: readonly PriceLine[] }) {
  if (lines.length === 0) return null;
  return (
    <Fold title="Vì sao giá này" look="plain">
      <ul className="flex flex-col gap-0.5 pt-1 text-ink-soft">
        {lines.map(({ label, amountVnd, reason }, at) => (
          <li key={at} className="flex justify-between gap-3">
            <span>
              {label}
              {reason && <span className="text-ink-faint"> · {reason}</span>}
            </span>
            <span className="whitespace-nowrap tabular-nums">{formatNumber(amountVnd)}</span>
          </li>
        ))}
      </ul>
    </Fold>
  );
}
