import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { pictureWidths } from '#contract/picture-widths.ts'
import { encodePicture, UnreadablePicture } from './encode-picture.ts'

/** With the least effort, which decides how long it takes and how small it gets, and nothing that is looked at here. */
const encode = (source: Uint8Array, options = {}) => encodePicture(source, { ...options, avifEffort: 0 })

const plain = (width: number, height: number, background = '#204060') =>
  sharp({ create: { width, height, channels: 3, background } })

/** Red above blue, so that a turn shows. */
const redAboveBlue = (width: number, height: number) =>
  plain(width, height, '#0000ff').composite([
    { input: { create: { width, height: height / 2, channels: 3, background: '#ff0000' } }, top: 0, left: 0 },
  ])

async function fileOf(source: Uint8Array, ending: string): Promise<Buffer> {
  const { files } = await encode(source)
  const found = files.find((file) => file.ending === ending)
  if (!found) throw new Error(`No file ${ending}.`)
  return found.bytes
}

async function reasonOf(source: Uint8Array): Promise<string> {
  try {
    await encode(source)
    return 'accepted'
  } catch (error) {
    if (!(error instanceof UnreadablePicture)) throw error
    return error.reason
  }
}

describe('the files of a picture', () => {
  test('are AVIF and WebP in every width and a preview for links', async () => {
    const { width, height, ground, files } = await encode(await plain(2400, 1600).png().toBuffer())
    expect({ width, height, ground }).toEqual({ width: 1600, height: 1067, ground: '#204060' })
    const facts = []
    for (const { ending, bytes } of files) {
      const { format, compression, width } = await sharp(bytes).metadata()
      facts.push([ending, compression ?? format, width])
    }
    expect(facts).toEqual([
      ...pictureWidths.flatMap((wide) => [
        [`${wide}.avif`, 'av1', wide],
        [`${wide}.webp`, 'webp', wide],
      ]),
      ['share.jpg', 'jpeg', 1200],
    ])
  })

  test('are never larger than the picture', async () => {
    const source = await plain(700, 500).jpeg().toBuffer()
    const { width, height, files } = await encode(source)
    expect([width, height]).toEqual([700, 500])
    const widths = await Promise.all(files.map(async ({ bytes }) => (await sharp(bytes).metadata()).width))
    expect(widths).toEqual([480, 480, 700, 700, 700, 700, 1200])
  })

  test('stand upright whatever the camera noted', async () => {
    const onItsSide = await redAboveBlue(600, 400).withMetadata({ orientation: 6 }).jpeg({ quality: 95 }).toBuffer()
    const { width, height } = await encode(onItsSide)
    expect([width, height]).toEqual([400, 600])
    const upright = await fileOf(onItsSide, '480.webp')
    const left = await sharp(
      await sharp(upright).extract({ left: 0, top: 0, width: 40, height: 600 }).toBuffer(),
    ).stats()
    // Turned by a quarter, what was above is now at the right.
    expect(left.channels[2]?.mean).toBeGreaterThan(200)
    expect(left.channels[0]?.mean).toBeLessThan(50)
  })

  test.each([1, 2, 3, 4, 5, 6, 7, 8])(
    'stand upright as noted by %i, turned after they were made small',
    async (orientation) => {
      // Four quarters of different colours, so that every turn and mirroring shows.
      const quarter = (background: string) => ({
        create: { width: 200, height: 100, channels: 3 as const, background },
      })
      const lying = await plain(400, 200, '#ffffff')
        .composite([
          { input: quarter('#ff0000'), left: 0, top: 0 },
          { input: quarter('#00ff00'), left: 200, top: 0 },
          { input: quarter('#0000ff'), left: 0, top: 100 },
        ])
        .withMetadata({ orientation })
        .png()
        .toBuffer()
      const corners = async (picture: Buffer) => {
        const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true })
        const at = (x: number, y: number) => [...data.subarray((y * info.width + x) * 3, (y * info.width + x) * 3 + 3)]
        const [right, bottom] = [info.width - 9, info.height - 9]
        return [at(9, 9), at(right, 9), at(9, bottom), at(right, bottom)].map((colour) =>
          colour.map((value) => value > 128),
        )
      }
      const upright = await sharp(lying).autoOrient().png().toBuffer()
      expect(await corners(await fileOf(lying, '1600.webp'))).toEqual(await corners(upright))
    },
  )

  test('say nothing about camera, place or author', async () => {
    const telling = await plain(900, 600)
      .withExif({ IFD0: { Artist: 'Somebody' }, IFD3: { GPSLatitude: '35/1 40/1 0/1' } })
      .withIccProfile('p3')
      .jpeg()
      .toBuffer()
    expect((await sharp(telling).metadata()).exif).toBeDefined()
    const { files } = await encode(telling)
    for (const { bytes } of files) {
      const { exif, xmp, iptc, icc } = await sharp(bytes).metadata()
      expect({ exif, xmp, iptc, icc }).toEqual({})
    }
  })

  test('show the focus in the preview for links', async () => {
    const source = await redAboveBlue(400, 400).png().toBuffer()
    const meanRed = async (focus: string) => {
      const { files } = await encode(source, { focus })
      const share = files.find(({ ending }) => ending === 'share.jpg')
      const { width, height } = await sharp(share?.bytes).metadata()
      expect([width, height]).toEqual([1200, 630])
      return (await sharp(share?.bytes).stats()).channels[0]?.mean ?? 0
    }
    expect(await meanRed('50% 0%')).toBeGreaterThan(220)
    expect(await meanRed('50% 100%')).toBeLessThan(35)
  })

  test('put transparent, grey, deep and long pictures on the same footing', async () => {
    const clear = await sharp({ create: { width: 50, height: 50, channels: 4, background: '#00000000' } })
      .png()
      .toBuffer()
    expect((await encode(clear)).ground).toBe('#ffffff')
    const grey = await plain(50, 50, '#808080').greyscale().png().toBuffer()
    expect((await encode(grey)).ground).toBe('#808080')
    const deep = await plain(50, 50).toColourspace('rgb16').png().toBuffer()
    expect((await encode(deep)).ground).toBe('#204060')
    const long = await plain(60, 16_000).png().toBuffer()
    expect((await encode(long)).height).toBe(16_000)
    const low = await encode(long, { tallest: 2400 })
    expect([low.width, low.height]).toEqual([9, 2400])
  })
})

