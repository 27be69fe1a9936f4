import { setTimeout as sleep } from 'node:timers/promises';
import { connect } from '#platform/db/connect.ts';
import { listQueueFigures } from '#platform/queue/queue-figures.ts';
import { databaseOf } from '#tests/e2e/support/site-process.ts';
import { startSmtpServer } from '#tests/support/smtp-server.ts';
import { compare, type Verdict } from './compare.ts';
import type { FaultKind } from './fault-kinds.ts';
import { openFaultSite } from './fault-site.ts';
import { type Diary, newDiary, sendGuests } from './guests.ts';

const bankSecret = 'the secret of the bank in fault runs';
/** Maximum time for pending work to finish after the last payment. */
const quietMs = 60_000;

/** With fewer bookings and payments acknowledged, a run shows nothing. */
export const fewestAcknowledged = 6;

export interface FaultRun {
  diary: Diary;
  verdict: Verdict;
  /** Seconds from the fault until a booking was acknowledged again. */
  strikes: { fault: string; backAfterSeconds: number }[];
  /** Faults that are not possible here, with the reason. */
  skipped: string[];
  /** Seconds from the last payment until no work was pending. */
  quietAfterSeconds: number;
  /** Number of mails sent twice with the same Message-ID. */
  repeatedMails: number;
  said: string;
}

/**
 * Guests book and pay while faults strike one after another, each some seconds after the site recovered from the former one,
 * for the given time and until each has struck once; then the replies to guests are compared with the database.
 */
export async function runFaults({
  seconds,
  guests,
  pauseMs,
  kinds,
  restSeconds,
}: {
  seconds: number;
  guests: number;
  pauseMs: number;
  kinds: readonly FaultKind[];
  restSeconds: number;
}): Promise<FaultRun> {
  const smtp = await startSmtpServer((mail) => /^Message-ID:\s+(<[^>]+>)/im.exec(mail)?.[1] ?? '');
  const site = await openFaultSite({ BANK_WEBHOOK_SECRET: bankSecret, SMTP_URL: smtp.url });
  const diary = newDiary();
  const strikes: FaultRun['strikes'] = [];
  try {
    const possible = kinds.filter((kind) => kind.lacks(site) === null);
    const end = Date.now() + seconds * 1000;
    // A slow machine continues until every fault has struck once and enough was acknowledged, up to a minute longer.
    const isEnough = () =>
      strikes.length >= possible.length && diary.acknowledged.length >= fewestAcknowledged;
    const isOver = () => Date.now() >= end && (isEnough() || Date.now() >= end + 60_000);
    const shop = { url: site.url, bankSecret, unitIds: site.unitIds, stay: site.stay };
    const booking = sendGuests(shop, { guests, pauseMs }, isOver, diary);
    booking.catch(() => {});
    for (let turn = 0; !isOver(); turn++) {
      await sleep(restSeconds * 1000);
      const kind = possible[turn % possible.length];
      if (isOver() || !kind) break;
      const struckAt = Date.now();
      await kind.strike(site);
      const mendedAt = Date.now();
      while (diary.lastAt < mendedAt && !isOver()) await sleep(50);
      if (diary.lastAt >= mendedAt)
        strikes.push({ fault: kind.name, backAfterSeconds: (diary.lastAt - struckAt) / 1000 });
    }
    await booking;
    const paidAt = Date.now();
    const { db, close } = connect(databaseOf(site.folder).url, { max: 2 });
    while (
      Date.now() - paidAt < quietMs &&
      (await listQueueFigures(db)).some(({ state }) => state !== 'failed')
    )
      await sleep(250);
    const quietAfterSeconds = (Date.now() - paidAt) / 1000;
    const verdict = await compare(db, diary);
    await close();
    return {
      diary,
      verdict,
      strikes,
      skipped: kinds.flatMap((kind) => (kind.lacks(site) ? [`${kind.name}: ${kind.lacks(site)}`] : [])),
      quietAfterSeconds,
      repeatedMails: smtp.received.length - new Set(smtp.received).size,
      said: site.process.said(),
    };
  } finally {
    await site.remove();
    await smtp.stop();
  }
}
