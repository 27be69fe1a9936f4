import { makeReferralCode } from '#modules/points/commands/make-referral-code.ts';
import { type InvitedFriend, listInvitedFriends } from '#modules/points/queries/list-referrals.ts';
import { referralPath } from '#modules/points/rules/referral-path.ts';
import { formatDate } from '#platform/vietnamese/format-date.ts';
import { formatVnd } from '#platform/vietnamese/format-money.ts';
import { formatNumber } from '#platform/vietnamese/format-number.ts';
import { Badge } from '#ui/badge.tsx';
import { CopyButton } from '#ui/copy-button.tsx';
import { Notice } from '#ui/notice.tsx';
import { appContext } from '#web/app/app-context.ts';
import { metaSite } from '#web/app/root-data.ts';
import { pageMeta } from '#web/app/seo/page-meta.ts';
import { ShareButton } from '#web/parts/device/share-button.tsx';
import { AccountCard } from '../account-card.tsx';
import { AccountFrame } from '../account-frame.tsx';
import { requireGuest } from '../require-guest.ts';
import type { Route } from './+types/referral-page.ts';
import { type ReferralSums, referralSums } from './referral-sums.ts';

export async function loader({ request, context }: Route.LoaderArgs) {
  const app = context.get(appContext);
  const { userId } = await requireGuest(app, request);
  const now = app.clock.now();
  const sums = await referralSums(app);
  const code = sums.isOn ? await makeReferralCode(app.db, userId, now) : null;
  return {
    sums,
    link: code === null ? null : new URL(referralPath(code), app.config.publicUrl).href,
    friends: await listInvitedFriends(app.db, userId, now),
  };
}

export const meta: Route.MetaFunction = ({ location, matches }) =>
  pageMeta(metaSite(matches), location, { title: 'Mời bạn', path: '/tai-khoan/moi-ban', noindex: true });

export default function ReferralPage({ loaderData: { sums, link, friends } }: Route.ComponentProps) {
  const earned = friends.reduce((sum, { points }) => sum + points, 0);
  return (
    <AccountFrame title="Mời bạn">
      {link ? (
        <LinkCard link={link} sums={sums} />
      ) : (
        <Notice tone="info" title="Chương trình mời bạn đang tạm dừng">
          Liên kết cũ không nhận người mới. Bạn bè đã đăng ký vẫn theo điều đã báo.
        </Notice>
      )}
      <AccountCard
        title="Bạn bè đã mời"
        about={
          friends.length > 0
            ? `${formatNumber(friends.length)} người · ${formatNumber(earned)} điểm đã nhận`
            : undefined
        }
      >
        {friends.length === 0 ? (
          <p className="text-ink-soft">
            Chưa có ai đăng ký bằng liên kết của bạn. Ở đây chỉ hiện chữ cái đầu tên của họ.
          </p>
        ) : (
          <ul className="divide-y divide-line">
            {friends.map((friend, at) => (
              <FriendRow key={at} {...friend} />
            ))}
          </ul>
        )}
      </AccountCard>
    </AccountFrame>
  );
}

function LinkCard({ link, sums }: { link: string; sums: ReferralSums }) {
  const { inviterPoints, friendPoints, leastVnd, days, mostPerYear, pointVnd } = sums;
  return (
    <AccountCard
      title="Liên kết của bạn"
      about={`Bạn bè đăng ký bằng liên kết này và đi xong chuyến đầu: bạn được ${formatNumber(inviterPoints)} điểm (${formatVnd(inviterPoints * pointVnd)}), bạn ấy được ${formatNumber(friendPoints)} điểm (${formatVnd(friendPoints * pointVnd)}).`}
    >
      <p className="rounded-control bg-sand px-4 py-3 font-semibold break-all">{link}</p>
      <div className="mt-3 flex flex-wrap gap-3">
        <CopyButton text={link} label="Sao chép liên kết mời" word="Sao chép" />
        <ShareButton
          title="Lời mời"
          path={link}
          className="inline-flex min-h-11 items-center gap-2 rounded-control px-2 font-semibold text-sea hover:bg-sea-soft"
        />
      </div>
      <ul className="mt-4 list-disc stack-1 pl-5 text-ink-soft">
        <li>
          Chuyến đầu từ {formatVnd(leastVnd)}, đi xong trong {days} ngày kể từ lúc đăng ký.
        </li>
        <li>Mỗi năm có điểm cho nhiều nhất {mostPerYear} người. Tự mời mình thì không tính.</li>
        <li>Chuyến hoàn tiền đến dưới mức ấy thì điểm của cả hai được trừ lại.</li>
      </ul>
    </AccountCard>
  );
}

const looks = {
  waiting: { tone: 'plain', title: 'Chờ chuyến đầu' },
  earned: { tone: 'good', title: 'Đã đi chuyến đầu' },
  taken_back: { tone: 'plain', title: 'Đã hoàn tiền' },
  void: { tone: 'plain', title: 'Không tính' },
  over: { tone: 'plain', title: 'Quá hạn' },
} as const;

function FriendRow({ letter, registeredOn, untilOn, state, points, isOverLimit }: InvitedFriend) {
  return (
    <li className="flex items-start justify-between gap-4 py-3 first:pt-0 last:pb-0">
      <div className="min-w-0">
        <p className="font-semibold">{letter === null ? 'Một người bạn' : `Bạn ${letter}.`}</p>
        <p className="text-sm text-ink-soft">
          Đăng ký {formatDate(registeredOn)}
          {state === 'waiting' && ` · chuyến đầu xong trước hết ${formatDate(untilOn)}`}
        </p>
        <Badge tone={looks[state].tone} className="mt-1">
          {state === 'earned' && isOverLimit ? 'Đã đủ số bạn của năm' : looks[state].title}
        </Badge>
      </div>
      <p className="shrink-0 font-semibold tabular-nums">{points > 0 ? `+${formatNumber(points)}` : '–'}</p>
    </li>
  );
}
