type Answer = { ok: true; helpfulCount: number } | { ok: false; reason: string };

/** Sends the form of a vote by script and tells how many there are now, or in Vietnamese why it was not counted. */
export async function sendVote(form: HTMLFormElement): Promise<Answer> {
  const body = new URLSearchParams({ by: 'script' });
  const reply = await fetch(form.action, { method: 'POST', body }).catch(() => null);
  if (!reply?.ok) return { ok: false, reason: 'Đường truyền vừa bị gián đoạn. Bạn thử lại sau nhé.' };
  const { helpfulCount } = (await reply.json()) as { helpfulCount: number | null };
  return helpfulCount === null
    ? { ok: false, reason: 'Mạng của bạn vừa gửi nhiều lượt. Bạn thử lại sau khoảng một giờ.' }
    : { ok: true, helpfulCount };
}
