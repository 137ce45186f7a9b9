import sharp from 'sharp'
import { expect, test, vi } from 'vitest'
import { mostPictureBytes } from '#contract/media.ts'
import { pictureWidths } from '#contract/picture-widths.ts'
import { heavyAtOnce } from '#server/platform/limit-at-once.ts'
import { closedPolicy } from '#server/platform/security-headers.ts'
import { runDueJobs, shareTestAnnai } from '#server/testing/annai.ts'
import { runTask } from '#server/testing/run-task.ts'
import { atTime, inMinutes, type SignedIn, signIn } from '#server/testing/scene.ts'
import { soon } from '#server/testing/soon.ts'
import { forgetUploads, keepUploads, storeUpload } from './index.ts'

const shared = shareTestAnnai({})

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#204060' } })

function send({ headers }: Pick<SignedIn, 'headers'>, payload: Buffer, type = 'image/png') {
  return shared().app.inject({
    method: 'PUT',
    url: '/api/profile/picture',
    payload,
    headers: { ...headers, 'content-type': type },
  })
}

const read = (path: string) => shared().app.inject({ url: `/uploads/${path}` })

async function countStored() {
  const { db } = shared().ctx
  const all = await Promise.all([
    db.selectFrom('pictures').select('name').where('uploaded_at', 'is not', null).execute(),
    db.selectFrom('picture_files').select('path').execute(),
  ])
  return all.map((rows) => rows.length)
}

/** The first lines of a PNG, which say how large it is; nothing of it follows. */
function headOfPng(width: number, height: number): Buffer {
  const head = Buffer.from('\x89PNG\r\n\x1a\n\0\0\0\rIHDR\0\0\0\0\0\0\0\0\x08\x02\0\0\0\0\0\0\0', 'latin1')
  head.writeUInt32BE(width, 16)
  head.writeUInt32BE(height, 20)
  return Buffer.concat([head, Buffer.from('\0\0\0\x01IDAT\0\0\0\0\0', 'latin1')])
}

