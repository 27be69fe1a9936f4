import type { RefundView } from '#modules/payments/refunds/list-refund-views.ts';
import { useRootData } from '#web/app/root-data.ts';
import { type AccountField, AccountForm } from '#web/parts/booking/account-form.tsx';
import { RefundTracker } from '#web/parts/booking/refund-tracker.tsx';

type Texts = Partial<Record<AccountField, string>>;

/** A part's refunds, with the form in which its payer states the bank account. */
export function PartRefunds({
  refunds,
  typed,
}: {
  refunds: RefundView[];
  typed: { refundId: string; values: Texts; errors: Texts } | undefined;
}) {
  const { settings } = useRootData();
  return refunds.map((refund) => {
    const back = typed?.refundId === refund.id ? typed : { values: {}, errors: {} };
    return (
      <RefundTracker key={refund.id} refund={refund} hotline={settings.phone}>
        {refund.needsAccount && (
          <p className="mt-4">
            Khoản này không hoàn thẳng về cách bạn đã trả được, nên chúng tôi chuyển khoản. Vui lòng cho biết
            số tài khoản nhận tiền.
          </p>
        )}
        {(refund.needsAccount || refund.canChangeAccount) && (
          <AccountForm refundId={refund.id} values={back.values} errors={back.errors} />
        )}
      </RefundTracker>
    );
  });
}