describe('what is accepted', () => {
  test('PNG, JPEG, WebP, GIF and AVIF', async () => {
    for (const kind of ['png', 'jpeg', 'webp', 'gif', 'avif'] as const) {
      expect(await reasonOf(await plain(40, 30).toFormat(kind).toBuffer())).toBe('accepted')
    }
  })

  test('of a moving picture, the first frame', async () => {
    const frames = [plain(40, 30, '#ff0000'), plain(40, 30, '#0000ff')].map((frame) => frame.png().toBuffer())
    const moving = await sharp(await Promise.all(frames), { join: { animated: true } })
      .gif()
      .toBuffer()
    expect((await sharp(moving).metadata()).pages).toBe(2)
    const { height, ground } = await encode(moving)
    expect({ height, ground }).toEqual({ height: 30, ground: '#ff0000' })
  })

  test('no SVG, TIFF, PDF, HEIC, BMP or icon', async () => {
    const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9"/></svg>'
    const refused = [
      Buffer.from(svg),
      Buffer.from(`<?xml version="1.0"?>\n<!-- a comment -->\n${svg}`),
      await plain(40, 30).tiff().toBuffer(),
      Buffer.from('%PDF-1.7\n1 0 obj'),
      Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1'),
      Buffer.from('BM\x46\0\0\0', 'latin1'),
      Buffer.from('\0\0\x01\0\x01\0', 'latin1'),
    ]
    for (const source of refused) expect(await reasonOf(source)).toBe('kind-not-accepted')
  })

  test('nothing that is no picture, whatever it begins like', async () => {
    const png = await plain(400, 300).png().toBuffer()
    const notPictures = [
      Buffer.alloc(0),
      Buffer.from('<!doctype html><script>alert(1)</script>'),
      Buffer.from('MZ\x90\0', 'latin1'),
      Buffer.from('\x89PNG\r\n\x1a\nand then nothing of the kind', 'latin1'),
      Buffer.from('\0\0\0\x18ftypisom\0\0\0\0mp41isom', 'latin1'),
      png.subarray(0, png.length / 2),
    ]
    for (const source of notPictures) expect(await reasonOf(source)).toBe('not-a-picture')
  })

  test('nothing over 40 megapixels, however few bytes it takes', async () => {
    const bomb = await plain(8001, 5000, '#ffffff').png({ compressionLevel: 9 }).toBuffer()
    expect(bomb.length).toBeLessThan(200_000)
    expect(await reasonOf(bomb)).toBe('too-large')
    const justBelow = await plain(8000, 5000, '#ffffff').png({ compressionLevel: 9 }).toBuffer()
    expect(await reasonOf(justBelow)).toBe('accepted')
  })

  test('no side over 16,383 pixels, however small the picture', async () => {
    for (const [width, height] of [
      [16_384, 2],
      [2, 16_384],
      [400_000, 1],
    ] as const)
      expect(await reasonOf(await plain(width, height).png().toBuffer())).toBe('too-large')
    expect(await reasonOf(await plain(16_383, 2).png().toBuffer())).toBe('accepted')
  })

  test('nothing that must be unfolded whole and is too large for that; the same as a plain JPEG is', async () => {
    const large = () => plain(4000, 2000)
    expect(await reasonOf(await large().avif({ effort: 0 }).toBuffer())).toBe('too-large')
    expect(await reasonOf(await large().jpeg().toBuffer())).toBe('accepted')
  })
})
