import { randomBytes, randomUUID } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { houseKey } from '#server/platform/house-keys.ts'
import { mailFolder } from '#server/platform/mail-files.ts'
import { signingKey } from '#server/platform/signing-keys.store.ts'
import { runDueJobs, shareTestAnnai, type TestAnnai } from '#server/testing/annai.ts'
import { bookAndPay, get, post } from '#server/testing/bookings.ts'
import { linkFor, memberOf } from '#server/testing/crew-days.ts'
import { personWithEverything, secretOf, signedInAs } from '#server/testing/person-with-everything.ts'
import { signIn } from '#server/testing/scene.ts'
import { send } from '#server/testing/signed-in-people.ts'
import { whereWordsStand } from '#server/testing/words-in-database.ts'

const annai = shareTestAnnai({ demo: true, settings: { demo: false } })

const columns = async ({ ctx: { db } }: TestAnnai) =>
  (
    await sql<{ schema: string; table: string; column: string }>`
      SELECT table_schema AS schema, table_name AS "table", column_name AS "column" FROM information_schema.columns
      JOIN information_schema.tables USING (table_schema, table_name)
      WHERE data_type = 'bytea' AND table_type = 'BASE TABLE'
        AND table_schema NOT IN ('pg_catalog', 'information_schema')`.execute(db)
  ).rows

/** Where these bytes stand in any column of bytes, whatever stands around them. */
async function whereBytesStand(house: TestAnnai, bytes: Buffer): Promise<string[]> {
  const places = []
  for (const { schema, table, column } of await columns(house)) {
    const { rows } = await sql`SELECT FROM ${sql.table(`${schema}.${table}`)}
      WHERE position(${bytes} IN ${sql.ref(column)}) > 0`.execute(house.ctx.db)
    if (rows.length > 0) places.push(`${table}.${column}`)
  }
  return places
}

/** Whatever stands in the addresses of our mails and looks drawn: these are the secrets that we handed out. */
async function secretsInMails({ ctx }: TestAnnai): Promise<string[]> {
  const folder = mailFolder(ctx.settings.dataDir)
  const found = new Set<string>()
  for (const name of await readdir(folder)) {
    const text = (await readFile(path.join(folder, name), 'utf8')).replaceAll('=\r\n', '').replaceAll('=3D', '=')
    for (const [address] of text.matchAll(/https?:\/\/[^\s"<>]+/g))
      for (const [word] of address.matchAll(/[\w-]{32,}/g)) if (!/^[0-9a-f-]{36}$/.test(word)) found.add(word)
  }
  return [...found]
}

test('a copy of the whole database holds nothing that opens anything', async () => {
  const house = annai()
  const person = await personWithEverything(house, 'zqx', 9871)
  const headers = await signedInAs(house, person)
  const desk = await signIn(house, 'admin')
  const held = await bookAndPay(house, { day: '2026-12-09' })
  const crewToken = await linkFor(house, desk, '2026-12-09', (await memberOf(house, held, 'chauffeur')).id)
  await send(house, 'POST', '/forgot-password', {}, { email: person.words.email })
  const { body: file } = await post(house, '/office/bookings/file', { columns: 'reference' }, desk.headers)
  const { body: list } = await get(house, '/wishlist', headers)
  const attempt = randomUUID()
  const quote = await post(house, '/quotes', {
    tour: 'kamakura-and-the-great-buddha',
    day: '2026-12-10',
    start: '08:00',
    guests: 2,
  })
  const wish = { quoteId: quote.body.id, leadName: 'Eleanor Marsh', email: 'eleanor@example.com' }
  const made = await post(house, '/bookings', wish, { 'idempotency-key': attempt })
  await runDueJobs(house)
  const mailed = await secretsInMails(house)
  expect(mailed.length).toBeGreaterThan(5)

  const secrets = [
    secretOf('zqx'),
    ...[headers, desk.headers].map(({ authorization = '' }) => authorization.replace('Bearer ', '')),
    ...[held, ...Object.values(person.bookings)].map(({ token }) => token),
    ...[made.body.token, attempt, crewToken, list.shareCode],
    ...file.link.split(/[=.]/).filter((part: string) => part.length > 30 && !part.startsWith('/')),
    ...mailed,
  ]
  expect(secrets.filter((secret) => typeof secret !== 'string' || secret.length < 20)).toEqual([])
  expect(await whereWordsStand(house.ctx.db, secrets)).toEqual([])
  const { secretKeys } = house.ctx.settings
  for (const key of [await houseKey(house.ctx, 'links'), await signingKey(house.ctx.db, 'attempts', secretKeys)])
    expect(await whereBytesStand(house, key)).toEqual([])
  for (const { bytes } of secretKeys) expect(await whereBytesStand(house, bytes)).toEqual([])
})

test('whoever looks so finds what does lie there (the control)', async () => {
  const house = annai()
  const [key, name] = [randomBytes(32), `control-${randomUUID()}`]
  await house.ctx.db.insertInto('signing_keys').values({ name, key }).execute()
  expect(await whereBytesStand(house, key)).toEqual(['signing_keys.key'])
  expect(await whereWordsStand(house.ctx.db, [name])).toEqual([`signing_keys.name: ${name}`])
  await house.ctx.db.deleteFrom('signing_keys').where('name', '=', name).execute()
})
