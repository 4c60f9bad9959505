import type { Industry } from '../seed/issuer-profile';
import type { Random } from '../seed/random';
import type { Palette } from './palette';

type Motif = (random: Random, palette: Palette) => string;

export const width = 1200;
export const height = 675;

/** Draws the landscape in front of the sky, by industry, on 1200 × 675. Far layers come before near ones. */
export const motifs: Readonly<Record<Industry, Motif>> = {
  terraces: (random, { layers }) =>
    layers
      .map((colour, index) => {
        const base = 300 + index * 95;
        const hill = ridge(random, base, 70 - index * 8);
        const steps = index < 2 ? '' : contours(hill, 5);
        return fill(hill, colour) + steps;
      })
      .join(''),
  waves: (random, { layers, light }) =>
    fill(ridge(random, 330, 40), layers[0]) +
    layers
      .slice(1)
      .map((colour, index) => fill(swell(random, 420 + index * 85, 16 + index * 6), colour))
      .join('') +
    glints(random, light, 440, 650, 34),
  solar: (random, { layers, light }) =>
    fill(ridge(random, 340, 55), layers[0]) +
    fill(ridge(random, 430, 30), layers[1]) +
    panels(layers[3], layers[2], light),
  weave: (random, { layers }) => weave(random, layers),
  skyline: (random, { layers, light }) =>
    layers.map((colour, index) => towers(random, 300 + index * 80, colour, light, index)).join(''),
  leaves: (random, { layers }) =>
    fill(ridge(random, 400, 40), layers[0]) +
    layers
      .slice(1)
      .map((colour, index) => fronds(random, 700, 7 + index * 2, 330 - index * 55, colour))
      .join(''),
  orbits: (random, { layers, light }) => orbits(random, layers, light),
  roads: (random, { layers, light }) =>
    layers
      .slice(0, 3)
      .map((colour, index) => fill(ridge(random, 310 + index * 75, 60 - index * 14), colour))
      .join('') + road(random, layers[3], light),
};

type Points = readonly (readonly [x: number, y: number])[];

function curve(steps: number, heightAt: (x: number) => number): Points {
  return Array.from({ length: steps + 1 }, (_, index) => {
    const x = (index * width) / steps;
    return [x, Math.round(heightAt(x))] as const;
  });
}

function ridge(random: Random, base: number, rise: number): Points {
  const [slow = 0, middle = 0, fast = 0] = [1, 2, 3].map(() => random.next() * 6);
  return curve(40, (x) => {
    const t = x / width;
    const wide = Math.sin(t * 4.2 + slow) + 0.5 * Math.sin(t * 9 + middle);
    return base + (wide + 0.2 * Math.sin(t * 23 + fast)) * rise;
  });
}

function swell(random: Random, base: number, rise: number): Points {
  const phase = random.next() * 6;
  return curve(80, (x) => base + rise * Math.sin(x / (58 + rise) + phase));
}

function fill(points: Points, colour: string): string {
  return `<path d="${line(points)}L${width} ${height}L0 ${height}Z" fill="${colour}"/>`;
}

function line(points: Points): string {
  return points.map(([x, y], index) => `${index === 0 ? 'M' : 'L'}${x} ${y}`).join('');
}

function contours(points: Points, count: number): string {
  return Array.from({ length: count }, (_, index) => {
    const lower = points.map(([x, y]) => [x, y + 16 + index * 19] as const);
    return `<path d="${line(lower)}" fill="none" stroke="#fff" stroke-opacity="${0.2 - index * 0.03}" stroke-width="2.5"/>`;
  }).join('');
}

function glints(random: Random, colour: string, from: number, to: number, count: number): string {
  return Array.from({ length: count }, () => {
    const y = random.between(from, to);
    const length = random.between(18, 80);
    return `<rect x="${random.between(0, width)}" y="${y}" width="${length}" height="3" rx="1.5" fill="${colour}" opacity="${(0.15 + random.next() * 0.3).toFixed(2)}"/>`;
  }).join('');
}

function panels(frame: string, cell: string, light: string): string {
  const rows = [0, 1, 2].map((row) => {
    const y = 440 + row * 84;
    const scale = 1 + row * 0.32;
    return Array.from({ length: 9 }, (_, index) => {
      const w = 150 * scale;
      const x = index * (w + 18) - 90 * row - 20;
      const grid = [1, 2, 3]
        .map(
          (n) =>
            `<path d="M${x + (w * n) / 4} ${y}l${-14 * scale} ${62 * scale}" stroke="${light}" stroke-opacity=".35" stroke-width="1.5"/>`,
        )
        .join('');
      return `<path d="M${x} ${y}h${w}l${-14 * scale} ${62 * scale}h${-w}z" fill="${cell}" stroke="${frame}" stroke-width="5"/><path d="M${x} ${y}h${w * 0.42}l${-w * 0.3} ${62 * scale}h${-w * 0.12 - 14 * scale}z" fill="${light}" opacity=".13"/>${grid}`;
    }).join('');
  });
  return `<rect y="520" width="${width}" height="155" fill="${frame}"/>${rows.join('')}`;
}

