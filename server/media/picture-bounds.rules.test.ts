import sharp from 'sharp'
import { expect, test } from 'vitest'
import { jpegCoefficientBytes, mostPixelsASide, type PictureHead, tooCostly } from './picture-bounds.rules.ts'

const small = () => sharp({ create: { width: 32, height: 32, channels: 3, background: '#204060' } })
const nothing = Buffer.alloc(0)

const head = (kind: PictureHead['kind'], megapixels: number, more: Partial<PictureHead> = {}): PictureHead => ({
  kind,
  width: Math.floor(megapixels * 100),
  height: 10_000,
  channels: 3,
  isDeep: false,
  isInterlaced: false,
  ...more,
})

const takes = (picture: PictureHead, source: Uint8Array = nothing) => tooCostly(picture, source) === null

test('what comes row by row may have 40 megapixels, and no more', async () => {
  const jpeg = await small().jpeg().toBuffer()
  const webp = await small().webp().toBuffer()
  for (const [kind, source] of [['jpeg', jpeg] as const, ['png', nothing] as const, ['webp', webp] as const]) {
    expect([kind, takes(head(kind, 40), source)]).toEqual([kind, true])
    expect([kind, takes(head(kind, 40.1), source)]).toEqual([kind, false])
  }
})

test('no side is longer than WebP can hold, and the sentence says how long it is', () => {
  const strip = (width: number, height: number) => tooCostly({ ...head('png', 1), width, height }, nothing)
  expect(strip(mostPixelsASide, 1)).toBeNull()
  expect(strip(1, mostPixelsASide)).toBeNull()
  expect(strip(40_000, 1)).toBe('It is 40,000 pixels long. A side may have at most 16,383.')
  expect(strip(1, 16_384)).toBe('It is 16,384 pixels long. A side may have at most 16,383.')
})

test('what is unfolded whole may have fewer, by what each of its pixels takes', async () => {
  expect([takes(head('heif', 6)), takes(head('heif', 8))]).toEqual([true, false])
  expect([takes(head('heif', 4, { isDeep: true })), takes(head('heif', 5, { isDeep: true }))]).toEqual([true, false])
  expect([takes(head('gif', 23)), takes(head('gif', 24))]).toEqual([true, false])
  const interlaced = { isInterlaced: true }
  expect([takes(head('png', 24, interlaced)), takes(head('png', 40, interlaced))]).toEqual([true, false])
  const deep = { ...interlaced, isDeep: true, channels: 4 }
  expect([takes(head('png', 12, deep)), takes(head('png', 24, deep))]).toEqual([true, false])
  const lossless = await small().webp({ lossless: true }).toBuffer()
  expect([takes(head('webp', 30), lossless), takes(head('webp', 40), lossless)]).toEqual([true, false])
  expect(tooCostly(head('heif', 12), nothing)).toBe(
    'It has 12 megapixels. A picture of this kind may have 6; as an ordinary JPEG, 40.',
  )
})

test('a JPEG in several scans is known by its markers, whatever it calls itself', async () => {
  const kinds = {
    plain: await small().jpeg().toBuffer(),
    progressive: await small().jpeg({ progressive: true }).toBuffer(),
    'with all its colours': await small().jpeg({ progressive: true, chromaSubsampling: '4:4:4' }).toBuffer(),
    grey: await small().toColourspace('b-w').jpeg({ progressive: true }).toBuffer(),
    'in four inks': await small()
      .toColourspace('cmyk')
      .jpeg({ progressive: true, chromaSubsampling: '4:4:4' })
      .toBuffer(),
  }
  expect(Object.fromEntries(Object.entries(kinds).map(([kind, file]) => [kind, jpegCoefficientBytes(file)]))).toEqual({
    plain: 0,
    progressive: 3,
    'with all its colours': 6,
    grey: 2,
    'in four inks': 8,
  })
  expect([takes(head('jpeg', 40), kinds.progressive), takes(head('jpeg', 24), kinds['with all its colours'])]).toEqual([
    true,
    false,
  ])
  // One scan for each colour, without calling itself progressive: the first scan says that it brings one of three.
  const scans = Buffer.from(kinds.plain)
  scans[scans.indexOf(Buffer.from([0xff, 0xda])) + 4] = 1
  expect(jpegCoefficientBytes(scans)).toBe(3)
})

test('a JPEG that is cut off or lies about its markers is read no further than its end', async () => {
  const file = await small().jpeg({ progressive: true }).toBuffer()
  for (let cut = 0; cut < file.length; cut += 1)
    expect(jpegCoefficientBytes(file.subarray(0, cut))).toBeGreaterThanOrEqual(0)
  const lying = Buffer.from('\xff\xd8\xff\xff\xff\xc0\0\0', 'latin1')
  expect(jpegCoefficientBytes(lying)).toBe(0)
})
