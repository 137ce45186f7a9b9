import { expect, test } from 'vitest'
import { type Bitmap, readBmp, readIco } from './bitmap.rules.ts'

/** Rows from the bottom up, each filled to four bytes, as old programs write them. */
function bmp({
  width = 2,
  height = 2,
  bits = 24,
  rows = [] as number[][],
  palette = [] as number[],
  packing = 0,
} = {}) {
  const head = Buffer.alloc(54)
  head.write('BM', 'latin1')
  head.writeUInt32LE(54 + palette.length, 10)
  head.writeUInt32LE(40, 14)
  head.writeInt32LE(width, 18)
  head.writeInt32LE(height, 22)
  head.writeUInt16LE(1, 26)
  head.writeUInt16LE(bits, 28)
  head.writeUInt32LE(packing, 30)
  head.writeUInt32LE(palette.length / 4, 46)
  const filled = rows.map((row) => Buffer.concat([Buffer.from(row), Buffer.alloc((4 - (row.length % 4)) % 4)]))
  return Buffer.concat([head, Buffer.from(palette), ...filled])
}

function ico(dib: Buffer) {
  const head = Buffer.alloc(22)
  head.writeUInt16LE(1, 2)
  head.writeUInt16LE(1, 4)
  head.writeUInt8(2, 6)
  head.writeUInt32LE(dib.length, 14)
  head.writeUInt32LE(22, 18)
  return Buffer.concat([head, dib])
}

const points = (bitmap: ReturnType<typeof readBmp>) => [...(bitmap as Bitmap).rgba]
const [red, green, blue, white] = [
  [255, 0, 0, 255],
  [0, 255, 0, 255],
  [0, 0, 255, 255],
  [255, 255, 255, 255],
]

test('bitmaps of every usual depth are read, the right way up', () => {
  const deep = bmp({
    rows: [
      [255, 0, 0, 255, 255, 255],
      [0, 0, 255, 0, 255, 0],
    ],
  })
  expect(points(readBmp(deep))).toEqual([red, green, blue, white].flat())
  const palette = [0, 0, 255, 0, 255, 0, 0, 0]
  expect(
    points(
      readBmp(
        bmp({
          bits: 8,
          palette,
          rows: [
            [1, 1],
            [0, 1],
          ],
        }),
      ),
    ),
  ).toEqual([red, blue, blue, blue].flat())
  expect(points(readBmp(bmp({ bits: 1, palette, rows: [[0b01000000], [0b10000000]] })))).toEqual(
    [blue, red, red, blue].flat(),
  )
  // The fourth byte is empty everywhere, and so says nothing.
  expect(points(readBmp(bmp({ bits: 32, height: -1, width: 1, rows: [[0, 0, 255, 0]] })))).toEqual(red)
})

test('an icon gives its picture, without the mask below it, or the PNG inside', () => {
  const picture = bmp({
    bits: 32,
    width: 1,
    height: 2,
    rows: [
      [0, 255, 0, 200],
      [0, 0, 0, 0],
    ],
  }).subarray(14)
  expect(points(readIco(ico(picture)) as Bitmap)).toEqual([0, 255, 0, 200])
  const png = Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), Buffer.alloc(60)])
  expect(readIco(ico(png))).toEqual(png)
})

test('what lies about itself is refused, and nothing is read past its end', () => {
  expect(readBmp(Buffer.from('BM'))).toBe('not-a-picture')
  expect(readBmp(bmp({ width: 100_000, height: 100_000 }))).toBe('too-large')
  expect(readBmp(bmp({ width: 200, height: 200 }))).toBe('not-a-picture')
  expect(readBmp(bmp({ bits: 8, packing: 1, rows: [[0], [0]] }))).toBe('not-a-picture')
  expect(readIco(ico(Buffer.alloc(10)))).toBe('not-a-picture')
  expect(readIco(Buffer.from('\0\0\x01\0\xff\xff', 'latin1'))).toBe('not-a-picture')
  for (let cut = 2; cut < 60; cut += 1) {
    const whole = bmp({
      bits: 8,
      palette: [0, 0, 255, 0],
      rows: [
        [0, 0],
        [0, 0],
      ],
    })
    expect(readBmp(whole.subarray(0, cut))).toBe('not-a-picture')
  }
})