function weave(random: Random, layers: readonly string[]): string {
  const size = 75;
  const shift = random.between(0, 3);
  let out = `<g opacity=".94">`;
  for (let row = 0; row < 5; row += 1)
    for (let column = 0; column < 16; column += 1) {
      const colour = layers[(column + row * shift + (row % 2) + shift) % 4] ?? '';
      const accent = layers[(column + row + 2) % 4] ?? '';
      const x = column * size;
      const y = 300 + row * size;
      const across = (row + column) % 2 === 0;
      const bands = [0.2, 0.5, 0.8]
        .map((at) =>
          across
            ? `<rect x="${x}" y="${y + size * at - 2}" width="${size}" height="4" fill="${accent}" opacity=".55"/>`
            : `<rect x="${x + size * at - 2}" y="${y}" width="4" height="${size}" fill="${accent}" opacity=".55"/>`,
        )
        .join('');
      out += `<rect x="${x}" y="${y}" width="${size + 0.5}" height="${size + 0.5}" fill="${colour}"/>${bands}`;
    }
  return `${out}</g>`;
}

function towers(
  random: Random,
  base: number,
  colour: string,
  light: string,
  depth: number,
): string {
  let x = -random.between(0, 60);
  let out = '';
  while (x < width) {
    const w = random.between(56, 120);
    const top = base - random.between(0, 130) + depth * 12;
    out += `<rect x="${x}" y="${top}" width="${w}" height="${height - top}" rx="4" fill="${colour}"/>`;
    if (depth > 0)
      for (let y = top + 22; y < height - 20; y += 34)
        for (let wx = x + 14; wx < x + w - 16; wx += 26)
          if (random.next() < 0.34)
            out += `<rect x="${wx}" y="${y}" width="11" height="15" rx="2" fill="${light}" opacity="${(0.25 + depth * 0.13).toFixed(2)}"/>`;
    x += w + random.between(6, 26);
  }
  return out;
}

function fronds(
  random: Random,
  ground: number,
  count: number,
  tall: number,
  colour: string,
): string {
  return Array.from({ length: count }, (_, index) => {
    const x = ((index + 0.2 + random.next() * 0.6) * width) / count;
    const h = tall * (0.7 + random.next() * 0.5);
    const lean = random.between(-70, 70);
    const leaf = (side: number, at: number) => {
      const cx = x + lean * at;
      const cy = ground - h * at;
      const reach = side * h * 0.34 * (1.15 - at);
      return `<path d="M${cx.toFixed(1)} ${cy.toFixed(1)}q${(reach * 0.4).toFixed(1)} ${(-h * 0.16).toFixed(1)} ${reach.toFixed(1)} ${(-h * 0.1).toFixed(1)}q${(-reach * 0.35).toFixed(1)} ${(h * 0.12).toFixed(1)} ${(-reach).toFixed(1)} ${(h * 0.1).toFixed(1)}z"/>`;
    };
    const leaves = [0.3, 0.45, 0.6, 0.75, 0.9, 1].map((at) => leaf(-1, at) + leaf(1, at)).join('');
    const stem = `<path d="M${x.toFixed(1)} ${ground}Q${x.toFixed(1)} ${(ground - h * 0.6).toFixed(1)} ${(x + lean).toFixed(1)} ${(ground - h).toFixed(1)}" fill="none" stroke="${colour}" stroke-width="7" stroke-linecap="round"/>`;
    return `<g fill="${colour}">${stem}${leaves}</g>`;
  }).join('');
}

function orbits(random: Random, layers: readonly string[], light: string): string {
  const x = random.between(420, 780);
  const y = random.between(330, 400);
  const rings = [110, 185, 270, 365, 470].map((r, index) => {
    const angle = random.next() * Math.PI * 2;
    const dot = `<circle cx="${(x + Math.cos(angle) * r).toFixed(1)}" cy="${(y + Math.sin(angle) * r).toFixed(1)}" r="${random.between(10, 26)}" fill="${layers[index % 4] ?? ''}"/>`;
    return `<circle cx="${x}" cy="${y}" r="${r}" fill="none" stroke="${layers[(index + 1) % 4] ?? ''}" stroke-opacity=".6" stroke-width="${6 - index * 0.8}"/>${dot}`;
  });
  return `${fill(ridge(random, 590, 26), layers[3] ?? '')}<circle cx="${x}" cy="${y}" r="62" fill="${layers[2] ?? ''}"/><circle cx="${x - 16}" cy="${y - 18}" r="26" fill="${light}" opacity=".5"/>${rings.join('')}`;
}

function road(random: Random, colour: string, light: string): string {
  const bend = random.between(-180, 180);
  const far = 600 + bend;
  const dashes = [0.08, 0.22, 0.4, 0.62, 0.88]
    .map((t) => {
      const at = t * t;
      const x = far + (600 - far) * t - bend * 0.3 * Math.sin(t * Math.PI);
      return `<rect x="${(x - 3 - at * 8).toFixed(1)}" y="${(470 + 200 * t).toFixed(1)}" width="${(5 + at * 16).toFixed(1)}" height="${(8 + at * 30).toFixed(1)}" rx="3" fill="${light}" opacity=".85"/>`;
    })
    .join('');
  return `<path d="M0 560Q300 500 600 510T1200 540V675H0Z" fill="${colour}" opacity=".55"/><path d="M${far - 16} 468Q${far - bend * 0.3 - 120} 570 260 675H940Q${far - bend * 0.3 + 120} 570 ${far + 16} 468Z" fill="${colour}"/>${dashes}`;
}
