import { expect, test } from 'vitest'
import { groundLists } from '#contract/ground-imports.ts'
import type { ImportLine } from '#contract/imports.ts'
import { runDueJobs, shareTestAnnai } from '#server/testing/annai.ts'
import { type Imports, openImports } from '#server/testing/import-desk.ts'
import { loadFleet } from '../../load-fleet.ts'

let desk: Imports
const annai = shareTestAnnai({ demo: true }, async (started) => {
  desk = await openImports(started)
})

const none = { fresh: 0, changed: 0, bad: 0, absent: 0 }
const placeHead = 'Name,Japanese,Kind,Area,Address,Latitude,Longitude'
const place = (name: string, more: Partial<Record<'kind' | 'area' | 'address' | 'at', string>> = {}) =>
  [name, '麻布台の宿', more.kind ?? 'hotel', more.area ?? '', more.address ?? '', more.at ?? '35.6608,139.7402'].join(
    ',',
  )
const file = (head: string, ...lines: string[]) => `${head}\r\n${lines.join('\r\n')}\r\n`
const mends = ({ faults }: ImportLine) => faults.map(({ heading, mend }) => `${heading}: ${mend}`).join(' ')
const changesOf = ({ changes }: ImportLine) => changes.map(({ heading, before, after }) => [heading, before, after])

test.each(groundLists)('the file of %s brought in again changes nothing', async (list) => {
  const out = await desk.takeOut(list)
  const { file: brought } = await desk.bring(list, out)
  if (brought.state === 'reading') await runDueJobs(annai())
  const { file: read, rows } = await desk.page(brought.id)
  expect(rows).toEqual([])
  expect(read.counts).toEqual({ ...none, same: out.trim().split('\r\n').length - 1 })
  expect(read.readAs?.headings.filter(({ takenFor }) => takenFor === null).map(({ written }) => written)).toEqual(
    list === 'places' ? ['Pick-up (yen)', 'Bookings ahead'] : [],
  )
  const refused = await desk.putIn(read.id)
  expect([refused.status, refused.body.code]).toEqual([400, 'platform.invalid-input'])
})

test('a file shows what is new and what changes, and nothing is changed before it is put in; then all of it is', async () => {
  const before = (await desk.ask('GET', '/places/the-peninsula-tokyo')).body
  const { file: read, rows } = await desk.bring(
    'places',
    file(
      'Name,Japanese,Kind,Latitude,Longitude',
      'File House,宿,hotel,35.6608,139.7402',
      'the peninsula tokyo,別の名,hotel,35.6749,139.7607',
    ),
  )
  expect(read.state).toBe('ready')
  expect(read.counts).toMatchObject({ fresh: 1, changed: 1, same: 0, bad: 0 })
  expect(rows.map(({ kind, number, name }) => [kind, number, name])).toEqual([
    ['changed', 3, 'the peninsula tokyo'],
    ['new', 2, 'File House'],
  ])
  expect(changesOf(rows[0] as ImportLine)).toContainEqual(['Japanese', before.nameJa, '別の名'])
  expect(changesOf(rows[1] as ImportLine)).toContainEqual(['Kind', null, 'hotel'])
  expect((await desk.ask('GET', '/places/the-peninsula-tokyo')).body).toEqual(before)
  expect((await desk.ask('GET', '/places/file-house')).status).toBe(404)

  expect((await desk.putIn(read.id)).body).toMatchObject({ state: 'done' })
  const after = (await desk.ask('GET', '/places/the-peninsula-tokyo')).body
  // The address is not in the file, and stays.
  expect(after).toMatchObject({ nameJa: '別の名', addressJa: before.addressJa, version: before.version + 1 })
  expect(after.history[0]).toMatchObject({ deed: 'changed the place by the file “list.csv”', by: 'Test' })
  expect((await desk.ask('GET', '/places/file-house')).body).toMatchObject({ kind: 'hotel', version: 1, nameJa: '宿' })
  // Once more is the same deed.
  expect((await desk.putIn(read.id)).body).toMatchObject({ state: 'done' })
  expect((await desk.ask('GET', '/places/the-peninsula-tokyo')).body.version).toBe(after.version)
  const { history, earlier } = (await desk.ask('GET', '/ground-imports?list=places')).body
  expect(history[0]).toMatchObject({
    ...{ deed: 'put in the file “list.csv”', by: 'Test' },
    changes: [
      { name: 'new', before: '', after: '1 place' },
      { name: 'changed', before: '', after: '1 place' },
    ],
  })
  expect(earlier.find(({ id }: { id: string }) => id === read.id)).toMatchObject({ state: 'done', by: 'Test' })
})