test('the office finds its own pictures before our prints, by words, and never what guests sent', async () => {
  const office = await signIn(shared(), 'admin')
  const list = async (query = '') => {
    const answer = await shared().app.inject({ url: `/api/admin/pictures${query}`, headers: office.headers })
    expect(answer.statusCode).toBe(200)
    return answer.json() as { pictures: { path: string; alt: string }[]; total: number }
  }
  const before = await list()
  const guest = await signIn(shared())
  expect((await send(guest, await plain(300, 200).png().toBuffer())).statusCode).toBe(200)
  const sent = await shared().app.inject({
    method: 'POST',
    url: '/api/admin/pictures?alt=A%20heron%20at%20dusk',
    payload: await plain(300, 200).png().toBuffer(),
    headers: { ...office.headers, 'content-type': 'image/png' },
  })
  expect(sent.statusCode).toBe(200)
  const after = await list()
  expect(after.total).toBe(before.total + 1)
  expect(after.pictures[0]?.path).toBe(sent.json().path)
  expect(after.pictures.every(({ path }) => /^(prints|office)\//.test(path))).toBe(true)
  expect((await list('?q=HERON')).pictures.map(({ alt }) => alt)).toEqual(['A heron at dusk'])
  expect(await list('?q=%25')).toEqual({ pictures: [], total: 0 })
  expect((await list('?page=9999')).pictures).toEqual([])
})

test('a picture that somebody sends is made anew in every size, and served for good', async () => {
  const person = await signIn(shared())
  const photo = await plain(900, 600)
    .withExif({ IFD0: { Artist: 'Somebody', Model: 'Camera 7' }, IFD3: { GPSLatitude: '35/1 40/1 0/1' } })
    .jpeg()
    .toBuffer()
  expect((await sharp(photo).metadata()).exif).toBeDefined()
  const answer = await send(person, photo, 'image/jpeg')
  expect(answer.statusCode).toBe(200)
  const { image } = answer.json()
  expect(image).toMatch(/^people\/[0-9a-f]{32}-480\.webp$/)

  const path = image.replace('-480.webp', '')
  const kinds = { avif: 'image/avif', webp: 'image/webp' }
  const files = pictureWidths.flatMap((width) =>
    Object.entries(kinds).map(([kind, type]) => [`${path}-${width}.${kind}`, type]),
  )
  for (const [file = '', type] of [...files, [`${path}-share.jpg`, 'image/jpeg']]) {
    const served = await read(file)
    expect([served.statusCode, served.headers['content-type']]).toEqual([200, type])
    expect(served.headers['cache-control']).toBe('public, max-age=31536000, immutable')
    expect(served.headers['x-content-type-options']).toBe('nosniff')
    expect(served.headers['content-security-policy']).toBe(closedPolicy)
    const { exif, xmp, iptc, icc } = await sharp(served.rawPayload).metadata()
    expect({ exif, xmp, iptc, icc }).toEqual({})
    expect(served.rawPayload.includes('Camera 7')).toBe(false)
  }
  for (const unknown of [
    `${path}-480.png`,
    `${path}`,
    `${path}-481.webp`,
    'people/',
    'people/../prints/prints.json',
    'guests/..%2Fx',
  ])
    expect((await read(unknown)).statusCode).toBe(404)
  expect((await read(image.replace('people', 'guests'))).statusCode).toBe(404)
})

test('what is no picture is refused, and nothing of it is kept', async () => {
  const person = await signIn(shared())
  const before = await countStored()
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>'
  const bad: [string, Buffer, number, string][] = [
    ['drawing', Buffer.from(svg), 415, 'media.kind-not-accepted'],
    ['30,000 pixels square', headOfPng(30_000, 30_000), 413, 'media.too-large'],
    ['zip that is named .png', Buffer.from('PK\x03\x04\x14\0\0\0\x08\0', 'latin1'), 400, 'media.not-a-picture'],
    ['text', Buffer.from('This is my face.'), 400, 'media.not-a-picture'],
    ['page', Buffer.from('<!doctype html><script>alert(1)</script>'), 400, 'media.not-a-picture'],
    ['nothing', Buffer.alloc(0), 400, 'platform.invalid-input'],
    ['12 MB and a byte', Buffer.alloc(mostPictureBytes + 1), 413, 'platform.too-large'],
    ['12 MB of nothing', Buffer.alloc(mostPictureBytes), 400, 'media.not-a-picture'],
  ]
  for (const [what, bytes, status, code] of bad) {
    const answer = await send(person, bytes)
    expect([what, answer.statusCode, answer.json().code]).toEqual([what, status, code])
    if (code === 'media.not-a-picture' || code === 'media.kind-not-accepted')
      expect(answer.json().error).toContain('Please choose a JPEG, PNG, WebP, AVIF or GIF picture.')
  }
  expect(await countStored()).toEqual(before)
  expect((await shared().app.inject({ url: '/api/me', headers: person.headers })).json().image).toBeNull()
})

test('a picture of 16,000 pixels in one row is small, and stays so in every size', async () => {
  const person = await signIn(shared())
  for (const [width, height] of [
    [16_000, 1],
    [1, 16_000],
  ] as const) {
    const answer = await send(person, await plain(width, height).png().toBuffer())
    expect(answer.statusCode).toBe(200)
    const share = await read(answer.json().image.replace('480.webp', 'share.jpg'))
    const facts = await sharp(share.rawPayload).metadata()
    expect([facts.width, facts.height]).toEqual([1200, 630])
  }
})

test('a picture that would take too much is refused at its field, with what we would take', async () => {
  const person = await signIn(shared())
  const avif = await send(person, await plain(4000, 3000).avif({ effort: 0 }).toBuffer(), 'image/avif')
  expect([avif.statusCode, avif.json().code, avif.json().fields]).toEqual([
    413,
    'media.too-large',
    { file: 'It has 12 megapixels. A picture of this kind may have 6; as an ordinary JPEG, 40.' },
  ])
  const strip = await send(person, await plain(2500, 16_384).png().toBuffer())
  expect(strip.json().fields).toEqual({
    file: 'It is 16,384 pixels long. A side may have at most 16,383.',
  })
})

test('pictures are unfolded one at a time on a small machine, however many come at once', async () => {
  const person = await signIn(shared())
  const picture = await plain(40, 30).png().toBuffer()
  const { promise: gate, resolve: open } = Promise.withResolvers<void>()
  const atWork = { now: 0, most: 0 }
  const read = async (file: Buffer) => {
    atWork.now += 1
    atWork.most = Math.max(atWork.most, atWork.now)
    await gate
    atWork.now -= 1
    return file
  }
  const sending = Array.from({ length: heavyAtOnce() + 3 }, () =>
    storeUpload(shared().ctx, shared().ctx.db, picture, { userId: person.userId, alt: 'One of many.', read }),
  )
  await vi.waitFor(() => expect(atWork.now).toBe(heavyAtOnce()), soon)
  open()
  await Promise.all(sending)
  expect(atWork.most).toBe(heavyAtOnce())
})

test('a long strip is written no taller than a photograph that stands', async () => {
  const person = await signIn(shared())
  const { image } = (await send(person, await plain(2000, 16_000).png().toBuffer())).json()
  const { width, height } = await sharp((await read(image.replace('-480.', '-1600.'))).rawPayload).metadata()
  expect([width, height]).toEqual([225, 1800])
})

test('a new picture takes the place of the old one, also when two are sent at once; taken away, nothing is left', async () => {
  const [person, other] = [await signIn(shared()), await signIn(shared())]
  const [first, second] = [await plain(80, 80).png().toBuffer(), await plain(90, 90).png().toBuffer()]
  const { image: kept } = (await send(other, first)).json()
  const answers = await Promise.all([send(person, first), send(person, second)])
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200])
  const files = await shared()
    .ctx.db.selectFrom('pictures')
    .select('path')
    .where('uploaded_by', '=', person.userId)
    .execute()
  expect(files).toHaveLength(1)
  const profile = await shared().app.inject({ url: '/api/me', headers: person.headers })
  expect(profile.json().image).toBe(`${files[0]?.path}-480.webp`)
  expect((await read(`${files[0]?.path}-480.webp`)).statusCode).toBe(200)

  const gone = await shared().app.inject({ method: 'DELETE', url: '/api/profile/picture', headers: person.headers })
  expect([gone.statusCode, gone.json().image]).toEqual([200, null])
  expect((await read(`${files[0]?.path}-480.webp`)).statusCode).toBe(404)
  expect((await read(kept)).statusCode).toBe(200)
})

