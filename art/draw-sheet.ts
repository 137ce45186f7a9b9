import sharp from 'sharp'
import { H, type Scene, W } from './parts/index.ts'

// The carved edge moves shapes by up to 4 px, which would leave a fringe of paper at the border: draw larger, then trim.
export const drawingSettings = { width: W, height: H, bleed: 6 }

/** The print as a PNG. */
export async function drawSheet(scene: Scene): Promise<Buffer> {
  const { width, height, bleed } = drawingSettings
  const wide = width + bleed * 2
  const high = Math.round((wide * height) / width)
  return sharp(Buffer.from(scene.svg({ width: wide, height: high })))
    .flatten({ background: scene.options.paper })
    .extract({ left: bleed, top: Math.floor((high - height) / 2), width, height })
    .png({ compressionLevel: 1 })
    .toBuffer()
}
