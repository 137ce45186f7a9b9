import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { forgetOldImports } from '#server/platform/imports/imports.ts'
import { runDueJobs, shareTestAnnai } from '#server/testing/annai.ts'
import { type Imports, openImports } from '#server/testing/import-desk.ts'
import { runTask } from '#server/testing/run-task.ts'
import { groundImports } from './ground-files.ts'

let desk: Imports
const annai = shareTestAnnai({ demo: true }, async (started) => {
  desk = await openImports(started)
})

const seasons = (name: string) => `Season,From,To,Percent\r\n${name},06-01,06-20,110\r\n`
const namesOf = async () =>
  (await desk.ask('GET', '/traffic-seasons')).body.seasons.map(({ name }: { name: string }) => name)

/** More lines than are read at once: two hours of every way there could be, over and over. */
async function manyTimes(minutes: number): Promise<string> {
  const { areas } = (await desk.ask('GET', '/driving-matrix')).body
  const names: string[] = areas.map(({ name }: { name: string }) => `"${name}"`)
  const lines = names.flatMap((from) =>
    names.flatMap((to) => Array.from({ length: 24 }, (_, hour) => `${from},${to},${hour},${minutes + hour}`)),
  )
  return `From,To,Hour,Minutes\r\n${lines.join('\r\n')}\r\n`
}

test('a preview is put in only while the list is what it was; read again, it can be', async () => {
  const { file } = await desk.bring('traffic-seasons', seasons('Rain'))
  const mine = await desk.bring('traffic-seasons', seasons('Snow'))
  expect((await desk.putIn(file.id)).status).toBe(200)
  const late = await desk.putIn(mine.file.id)
  expect([late.status, late.body.code]).toEqual([409, 'imports.changed-meanwhile'])
  expect(await namesOf()).not.toContain('Snow')
  expect((await desk.page(mine.file.id)).file.state).toBe('ready')
  await desk.again(mine.file.id)
  expect((await desk.putIn(mine.file.id)).status).toBe(200)
  expect(await namesOf()).toEqual(expect.arrayContaining(['Rain', 'Snow']))
})

test('the control: without its stamp the same preview is put in over what somebody else did', async () => {
  const { file } = await desk.bring('traffic-seasons', seasons('Fog'))
  const other = await desk.bring('traffic-seasons', seasons('Fog').replace('110', '150'))
  await desk.putIn(other.file.id)
  const list = groundImports.house.lists.get('traffic-seasons')
  const now = await list?.stamp(annai().ctx.db)
  await annai()
    .ctx.db.updateTable('imports')
    .set({ stamp: now ?? '' })
    .where('id', '=', file.id)
    .execute()
  expect((await desk.putIn(file.id)).status).toBe(200)
  const { seasons: all } = (await desk.ask('GET', '/traffic-seasons')).body
  expect(all.find(({ name }: { name: string }) => name === 'Fog').percent).toBe(110)
})

test('of two who put two files in at the same moment one is told, and who presses twice does it once', async () => {
  const [one, two] = [
    await desk.bring('traffic-seasons', seasons('A')),
    await desk.bring('traffic-seasons', seasons('B')),
  ]
  const answers = await Promise.all([one, two].map(({ file }) => desk.putIn(file.id)))
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  const three = await desk.bring('traffic-seasons', seasons('C'))
  const twice = await Promise.all([desk.putIn(three.file.id), desk.putIn(three.file.id)])
  expect(twice.map(({ status }) => status)).toEqual([200, 200])
  expect((await namesOf()).filter((name: string) => name === 'C')).toHaveLength(1)
})

test('a price of a place that is changed elsewhere makes a preview of places an old one', async () => {
  const { file } = await desk.bring('places', 'Name,Japanese\r\nThe Peninsula Tokyo,別の名\r\n')
  await sql`UPDATE places SET pick_up_fee_yen = pick_up_fee_yen + 100 WHERE slug = 'tokyo-tower'`.execute(
    annai().ctx.db,
  )
  expect((await desk.putIn(file.id)).body.code).toBe('imports.changed-meanwhile')
})