test('nobody sends a picture without an account', async () => {
  const picture = await plain(80, 80).png().toBuffer()
  expect((await send({ headers: {} }, picture)).statusCode).toBe(401)
})

test('an upload that nothing names is forgotten after a day; one in use, and our prints, stay', async () => {
  const annai = shared()
  const { ctx } = annai
  const picture = await plain(80, 80).png().toBuffer()
  const [mine, theirs] = ['4b0c1e9e-0000-4000-8000-000000000001', '4b0c1e9e-0000-4000-8000-000000000002']
  const [loose, used] = await Promise.all([
    storeUpload(ctx, ctx.db, picture, { userId: null, alt: 'A gate.', sentFor: mine }),
    storeUpload(ctx, ctx.db, picture, { userId: null, alt: 'A gate.', sentFor: mine }),
  ])
  // Only for what it was sent for, and once.
  expect(await keepUploads(ctx.db, [used.name], theirs, ctx.clock.now())).toEqual([])
  expect(await keepUploads(ctx.db, [used.name], mine, ctx.clock.now())).toEqual([used.name])
  expect(await keepUploads(ctx.db, [used.name], mine, ctx.clock.now())).toEqual([])

  const states = async () =>
    Promise.all([loose, used].map(async (one) => (await read(`${one.picture.path}-480.webp`)).statusCode))
  await runTask(ctx, 'media.forget-unnamed')
  expect(await states()).toEqual([200, 200])
  await atTime(annai, inMinutes(annai, 24 * 60 + 1), () => runTask(ctx, 'media.forget-unnamed'))
  expect(await states()).toEqual([404, 200])

  const prints = async () => (await ctx.db.selectFrom('pictures').select('name').execute()).map(({ name }) => name)
  const [print = ''] = (await prints()).filter((name) => !name.startsWith('upload-'))
  await forgetUploads(ctx.db, [used.name, print])
  expect(await states()).toEqual([404, 404])
  expect(await prints()).toContain(print)
})

test('who sends picture after picture is told to come back', async () => {
  const person = await signIn(shared())
  const nothing = Buffer.from('no picture')
  const codes = []
  for (let count = 0; count < 25; count++) codes.push((await send(person, nothing)).json().code)
  expect(codes.slice(0, 24)).toEqual(Array(24).fill('media.not-a-picture'))
  expect(codes[24]).toBe('media.too-many')
  expect(await runDueJobs(shared())).toEqual([])
})
