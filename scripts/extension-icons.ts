import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { crc32, deflateSync } from 'node:zlib';
import { root } from './build.ts';

/** Draws the extension's icons: a bridge (setu) of one arch on a rounded tile, sharp at every size. */

const ground = [15, 82, 87] as const;
const bridge = [255, 255, 255] as const;
const water = [242, 178, 62] as const;

type Colour = readonly [number, number, number];

/** What covers the point (0 to 1 on both axes); undefined is outside the tile. */
function colourAt(x: number, y: number): Colour | undefined {
  const radius = 0.22;
  const dx = Math.max(radius - x, x - (1 - radius), 0);
  const dy = Math.max(radius - y, y - (1 - radius), 0);
  if (dx * dx + dy * dy > radius * radius) return undefined;
  const inside = x > 0.13 && x < 0.87;
  if (inside && y > 0.36 && y < 0.46) return bridge;
  const fromCentre = Math.hypot(x - 0.5, (y - 0.74) * 1.05);
  if (inside && y >= 0.46 && y < 0.72 && fromCentre > 0.245) return bridge;
  if (inside && y > 0.77 && y < 0.83) return water;
  return ground;
}

/** An RGBA PNG of `size` pixels, each pixel the mean of 8 × 8 points. */
function iconPng(size: number): Buffer {
  const raw = Buffer.alloc(size * (size * 4 + 1));
  const grid = 8;
  for (let py = 0; py < size; py++) {
    for (let px = 0; px < size; px++) {
      const sum = [0, 0, 0];
      let covered = 0;
      for (let s = 0; s < grid * grid; s++) {
        const colour = colourAt(
          (px + ((s % grid) + 0.5) / grid) / size,
          (py + (Math.floor(s / grid) + 0.5) / grid) / size,
        );
        if (!colour) continue;
        covered += 1;
        for (let c = 0; c < 3; c++) sum[c]! += colour[c]!;
      }
      const at = py * (size * 4 + 1) + 1 + px * 4;
      for (let c = 0; c < 3; c++) raw[at + c] = covered ? Math.round(sum[c]! / covered) : 0;
      raw[at + 3] = Math.round((covered * 255) / (grid * grid));
    }
  }
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
    const out = Buffer.alloc(body.length + 8);
    out.writeUInt32BE(data.length, 0);
    body.copy(out, 4);
    out.writeUInt32BE(crc32(body), body.length + 4);
    return out;
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(size, 0);
  header.writeUInt32BE(size, 4);
  header.set([8, 6, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(raw, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

if (import.meta.main) {
  const folder = join(root, 'extension/public/icons');
  mkdirSync(folder, { recursive: true });
  for (const size of [16, 32, 48, 128]) writeFileSync(join(folder, `${size}.png`), iconPng(size));
}