test('over 5,000 lines a job reads the file and another puts it in: each says how far it is, and all goes in at once', async () => {
  const { status, body } = await desk.send('driving-times', await manyTimes(100))
  expect([status, body.state, body.lines, body.linesRead]).toEqual([200, 'reading', 18 * 18 * 24 + 1, 0])
  expect((await desk.putIn(body.id)).body.code).toBe('imports.not-ready')
  expect((await desk.page(body.id)).rows).toEqual([])
  expect(await runDueJobs(annai())).toEqual([])
  const read = await desk.page(body.id, '?show=changed&page=3')
  expect(read.file).toMatchObject({ state: 'ready', linesRead: 18 * 18 * 24, counts: { bad: 0, absent: 0 } })
  expect([read.page, read.rows.length, read.total]).toEqual([3, 50, read.file.counts?.changed])
  const { version } = (await desk.ask('GET', '/driving-matrix')).body
  expect((await desk.putIn(body.id)).body.state).toBe('applying')
  expect(await runDueJobs(annai())).toEqual([])
  expect((await desk.page(body.id)).file.state).toBe('done')
  const { ways, version: after, history } = (await desk.ask('GET', '/driving-matrix')).body
  expect(new Set(ways.map(({ minutes }: { minutes: number[] }) => minutes.join())).size).toBe(1)
  expect([after, history[0].changes.length]).toEqual([version + 1, 201])
})

test('what somebody changes while a large file waits to be put in stays, and the file is ready again and says why', async () => {
  const { body } = await desk.send('driving-times', await manyTimes(200))
  await runDueJobs(annai())
  expect((await desk.putIn(body.id)).body.state).toBe('applying')
  const { version } = (await desk.ask('GET', '/driving-matrix')).body
  const times = [{ from: 'haneda', to: 'shinjuku', firstHour: 8, lastHour: 8, minutes: 33 }]
  expect((await desk.ask('PUT', '/driving-matrix', { version, times })).status).toBe(200)
  expect(await runDueJobs(annai())).toEqual([])
  expect((await desk.page(body.id)).file).toMatchObject({
    ...{ state: 'ready', doneAt: null, fault: expect.stringMatching(/^Somebody changed this list/) },
  })
  const way = (await desk.ask('GET', '/driving-matrix')).body.ways.find(
    ({ from, to }: { from: string; to: string }) => from === 'haneda' && to === 'shinjuku',
  )
  expect(way.minutes[8]).toBe(33)
})

test('who has a file read anew while it is read gets what is read last, and the job of before writes nothing', async () => {
  const { body } = await desk.send('driving-times', await manyTimes(300))
  await desk.again(body.id, { separator: ';' })
  await runTask(annai().ctx, 'fleet.read-import', { importId: body.id, reading: 1 })
  expect((await desk.page(body.id)).file).toMatchObject({ state: 'reading', linesRead: 0 })
  await runDueJobs(annai())
  expect((await desk.page(body.id)).file).toMatchObject({
    ...{ state: 'unreadable', fault: expect.stringMatching(/^There is no column/) },
  })
})

test('after a week a file is forgotten with its lines, and its address says so', async () => {
  const { file } = await desk.bring('traffic-seasons', seasons('Old'))
  await sql`UPDATE imports SET created_at = created_at - interval '8 days' WHERE id = ${file.id}`.execute(
    annai().ctx.db,
  )
  await forgetOldImports(annai().ctx)
  const gone = await desk.ask('GET', `/ground-imports/${file.id}`)
  expect([gone.status, gone.body.code]).toEqual([404, 'imports.unknown'])
  const left = await annai()
    .ctx.db.selectFrom('import_lines')
    .select('number')
    .where('import_id', '=', file.id)
    .execute()
  expect(left).toEqual([])
})

test('the bad lines of a file are written into the trail as they leave the house', async () => {
  const { file } = await desk.bring('traffic-seasons', 'Season,From,To,Percent\r\nX,1-1,13-40,5\r\n')
  expect(await desk.badLines(file.id)).toContain('A month and a day')
  const entries = await annai()
    .ctx.db.selectFrom('change_trail')
    .select(['deed', 'user_id'])
    .where('object_kind', '=', 'export')
    .where('object_id', '=', 'bad-lines')
    .execute()
  expect(entries).toEqual([{ deed: 'took 1 row of the list “bad-lines” out as a file', user_id: desk.userId }])
})
