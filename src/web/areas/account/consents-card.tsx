import { Form } from 'react-router';
import { formatDateTime } from '#platform/vietnamese/format-date.ts';
import { Button } from '#ui/button.tsx';
import { useRootData } from '#web/app/root-data.ts';
import { AccountCard } from './account-card.tsx';

/** What a guest agrees to who wants to hear of offers, as the page says it and as it is kept. */
export const marketingConsent = (company: { name: string }) =>
  `Tôi đồng ý để ${company.name} dùng dữ liệu tài khoản để gợi ý và gửi ưu đãi cho tôi.`;

interface Consent {
  id: number;
  kind: string;
  wording: string;
  givenAt: Date;
  withdrawnAt: Date | null;
}

/** What was agreed to, word for word and when; what may be withdrawn, one by one. */
export function ConsentsCard({ consents }: { consents: Consent[] }) {
  const { settings } = useRootData();
  const isOn = consents.some(({ kind, withdrawnAt }) => kind === 'marketing' && withdrawnAt === null);
  return (
    <AccountCard title="Đồng ý của bạn">
      <p>{marketingConsent(settings)}</p>
      <Form method="post" className="mt-3">
        {!isOn && <input type="hidden" name="agree" value="1" />}
        <Button type="submit" name="do" value="marketing" look="outline">
          {isOn ? 'Rút lại đồng ý' : 'Đồng ý'}
        </Button>
      </Form>
      <h3 className="mt-5 text-base">Đã ghi lại</h3>
      <ul className="mt-1 space-y-2 text-sm">
        {consents.map(({ id, wording, givenAt, withdrawnAt }) => (
          <li key={id}>
            <p>{wording}</p>
            <p className="text-ink-soft">
              Đồng ý {formatDateTime(givenAt)}
              {withdrawnAt && ` · rút lại ${formatDateTime(withdrawnAt)}`}
            </p>
          </li>
        ))}
      </ul>
    </AccountCard>
  );
}