test('every bad line is named with its number and what to mend; the good ones can be put in, and the bad ones come back', async () => {
  const terminal = (await desk.ask('GET', '/places/haneda-terminal-3')).body
  const { file: read, rows } = await desk.bring(
    'places',
    file(
      placeHead,
      place('In the bay', { at: '35.2,140.9' }),
      place(''),
      place('Turned', { at: '139.7402,35.6608' }),
      place('Sky stop', { kind: 'bus' }),
      place('Far', { area: 'Atlantis' }),
      place('Twice'),
      'Short,短い,hotel',
      place('twice', { kind: 'sight' }),
      place(`"${terminal.name}"`, { kind: 'hotel', at: '35.5494,139.7798' }),
      place('=1+1 Hotel'),
      place('Good'),
    ),
  )
  const told = Object.fromEntries(rows.filter(({ kind }) => kind === 'bad').map((line) => [line.number, mends(line)]))
  expect(told).toMatchObject({
    2: expect.stringMatching(/^Latitude: This is in the sea, .* km from the shore/),
    3: expect.stringMatching(/^Name: /),
    4: expect.stringMatching(/^Latitude: Between 20 and 46 degrees north\. Longitude: Between 122 and 154/),
    5: 'Kind: Known kinds: hotel, station, airport, port, sight.',
    6: 'Area: There is no area “Atlantis” in use. Add it under Areas first.',
    7: ': The same place stands on line 9. Only one can be right.',
    8: expect.stringMatching(/^: 3 of 7 columns\./),
    9: ': The same place stands on line 7. Only one can be right.',
    10: 'Kind: It is a terminal: it stays an airport or a pier.',
  })
  expect(read.readAs?.formulas).toBe(1)
  expect(rows.findIndex(({ kind }) => kind !== 'bad')).toBe(read.counts?.bad)
  const onlyNew = await desk.page(read.id, '?show=new')
  expect(onlyNew.rows.map(({ name }) => name)).toEqual(['=1+1 Hotel', 'Good'])
  expect(onlyNew.total).toBe(read.counts?.fresh)
  expect((await desk.putIn(read.id)).body.state).toBe('done')
  const csv = await desk.badLines(read.id)
  const lines = csv.trim().split('\r\n')
  expect(lines[0]).toBe(`${placeHead},Line,To mend`)
  expect(lines).toHaveLength(1 + (read.counts?.bad ?? 0))
  // Mended, they are brought again; what was told beside them is not taken.
  const mended = csv.replace('35.2,140.9', '35.6608,139.7402')
  const second = await desk.bring('places', mended)
  expect(second.rows.filter(({ kind }) => kind === 'new').map(({ name }) => name)).toEqual(['In the bay'])
  const known = (await desk.ask('GET', `/places?q=${encodeURIComponent('=1+1')}`)).body.rows
  expect(known).toHaveLength(1)
})

test('Shift_JIS with semicolons, full-width figures and decimal commas is read, and says so', async () => {
  // "Sjis House;東京;hotel;３５,６６;139,74" under Japanese headings.
  const line = Buffer.concat([
    Buffer.from('Name;Japanese;Kind;Latitude;Longitude\r\nSjis House;'),
    Buffer.from([0x93, 0x8c, 0x8b, 0x9e]),
    Buffer.from(';hotel;'),
    Buffer.from([0x82, 0x52, 0x82, 0x54]),
    Buffer.from(',66;139,74\r\n'),
  ])
  const { file: read, rows } = await desk.bring('places', line)
  expect(read.readAs).toMatchObject({ encoding: 'shift_jis', separator: ';', wide: { cells: 1, example: '３５,66' } })
  expect(changesOf(rows[0] as ImportLine)).toEqual(
    expect.arrayContaining([
      ['Japanese', null, '東京'],
      ['Latitude', null, '35.66'],
    ]),
  )
  const otherwise = await desk.again(read.id, { encoding: 'utf-8', separator: null })
  expect(otherwise.body).toMatchObject({ state: 'unreadable', fault: expect.stringMatching(/cannot be read as UTF-8/) })
  const back = await desk.again(read.id)
  expect(back.body).toMatchObject({ state: 'ready', fault: null, counts: { fresh: 1 } })
})

test('a million lines are refused before they are read, and so is what is no list', async () => {
  const long = await desk.send('places', 'x\n'.repeat(1_000_000))
  expect([long.status, long.body.code]).toEqual([413, 'imports.too-many-lines'])
  expect(long.body.error).toContain('100,000 lines')
  const large = await desk.send('places', Buffer.alloc(13 * 1024 * 1024, 'a'))
  expect([large.status, large.body.code]).toEqual([413, 'platform.too-large'])
  const read = async (content: string | Buffer) => (await desk.bring('places', content)).file.fault
  expect(await read('\r\n')).toMatch(/^This file is empty/)
  expect(await read('City,Country\r\nTokyo,Japan\r\n')).toMatch(/^There is no column “Name”/)
  expect(await read('Name,名称\r\nA,B\r\n')).toBe('Two columns are called Name. Take one of them away.')
  expect(await read('Name,Japanese\r\n"open,x\r\n')).toMatch(/^On line 2 a quotation mark/)
  expect(await read(Buffer.from([0x50, 0x4b, 0x03, 0x04, 0, 0]))).toMatch(/^This is a spreadsheet/)
})

