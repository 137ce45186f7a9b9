import sharp, { type Metadata, type Sharp } from 'sharp'
import { pictureWidths } from '#contract/picture-widths.ts'
import { cropAround } from './crop-around.ts'

export type EncodedPicture = {
  /** Of the largest file. */
  width: number
  height: number
  /** The average colour, #rrggbb. */
  ground: string
  /** Endings such as `480.avif` or `share.jpg`. */
  files: { ending: string; bytes: Buffer }[]
}

export type UnreadableReason = 'not-a-picture' | 'kind-not-accepted' | 'too-large'

export class UnreadablePicture extends Error {
  readonly reason: UnreadableReason

  constructor(reason: UnreadableReason) {
    super(`The picture cannot be read: ${reason}.`)
    this.reason = reason
  }
}

/** What decides how the files look; a print on file is drawn anew when it changes. */
export const encoderSettings = {
  widths: pictureWidths,
  avif: { quality: 50, effort: 5 },
  webp: { quality: 74, effort: 5 },
  share: { width: 1200, height: 630, quality: 80 },
  /** WebP holds no more than 16383 rows. */
  tallest: 16_383,
  /** Behind what is transparent. */
  paper: '#ffffff',
}

const mostPixels = 40_000_000

/**
 * Writes a picture in every size we serve. Goes by content, never by name; turns it upright, keeps no metadata and never
 * enlarges: what is narrower than a width is written as wide as it is.
 */
export async function encodePicture(
  source: Uint8Array,
  { focus = '50% 50%', avifEffort = encoderSettings.avif.effort } = {},
): Promise<EncodedPicture> {
  await assertAccepted(source)
  const { tallest, paper } = encoderSettings
  const widest = Math.max(...pictureWidths)
  // Decoded once; all sizes are made from the largest.
  const { data, info } = await sharp(source, { limitInputPixels: mostPixels, failOn: 'error' })
    .autoOrient()
    .flatten({ background: paper })
    .resize({ width: widest, height: tallest, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
    .catch(() => {
      throw new UnreadablePicture('not-a-picture')
    })
  const { width, height, channels } = info
  const largest = () => sharp(data, { raw: { width, height, channels } })
  const files: EncodedPicture['files'] = []
  for (const wanted of pictureWidths) {
    const sized = wanted < width ? largest().resize({ width: wanted }) : largest()
    files.push({
      ending: `${wanted}.avif`,
      bytes: await sized
        .clone()
        .avif({ ...encoderSettings.avif, effort: avifEffort })
        .toBuffer(),
    })
    files.push({ ending: `${wanted}.webp`, bytes: await sized.clone().webp(encoderSettings.webp).toBuffer() })
  }
  files.push({
    ending: 'share.jpg',
    bytes: await cropAround(largest(), { width, height }, focus, encoderSettings.share),
  })
  return { width, height, ground: await averageColour(largest()), files }
}

async function averageColour(picture: Sharp): Promise<string> {
  const { channels } = await picture.stats()
  return `#${channels.map(({ mean }) => Math.round(mean).toString(16).padStart(2, '0')).join('')}`
}

async function assertAccepted(source: Uint8Array): Promise<void> {
  const kind = kindOf(source)
  if (!kind) throw new UnreadablePicture('not-a-picture')
  if (kind === 'refused') throw new UnreadablePicture('kind-not-accepted')
  const { format, compression, width, height } = await metadataOf(source)
  const agrees = format === kind && (format !== 'heif' || compression === 'av1')
  if (!agrees) throw new UnreadablePicture('kind-not-accepted')
  if (width * height > mostPixels) throw new UnreadablePicture('too-large')
}

async function metadataOf(source: Uint8Array): Promise<Metadata> {
  try {
    return await sharp(source, { limitInputPixels: false }).metadata()
  } catch {
    throw new UnreadablePicture('not-a-picture')
  }
}

type Kind = 'png' | 'jpeg' | 'gif' | 'webp' | 'heif' | 'refused'

const startsWith: [string, Kind][] = [
  ['\x89PNG\r\n\x1a\n', 'png'],
  ['\xff\xd8\xff', 'jpeg'],
  ['GIF87a', 'gif'],
  ['GIF89a', 'gif'],
  // PDF, TIFF, BMP, icon, Photoshop
  ...['%PDF', 'II*\0', 'MM\0*', 'II+\0', 'MM\0+', 'BM', '\0\0\x01\0', '8BPS'].map((sign): [string, Kind] => [
    sign,
    'refused',
  ]),
]

/** By the first bytes, so that parsers of kinds we refuse are never fed. */
function kindOf(source: Uint8Array): Kind | undefined {
  const start = Buffer.from(source.subarray(0, 512)).toString('latin1')
  const known = startsWith.find(([sign]) => start.startsWith(sign))
  if (known) return known[1]
  if (start.startsWith('RIFF') && start.startsWith('WEBP', 8)) return 'webp'
  // AVIF and HEIC share a container.
  if (start.startsWith('ftyp', 4)) return /^he[iv]/.test(start.slice(8)) ? 'refused' : 'heif'
  return /<svg|<\?xml|<!doctype svg/i.test(start) ? 'refused' : undefined
}
