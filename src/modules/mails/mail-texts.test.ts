import { readdirSync, readFileSync } from 'node:fs';
import { render, toPlainText } from '@react-email/render';
import { createElement } from 'react';
import { expect, test } from 'vitest';
import { mailFills } from './texts/mail-text.ts';
import { previewMail } from './texts/preview-mail.ts';
import { checkMailWords, fillIn, findWordedMail, wordedMails } from './texts/worded-mails.ts';
import { Paragraphs } from './view/paragraphs.tsx';

const held = findWordedMail('held');
if (!held) throw new Error('There is no mail of a hold');

test('what mails came with can be kept, and fills in what there is', () => {
  for (const mail of wordedMails) {
    expect(checkMailWords(mail, mail.parts), mail.template).toEqual({});
    const { heads, paragraphs } = previewMail(mail, mail.parts, { name: 'Mây', phone: '1900 1' });
    for (const { text } of [...heads, ...paragraphs]) expect(text).not.toMatch(/\{\{|\}\}|undefined|\s{2}/);
    for (const name of mail.fills) expect(mailFills, mail.template).toHaveProperty([name]);
  }
});

test('every part that can be written is said by a mail', () => {
  const folder = 'src/modules/mails/view';
  const views = readdirSync(folder)
    .map((file) => readFileSync(`${folder}/${file}`, 'utf8'))
    .join('\n');
  for (const { template, parts } of wordedMails)
    for (const part of Object.keys(parts))
      expect(views, `${template} ${part}`).toMatch(new RegExp(`say\\([^;]{0,90}'${part}'`, 's'));
});

test.each([
  ['subject', '', 'Vui lòng nhập.'],
  ['subject', 'Giữ chỗ của bạn', 'Phải có {{code}}, mã đặt chỗ.'],
  ['subject', 'Giữ chỗ {{code}}\nBcc: ai@do.example', 'Tiêu đề thư là một dòng, đến 120 ký tự.'],
  ['title', 'Chào {{ten}}', 'Không có chỗ điền {{ten}}.'],
  ['title', 'Chào {{name}, bạn', 'Chỗ điền viết như {{code}}, đủ hai dấu ngoặc.'],
  ['text', 'Bạn trả {{due}} nhé', 'Phải có {{holdUntil}}, giữ chỗ đến.'],
  ['text', 'Bạn trả {{due}} trước {{holdUntil}}, {{voucherLink}}', 'Không có chỗ điền {{voucherLink}}.'],
])('the mail of a hold does not take %s “%s”', (part, text, says) => {
  expect(checkMailWords(held, { ...held.parts, [part]: text })).toEqual({ [part]: says });
});

test('what has no value goes with the word that leads to it', () => {
  expect(fillIn('Bạn trả {{due}} trước {{holdUntil}}. Cảm ơn.', { due: '5 ₫', holdUntil: '' })).toBe(
    'Bạn trả 5 ₫. Cảm ơn.',
  );
  expect(fillIn('Còn {{balance}}, trả trước hết ngày {{dueOn}}.', { balance: '5 ₫' })).toBe('Còn 5 ₫.');
  expect(fillIn('{{holdUntil}}', { holdUntil: '10:00' })).toBe('10:00');
});

test('a paragraph has links and strong words of the office, none out of what a guest typed', async () => {
  const said = async (text: string) => render(createElement(Paragraphs, { text }));
  const office = await said(
    '[Xem phiếu]({{link}}), **nhớ** mang theo.\n\nHẹn gặp.'.replace('{{link}}', 'https://a.example/x'),
  );
  expect(office).toMatch(
    /<a [^>]*href="https:\/\/a\.example\/x"[^>]*>Xem phiếu<\/a>.*<strong>nhớ<\/strong>/s,
  );
  expect(toPlainText(office)).toContain('Hẹn gặp.');
  const typed = await said(fillIn('Chào {{name}}', { name: '[Bấm đây](https://xau.example) <b>' }));
  expect(typed).not.toContain('<a ');
  expect(typed).toContain('&lt;b&gt;');
  expect(await said('Về Vietcombank ****1234 và MoMo ****99.')).toContain('****1234 và MoMo ****99');
});