test('driving times of a file are driven from that moment on, as one version of the matrix', async () => {
  const { version } = (await desk.ask('GET', '/driving-matrix')).body
  const { file: read } = await desk.bring(
    'driving-times',
    file('From;To;Hour;Minutes', 'Haneda;Shinjuku;08:00;77', 'haneda;Shinjuku;９;７８ min'),
  )
  expect(read.counts).toMatchObject({ changed: 2, fresh: 0, bad: 0 })
  await desk.putIn(read.id)
  const morning = new Date('2026-12-01T08:20:00+09:00')
  expect((await loadFleet(annai().ctx)).drivingMinutes('haneda', 'shinjuku', morning)).toBe(77)
  const after = (await desk.ask('GET', '/driving-matrix')).body
  expect(after.version).toBe(version + 1)
  expect(after.history[0]).toMatchObject({ deed: 'changed driving times by the file “list.csv”', version: version + 1 })
  expect(after.history[0].changes[0]).toMatchObject({ name: 'Haneda to Shinjuku, 08:00', after: '77' })
  const bad = await desk.bring(
    'driving-times',
    file(
      'From,To,Hour,Minutes',
      'Haneda,,8,5',
      'Haneda,Shinjuku,24,5',
      'Haneda,Shinjuku,7,2000',
      'Haneda,Shinjuku,x,5',
    ),
  )
  expect(bad.rows.map(mends)).toEqual([
    'To: Name an area.',
    'Hour: An hour of the day.',
    'Minutes: At most 600 minutes.',
    'Hour: An hour of the day.',
  ])
})

test('areas, garages, terminals, distances and seasons are added and changed by a file, and none goes', async () => {
  const put = async (list: Parameters<Imports['bring']>[0], content: string) => {
    const { file: read } = await desk.bring(list, content)
    expect(read.counts?.bad, list).toBe(0)
    expect((await desk.putIn(read.id)).body.state, list).toBe('done')
  }
  const before = (await desk.ask('GET', '/areas')).body.areas.length
  await put('areas', file('Name,Japanese,Latitude,Longitude', 'Chichibu,秩父,35.99,139.08'))
  const { areas } = (await desk.ask('GET', '/areas')).body
  expect(areas).toHaveLength(before + 1)
  expect(areas).toContainEqual(expect.objectContaining({ code: 'chichibu', name: 'Chichibu', isSold: false }))
  await put('garages', file('Name,Area', 'Chichibu garage,Chichibu'))
  const { garages } = (await desk.ask('GET', '/garages')).body
  expect(garages).toContainEqual(expect.objectContaining({ code: 'chichibu-garage', area: 'chichibu', version: 1 }))
  await put('distances', file('From,To,Kilometres', 'Chichibu,Shinjuku,92.5'))
  expect((await loadFleet(annai().ctx)).kilometres('chichibu', 'shinjuku')).toBe(92.5)
  const seasons = (await desk.ask('GET', '/traffic-seasons')).body.seasons
  await put('traffic-seasons', file('Season,From,To,Percent', 'Rain,06-01,6/20,110%'))
  const later = (await desk.ask('GET', '/traffic-seasons')).body.seasons
  expect(later).toHaveLength(seasons.length + 1)
  expect(later).toContainEqual({ name: 'Rain', seasonFrom: 601, seasonTo: 620, percent: 110 })
  const { terminals } = (await desk.ask('GET', '/terminals')).body
  const [first] = terminals
  await put('terminals', file('Place,Kerb', `"${first.placeName}",A new kerb`))
  const changed = (await desk.ask('GET', '/terminals')).body.terminals
  expect(changed).toHaveLength(terminals.length)
  expect(changed[0]).toMatchObject({ ...first, kerbPoint: 'A new kerb', version: first.version + 1 })
})

test('a retired place is not changed by a file, nor made anew under its name', async () => {
  const retired = (await desk.ask('GET', '/places/tokyo-tower')).body
  await desk.ask('POST', '/places/tokyo-tower/retire', { version: retired.version, reason: 'Closed.' })
  const { rows } = await desk.bring('places', file('Name,Japanese', `${retired.name},別`))
  expect(rows.map(mends)).toEqual(['Name: This place is retired. Take it into use again first.'])
  const same = await desk.bring('places', file('Name,Japanese', `${retired.name},${retired.nameJa}`))
  expect(same.file.counts).toMatchObject({ same: 1, bad: 0, fresh: 0 })
  await desk.ask('POST', '/places/tokyo-tower/back', { version: retired.version + 1 })
})
