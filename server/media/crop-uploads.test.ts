import sharp from 'sharp'
import { expect, test } from 'vitest'
import type { Picture } from '#contract/media.ts'
import { runDueJobs, shareTestAnnai } from '#server/testing/annai.ts'
import { signIn } from '#server/testing/scene.ts'
import { cropPicture, drawShareLater, readShippedPrints } from './index.ts'

const shared = shareTestAnnai({})
const size = { width: 800, height: 160 }
const crop = (picture: Picture) => cropPicture(shared().ctx.db, picture, size)

async function aPrint() {
  const [print] = await readShippedPrints()
  if (!print) throw new Error('There are no prints.')
  return print
}

/** Red above blue, sent by the office. */
async function sendToOffice(width: number, height: number) {
  const office = await signIn(shared(), 'admin')
  const red = { create: { width, height: Math.max(1, height / 2), channels: 3, background: '#ff0000' } } as const
  const payload = await sharp({ create: { width, height, channels: 3, background: '#0000ff' } })
    .composite([{ input: red, top: 0, left: 0 }])
    .png()
    .toBuffer()
  const headers = { ...office.headers, 'content-type': 'image/png' }
  const url = '/api/admin/pictures?alt=Two%20colours'
  const answer = await shared().app.inject({ method: 'POST', url, payload, headers })
  expect(answer.statusCode).toBe(200)
  return { office, picture: answer.json() as Picture }
}

const redOf = async (file: Buffer) => (await sharp(file).stats()).channels[0]?.mean ?? 0

test('every shipped print can be cropped to a band, as a JPEG of that size', async () => {
  const prints = await readShippedPrints()
  expect(prints.length).toBeGreaterThan(0)
  for (const print of [...prints.slice(0, 2), ...prints.slice(-1)]) {
    const { format, width, height } = await sharp((await crop(print)) ?? Buffer.alloc(0)).metadata()
    expect({ format, width, height }).toEqual({ format: 'jpeg', ...size })
  }
})

test('the crop keeps the focus', async () => {
  const print = await aPrint()
  const crops = await Promise.all(['50% 0%', '50% 100%'].map((focus) => crop({ ...print, focus })))
  expect(crops[0]).not.toEqual(crops[1])
})

test('a picture that the office sent is cropped like a print, also one of a single row', async () => {
  const { picture } = await sendToOffice(1000, 800)
  for (const [focus, isRed] of [
    ['50% 0%', true],
    ['50% 100%', false],
  ] as const) {
    const file = await crop({ ...picture, focus })
    if (!file) throw new Error('There is no crop.')
    expect(await sharp(file).metadata()).toMatchObject({ format: 'jpeg', ...size })
    expect((await redOf(file)) > 200).toBe(isRed)
  }
  const { picture: row } = await sendToOffice(16_000, 1)
  expect(await sharp((await crop(row)) ?? Buffer.alloc(0)).metadata()).toMatchObject(size)
})

test('another point of a picture is what links show, too', async () => {
  const { picture } = await sendToOffice(600, 800)
  const share = async () => {
    const { rawPayload, headers } = await shared().app.inject(`/uploads/${picture.path}-share.jpg`)
    // The same address shows another crop one day, so nobody keeps it for good.
    expect(headers['cache-control']).toBe('public, max-age=3600')
    return redOf(rawPayload)
  }
  for (const [focus, isRed] of [
    ['50% 0%', true],
    ['50% 100%', false],
  ] as const) {
    await drawShareLater(shared().ctx.db, { path: picture.path, focus })
    expect(await runDueJobs(shared())).toEqual([])
    expect((await share()) > 200).toBe(isRed)
  }
})

test('of a picture whose file is gone there is none', async () => {
  const print = await aPrint()
  for (const path of ['prints/../../package.json', `office/${'0'.repeat(32)}`])
    expect(await crop({ ...print, path })).toBeNull()
})
