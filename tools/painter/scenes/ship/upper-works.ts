import { mix, rgba } from '../../kit/colour.ts';
import { glow } from '../../kit/glow.ts';
import { paintJunkSail } from '../../kit/props/junk-sail.ts';
import { paintPerson } from '../../kit/props/person.ts';
import { ellipse, line, polygon } from '../../kit/stroke.ts';
import { deckHeight, freeboard, type ShipTools } from './ship-tools.ts';

/** Decks with their windows, the sun deck and its roof or parasols, sails, lamps, the flag astern. */
export function paintUpperWorks(tools: ShipTools): void {
  const { plan } = tools;
  const { decks, sails } = plan;
  if (sails) paintSails(tools, sails);
  for (let deck = 0; deck < decks; deck++) paintDeck(tools, deck);
  paintSunDeck(tools);
  paintFlag(tools);
  if (plan.lamps) paintLampStrings(tools);
}

/** Stern, bow and foot of a deck; the one above `decks` is the sun deck. */
function deckOf({ plan }: ShipTools, deck: number): { stern: number; bow: number; foot: number; high: number } {
  const high = deckHeight(plan);
  return {
    stern: -plan.long / 2 + 12 + deck * plan.long * 0.016,
    bow: plan.long / 2 - plan.long * (0.13 + deck * 0.062),
    foot: -freeboard(plan) - deck * high + 2,
    high,
  };
}

function paintDeck(tools: ShipTools, deck: number): void {
  const { ctx, plan, palette, at } = tools;
  const { stern, bow, foot, high } = deckOf(tools, deck);
  const wall = at(plan.wall);
  polygon(ctx, [[stern, foot], [bow + high * 0.34, foot], [bow - high * 0.1, foot - high], [stern, foot - high]], wall);
  ctx.fillStyle = mix(wall, palette.ink, 0.16);
  ctx.fillRect(stern, foot - high, bow - stern, high * 0.14);
  paintWindows(tools, deck);
  ctx.fillStyle = at(plan.trim);
  ctx.fillRect(stern - 8, foot - high - 3, bow - stern + high * 0.9, 5);
  const rail = rgba(at(plan.trim), 0.9);
  for (const y of [0.24, 0.4]) line(ctx, [[bow + high * 0.3, foot - high * y], [bow + plan.long * 0.05, foot - high * y]], 2, rail);
  for (let x = bow + high * 0.34; x < bow + plan.long * 0.05; x += 14) line(ctx, [[x, foot], [x, foot - high * 0.4]], 1.6, rail);
}

function paintWindows(tools: ShipTools, deck: number): void {
  const { ctx, plan, palette, at, lit, rng } = tools;
  const { stern, bow, foot, high } = deckOf(tools, deck);
  const day = mix(palette.ink, palette.sky[1], 0.36);
  const count = Math.max(3, Math.round((bow - stern - 30) / (plan.windows === 'wide' ? 74 : plan.windows === 'balcony' ? 62 : 44)));
  const step = (bow - stern - 30) / count;
  for (let i = 0; i < count; i++) {
    const x = stern + 16 + i * step;
    const pane = lit ? mix(palette.lit, '#c98a4a', rng.range(0, 0.3)) : mix(day, palette.sky[2], rng.range(0, 0.22));
    ctx.fillStyle = pane;
    const top = foot - high * 0.76;
    if (plan.windows === 'wide') ctx.fillRect(x, top, step * 0.88, high * 0.5);
    if (plan.windows === 'square') ctx.fillRect(x + step * 0.16, top + high * 0.06, step * 0.62, high * 0.46);
    if (plan.windows === 'arch') {
      ctx.beginPath();
      ctx.roundRect(x + step * 0.18, top, step * 0.56, high * 0.6, [step * 0.28, step * 0.28, 0, 0]);
      ctx.fill();
    }
    if (plan.windows !== 'balcony') continue;
    ctx.fillRect(x + step * 0.06, top, step * 0.82, high * 0.76);
    ctx.fillStyle = mix(at(plan.wall), palette.ink, 0.1);
    ctx.fillRect(x - step * 0.05, top - 2, step * 0.08, high * 0.8);
    ctx.fillStyle = rgba(mix(at(plan.wall), palette.sky[2], 0.4), 0.72);
    ctx.fillRect(x, foot - high * 0.34, step * 0.96, high * 0.32);
    line(ctx, [[x, foot - high * 0.34], [x + step * 0.96, foot - high * 0.34]], 2, at(plan.trim));
  }
}

