import sharp, { type Metadata, type Sharp } from 'sharp'
import { pictureWidths } from '#contract/picture-widths.ts'
import { cropAround } from './crop-around.ts'
import { mostPixels, type PictureHead, tooCostly } from './picture-bounds.rules.ts'

// What it kept of earlier pictures would be some 50 MB that nothing ever asks for again.
sharp.cache(false)

export type EncodedPicture = {
  /** Of the largest file. */
  width: number
  height: number
  /** The average colour, #rrggbb. */
  ground: string
  /** Endings such as `480.avif` or `share.jpg`. */
  files: { ending: string; bytes: Buffer }[]
}

export type UnreadableReason = 'not-a-picture' | 'kind-not-accepted' | 'too-large' | 'too-slow'

export class UnreadablePicture extends Error {
  readonly reason: UnreadableReason
  /** Why, where there is more to say than the reason. */
  readonly sentence: string | undefined

  constructor(reason: UnreadableReason, sentence?: string) {
    super(`The picture cannot be read: ${reason}.`)
    this.reason = reason
    this.sentence = sentence
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

export interface Encoding {
  focus?: string
  avifEffort?: number
  /** The tallest file that is written: twice as tall takes twice the memory. */
  tallest?: number
  /** How long each step may take; as long as it likes unless told. */
  seconds?: number
}

/**
 * Writes a picture in every size we serve. Goes by content, never by name; turns it upright, keeps no metadata and never
 * enlarges: what is narrower than a width is written as wide as it is.
 */
export async function encodePicture(
  source: Uint8Array,
  {
    focus = '50% 50%',
    avifEffort = encoderSettings.avif.effort,
    tallest = encoderSettings.tallest,
    seconds = 0,
  }: Encoding = {},
): Promise<EncodedPicture> {
  const { orientation = 1 } = await assertAccepted(source)
  // Decoded once; all sizes are made from the largest.
  const { data, info } = await decodeUpright(source, orientation, { tallest, seconds }).catch((error: unknown) => {
    throw new UnreadablePicture(isTimeout(error) ? 'too-slow' : 'not-a-picture')
  })
  const { width, height, channels } = info
  const largest = () => sharp(data, { raw: { width, height, channels } }).timeout({ seconds })
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

/**
 * The picture in the largest size that is written, upright. Made small first and turned then: to turn a picture it is
 * unfolded whole, and a small one costs little.
 */
async function decodeUpright(
  source: Uint8Array,
  orientation: number,
  { tallest, seconds }: { tallest: number; seconds: number },
) {
  const { turn, isMirrored } = uprightBy[orientation] ?? { turn: 0, isMirrored: false }
  const widest = Math.max(...pictureWidths)
  const [width, height] = turn % 180 === 0 ? [widest, tallest] : [tallest, widest]
  const small = await sharp(source, { limitInputPixels: mostPixels, failOn: 'error' })
    .timeout({ seconds })
    .flatten({ background: encoderSettings.paper })
    .resize({ width, height, fit: 'inside', withoutEnlargement: true })
    .flop(isMirrored)
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
  if (turn === 0) return small
  return sharp(small.data, { raw: small.info }).rotate(turn).raw().toBuffer({ resolveWithObject: true })
}

/** How a picture is set upright that a camera noted as lying (Exif 2.32, Orientation): mirrored first, then turned. */
const uprightBy: Readonly<Record<number, { turn: number; isMirrored: boolean }>> = {
  2: { turn: 0, isMirrored: true },
  3: { turn: 180, isMirrored: false },
  4: { turn: 180, isMirrored: true },
  5: { turn: 270, isMirrored: true },
  6: { turn: 90, isMirrored: false },
  7: { turn: 90, isMirrored: true },
  8: { turn: 270, isMirrored: false },
}

const isTimeout = (error: unknown) => error instanceof Error && /timeout/i.test(error.message)

async function averageColour(picture: Sharp): Promise<string> {
  const { channels } = await picture.stats()
  return `#${channels.map(({ mean }) => Math.round(mean).toString(16).padStart(2, '0')).join('')}`
}

/** Judges a picture by what it says of itself, before anything of it is unfolded. */
async function assertAccepted(source: Uint8Array): Promise<Metadata> {
  const kind = kindOf(source)
  if (!kind) throw new UnreadablePicture('not-a-picture')
  if (kind === 'refused') throw new UnreadablePicture('kind-not-accepted')
  const said = await metadataOf(source)
  const { format, compression, width, height, channels } = said
  const agrees = format === kind && (format !== 'heif' || compression === 'av1')
  if (!agrees) throw new UnreadablePicture('kind-not-accepted')
  const isDeep = said.depth !== 'uchar'
  const isInterlaced = kind === 'png' && Boolean(said.isProgressive)
  const costs = tooCostly({ kind, width, height, channels, isDeep, isInterlaced }, source)
  if (costs) throw new UnreadablePicture('too-large', costs)
  return said
}

async function metadataOf(source: Uint8Array): Promise<Metadata> {
  try {
    return await sharp(source, { limitInputPixels: false }).metadata()
  } catch {
    throw new UnreadablePicture('not-a-picture')
  }
}

type Kind = PictureHead['kind'] | 'refused'

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
