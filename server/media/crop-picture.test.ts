import sharp from 'sharp'
import { expect, test } from 'vitest'
import { cropPicture } from './crop-picture.ts'
import { readShippedPrints } from './shipped-prints.ts'

const size = { width: 800, height: 160 }

test('every shipped print can be cropped to a band, as a JPEG of that size', async () => {
  const prints = await readShippedPrints()
  expect(prints.length).toBeGreaterThan(0)
  for (const print of [...prints.slice(0, 2), ...prints.slice(-1)]) {
    const { format, width, height } = await sharp((await cropPicture(print, size)) ?? Buffer.alloc(0)).metadata()
    expect({ format, width, height }).toEqual({ format: 'jpeg', ...size })
  }
})

test('the crop keeps the focus', async () => {
  const [print] = await readShippedPrints()
  if (!print) throw new Error('There are no prints.')
  const crops = await Promise.all(['50% 0%', '50% 100%'].map((focus) => cropPicture({ ...print, focus }, size)))
  expect(crops[0]).not.toEqual(crops[1])
})

test('of a picture whose file is gone there is none', async () => {
  const [print] = await readShippedPrints()
  if (!print) throw new Error('There are no prints.')
  expect(await cropPicture({ ...print, path: 'prints/../../package.json' }, size)).toBeNull()
})