function paintSunDeck(tools: ShipTools): void {
  const { ctx, plan, palette, at, rng } = tools;
  const { stern, bow, foot, high } = deckOf(tools, plan.decks);
  const rail = rgba(at(plan.trim), 0.95);
  for (const y of [0.2, 0.38]) line(ctx, [[stern, foot - high * y], [bow + 8, foot - high * y]], 2, rail);
  for (let x = stern; x <= bow + 8; x += 20) line(ctx, [[x, foot], [x, foot - high * 0.38]], 1.6, rail);
  for (let i = 0; i < 5; i++)
    paintPerson(ctx, rng, {
      palette,
      x: rng.range(stern + 40, bow - 20),
      y: foot,
      height: high * 0.86,
      top: at(rng.pick(['#f3ead6', '#b5432a', '#2d5d73', '#d9a441'])),
      bottom: at('#3a4a55'),
      facing: rng.chance(0.5) ? 1 : -1,
    });
  if (plan.canopy) {
    const cloth = at(plan.canopy);
    const from = stern + 20;
    const to = stern + (bow - stern) * 0.66;
    for (let x = from + 10; x <= to - 6; x += (to - from) / 5) line(ctx, [[x, foot], [x, foot - high * 1.1]], 3, mix(cloth, palette.ink, 0.4));
    polygon(ctx, [[from - 12, foot - high * 1.06], [from + 8, foot - high * 1.3], [to - 8, foot - high * 1.3], [to + 12, foot - high * 1.06]], cloth);
    line(ctx, [[from - 12, foot - high * 1.06], [to + 12, foot - high * 1.06]], 3, mix(cloth, palette.flank, 0.5));
  }
  if (!plan.parasols) return;
  const cloth = at(plan.parasols);
  for (let i = 0; i < 4; i++) {
    const x = stern + 60 + ((bow - stern - 110) * i) / 3;
    line(ctx, [[x, foot], [x, foot - high * 1.2]], 3, mix(cloth, palette.ink, 0.5));
    polygon(ctx, [[x - high * 0.66, foot - high * 0.96], [x, foot - high * 1.34], [x + high * 0.66, foot - high * 0.96]], cloth);
    polygon(ctx, [[x - high * 0.1, foot - high * 0.96], [x, foot - high * 1.34], [x + high * 0.66, foot - high * 0.96]], mix(cloth, palette.flank, 0.35));
  }
}

function paintSails({ ctx, plan, palette, at }: ShipTools, { cloth, count }: { cloth: string; count: number }): void {
  const k = (plan.long / 250) * 0.92;
  const top = -freeboard(plan) - plan.decks * deckHeight(plan);
  ctx.save();
  ctx.translate(0, top + 58 * k);
  ctx.scale(k, k);
  const sail = at(cloth);
  const colours = [sail, mix(sail, palette.ink, 0.36), mix(sail, palette.flank, 0.42)] as const;
  const mast = mix(palette.ink, at('#3a1d14'), 0.5);
  if (count === 3) paintJunkSail(ctx, { mast: -82, lean: -6, top: -120, foot: -66, luff: 20, leech: 32 }, colours, mast);
  if (count > 1) paintJunkSail(ctx, { mast: 62, lean: 8, top: -132, foot: -54, luff: 20, leech: 32 }, colours, mast);
  paintJunkSail(ctx, { mast: -12, lean: 2, top: -160, foot: -60, luff: 28, leech: 48 }, colours, mast);
  ctx.restore();
}

function paintFlag(tools: ShipTools): void {
  const { ctx, palette, at } = tools;
  const { stern, foot, high } = deckOf(tools, tools.plan.decks);
  line(ctx, [[stern - 4, foot], [stern - 12, foot - high * 1.25]], 2.4, mix(palette.ink, at('#8a6a48'), 0.5));
  polygon(ctx, [[stern - 12, foot - high * 1.25], [stern - 52, foot - high * 1.14], [stern - 50, foot - high * 0.72], [stern - 9, foot - high * 0.84]], at('#d8322a'));
  ellipse(ctx, stern - 31, foot - high * 0.98, 5, 5, at('#ffd84a'));
}

function paintLampStrings(tools: ShipTools): void {
  const { ctx, plan, palette } = tools;
  const { stern, bow, foot, high } = deckOf(tools, plan.decks);
  for (const [from, to, tall] of [[stern, 0, 2], [0, bow + plan.long * 0.16, 2]] as const)
    for (let i = 0; i <= 16; i++) {
      const t = i / 16;
      const rise = from === stern ? t : 1 - t;
      const x = from + (to - from) * t;
      const y = foot - high * (0.4 + tall * rise ** 1.4);
      ellipse(ctx, x, y, 3.4, 3.4, '#ffe2a0');
      glow(ctx, { x, y, radius: 20, colour: palette.glow, strength: 0.5 });
    }
}
